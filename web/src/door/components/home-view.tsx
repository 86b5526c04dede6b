import { useDeferredValue, useMemo } from 'react';
import { type DoorSearch, headsOf } from '@serikad/shared/guest-list/check-in';
import type { DoorEvent, DoorFamily } from '@serikad/shared/guest-list/check-in.types';
import type { DoorState } from '../model/door-state.js';
import { Scanner } from '../scan/scanner.js';
import { timeOf, useTexts } from '../texts/texts.js';
import { DoorIcon } from './door-icon.js';
import { Notice } from './notice.js';
import { RecentList } from './recent-list.js';
import { Results } from './results.js';

/** Most families that a search shows. */
const MOST_FOUND = 30;

interface Props {
  state: DoorState;
  families: ReadonlyMap<string, DoorFamily>;
  search: DoorSearch;
  text: string;
  isOtherCode: boolean;
  onText: (text: string) => void;
  onCode: (text: string) => void;
  onPick: (family: DoorFamily) => void;
  onWalkIn: () => void;
  onUndo: (event: DoorEvent, label: string) => void;
  onAgain: (event: DoorEvent, label: string) => void;
}

/** Search, camera, and the last check-ins. */
export function HomeView({ state, families, search, text, isOtherCode, onText, onCode, ...on }: Props) {
  const t = useTexts();
  const wanted = useDeferredValue(text);
  const found = useMemo(() => search.find(wanted, MOST_FOUND), [search, wanted]);
  const { offlineSince, merged } = state;
  return (
    <>
      <div className="search">
        <label className="search-field">
          <DoorIcon name="search" />
          <input
            type="text"
            value={text}
            placeholder={t.searchHint}
            aria-label={t.searchLabel}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            onInput={(event) => onText(event.currentTarget.value)}
          />
          {text !== '' && (
            <button type="button" className="icon" aria-label={t.clear} onClick={() => onText('')}>
              <DoorIcon name="close" />
            </button>
          )}
        </label>
        <button type="button" className="second icon" aria-label={t.walkIn} onClick={on.onWalkIn}>
          <DoorIcon name="walkIn" />
        </button>
      </div>
      {text.trim() !== '' ? (
        <Results text={text} found={found} state={state} onPick={on.onPick} onWalkIn={on.onWalkIn} />
      ) : (
        <div className="scroll">
          <div className="notices">
            {state.refusal !== '' && (
              <Notice kind="warn" icon="alert" title={t.refusalTitle}>
                {state.refusal}
              </Notice>
            )}
            {state.refused.length > 0 && (
              <Notice kind="warn" icon="alert" title={t.rejected(state.refused.length)}>
                {t.rejectedText}
                <ul>
                  {state.refused.map(({ event, label, reason }) => (
                    <li key={event.id}>{t.rejectedLine(label || t.nameless, headsOf(event), reason)}</li>
                  ))}
                </ul>
              </Notice>
            )}
            {!state.isKept && (
              <Notice kind="warn" icon="alert" title={t.notKeptTitle}>
                {t.notKeptText}
              </Notice>
            )}
            {offlineSince !== null && (
              <Notice kind="plain" icon="offline" title={t.offlineTitle(timeOf(offlineSince))}>
                {t.offlineText(state.unsent.length)}
              </Notice>
            )}
            {merged && (
              <Notice
                kind="ok"
                icon="users"
                title={t.mergedTitle(merged.by === '' ? t.otherPhone : t.byPhone(merged.by), timeOf(merged.at))}
              >
                {t.mergedText(merged.heads)}
              </Notice>
            )}
          </div>
          <Scanner isOther={isOtherCode} onCode={onCode} />
          <RecentList state={state} families={families} onUndo={on.onUndo} onAgain={on.onAgain} />
        </div>
      )}
    </>
  );
}
