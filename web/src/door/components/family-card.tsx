import { useState } from 'react';
import { expectedOf, headsOf, nextArrival } from '@serikad/shared/guest-list/check-in';
import type { DoorFamily, Heads } from '@serikad/shared/guest-list/check-in.types';
import { cameOf, type DoorState, phonesOf } from '../model/door-state.js';
import { timeOf, useTexts } from '../texts/texts.js';
import { DoorIcon } from './door-icon.js';
import { HeadsField } from './heads-field.js';
import { Notice } from './notice.js';

interface Props {
  family: DoorFamily;
  state: DoorState;
  onCancel: () => void;
  onCheckIn: (heads: Heads) => void;
}

/** A family that is there: whom to expect, and how many came. */
export function FamilyCard({ family, state, onCancel, onCheckIn }: Props) {
  const t = useTexts();
  const { session } = state.settings;
  const { answer, ...expected } = expectedOf(family, session);
  const came = cameOf(state.arrivals, family.id, session);
  const [heads, setHeads] = useState<Heads>(() => nextArrival(expected, came));
  const [before, now] = [headsOf(came), headsOf(heads)];
  const over = before + now - headsOf(expected);
  const last = state.events.filter((event) => event.family === family.id && event.undoes === null).at(-1);
  const phones = phonesOf(state, family.id, session);
  const isInvited = family.sessions === null || family.sessions.includes(session);
  const said = [
    expected.adults > 0 && t.adultsOf(expected.adults),
    expected.children > 0 && t.childrenOf(expected.children),
  ].filter((part) => part !== false);
  return (
    <>
      <div className="scroll padded">
        <div className="hit">
          {before > 0 && last && (
            <p className="pill">
              <DoorIcon name="check" />
              {t.already(before, timeOf(last.at, t))}
              {!state.mine.has(last.id) && `, ${last.by === '' ? t.otherPhone : t.byPhone(last.by)}`}
            </p>
          )}
          <p className="soft small">{t.addressed}</p>
          <h2>{family.title || family.name}</h2>
          {family.title !== '' && <p className="soft">{family.name}</p>}
          <dl>
            <div>
              <dt>{t.expected}</dt>
              <dd>
                {headsOf(expected)}{' '}
                <small>{answer === 'coming' ? said.join(t.and) : t.answers[answer ?? 'none']}</small>
              </dd>
            </div>
            <div>
              <dt>{t.table}</dt>
              <dd>{family.table || t.free}</dd>
            </div>
          </dl>
        </div>
        <div className="counts">
          <HeadsField {...heads} onChange={setHeads} />
          {!isInvited && <p className="soft">{t.notInvited}</p>}
          {before > 0 && <p className="soft counts-line">{t.addsUp(before + now)}</p>}
          {phones.length > 1 && (
            <Notice kind="warn" icon="users" title={t.twiceTitle}>
              {phones.map(({ isMine, by, heads: count, at }) => (
                <span key={`${isMine} ${by}`} className="notice-line">
                  {t.twiceLine(isMine ? t.thisPhone : by === '' ? t.otherPhone : t.byPhone(by), timeOf(at, t), count)}
                </span>
              ))}
              {t.twiceText}
            </Notice>
          )}
          {over > 0 && answer !== null && (
            <Notice kind="warn" icon="users" title={t.overTitle(over)}>
              {t.overText}
            </Notice>
          )}
        </div>
      </div>
      <div className="foot">
        <button type="button" className="ghost" onClick={onCancel}>
          {t.cancel}
        </button>
        <button type="button" className="primary" onClick={() => onCheckIn(heads)}>
          {before > 0 ? t.addHeads(now) : t.welcomeHeads(now)}
        </button>
      </div>
    </>
  );
}
