import { useState } from 'react';
import { headsOf } from '@serikad/shared/guest-list/check-in';
import { type Heads, LONGEST_WALK_IN } from '@serikad/shared/guest-list/check-in.types';
import { storableLine } from '@serikad/shared/validation/storable-line';
import { useTexts } from '../texts/texts.js';
import { HeadsField } from './heads-field.js';

interface Props {
  /** What was searched for. */
  name: string;
  onCancel: () => void;
  onCheckIn: (name: string, heads: Heads) => void;
}

/** Guests who are on no list. */
export function WalkInCard({ name: start, onCancel, onCheckIn }: Props) {
  const t = useTexts();
  const [name, setName] = useState(start);
  const [heads, setHeads] = useState<Heads>({ adults: 1, children: 0 });
  return (
    <>
      <div className="scroll padded">
        <div className="hit">
          <h2 className="section">{t.walkInTitle}</h2>
          <p className="soft">{t.walkInText}</p>
          <label className="field">
            <span>
              {t.name} <small>{t.optional}</small>
            </span>
            <input value={name} maxLength={LONGEST_WALK_IN} onInput={(event) => setName(event.currentTarget.value)} />
          </label>
        </div>
        <div className="counts">
          <HeadsField {...heads} onChange={setHeads} />
        </div>
      </div>
      <div className="foot">
        <button type="button" className="ghost" onClick={onCancel}>
          {t.cancel}
        </button>
        <button type="button" className="primary" onClick={() => onCheckIn(storableLine(name, LONGEST_WALK_IN), heads)}>
          {t.welcomeHeads(headsOf(heads))}
        </button>
      </div>
    </>
  );
}
