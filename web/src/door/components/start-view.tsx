import { useState } from 'react';
import { type DoorList, LONGEST_DOOR_HELPER } from '@serikad/shared/guest-list/check-in.types';
import { longDate } from '@serikad/shared/invitations/event-dates';
import { storableLine } from '@serikad/shared/validation/storable-line';
import type { DoorState } from '../model/door-state.js';
import { type DoorLanguage, useTexts } from '../texts/texts.js';
import { DoorIcon } from './door-icon.js';
import { Notice } from './notice.js';

interface Props {
  state: DoorState;
  list: DoorList;
  language: DoorLanguage;
  /** `null`: not known yet. */
  worksOffline: boolean | null;
  onStart: (helper: string) => void;
}

/** The first view on a phone. */
export function StartView({ state, list, language, worksOffline, onStart }: Props) {
  const t = useTexts();
  const [helper, setHelper] = useState(state.settings.helper);
  const day = list.date === null ? '' : longDate(list.date, language);
  return (
    <main className="view">
      <form
        className="view start"
        onSubmit={(event) => {
          event.preventDefault();
          onStart(storableLine(helper, LONGEST_DOOR_HELPER));
        }}
      >
        <div className="scroll padded">
          <h1>{t.startTitle}</h1>
          <p className="soft">{t.startText(list.names, day)}</p>
          <div className="field">
            <label htmlFor="helper">{t.helper}</label>
            <input
              id="helper"
              value={helper}
              maxLength={LONGEST_DOOR_HELPER}
              autoComplete="given-name"
              aria-describedby="helper-hint"
              onInput={(event) => setHelper(event.currentTarget.value)}
            />
            <small className="soft" id="helper-hint">
              {t.helperHint}
            </small>
          </div>
          <p className="card">
            <DoorIcon name="check" />
            <span>
              <b>{t.stored(list.families.length)}</b>
              <small className="soft">
                {worksOffline === true && t.readyOffline}
                {worksOffline === false && t.notOffline}
              </small>
            </span>
          </p>
          {!state.isKept && (
            <Notice kind="warn" icon="alert" title={t.notKeptTitle}>
              {t.notKeptText}
            </Notice>
          )}
        </div>
        <div className="foot">
          <button type="submit" className="primary">
            {t.start}
          </button>
        </div>
      </form>
    </main>
  );
}
