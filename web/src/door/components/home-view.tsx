import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { type DoorSearch, headsOf } from '@serikad/shared/guest-list/check-in';
import type { DoorEvent, DoorFamily } from '@serikad/shared/guest-list/check-in.types';
import type { DoorState } from '../model/door-state.js';
import { Scanner } from '../scan/scanner.js';
import type { DoorTexts } from '../texts/ms.js';
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

function titleOf(family: DoorFamily | undefined, t: DoorTexts): string {
  return family ? family.title || family.name : t.unknownFamily;
}

/** Search, camera, and the last check-ins. */
export function HomeView({ state, families, search, text, isOtherCode, onText, onCode, ...on }: Props) {
  const t = useTexts();
  const wanted = useDeferredValue(text);
  const found = useMemo(() => search.find(wanted, MOST_FOUND), [search, wanted]);
  const { offlineSince, merged } = state;
  const searchField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // On a touch screen the keyboard would cover the camera and the last check-ins.
    if (window.matchMedia('(hover: hover) and (pointer: fine)').matches) searchField.current?.focus();
  }, []);
  return (
    <>
      <div className="search">
        <label className="search-field">
          <DoorIcon name="search" />
          <input
            ref={searchField}
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
              <Notice kind="plain" icon="offline" title={t.offlineTitle(timeOf(offlineSince, t))}>
                {t.offlineText(state.unsent.length)}
              </Notice>
            )}
            {merged && (
              <Notice
                kind={merged.doubled.length > 0 ? 'warn' : 'ok'}
                icon="users"
                title={t.mergedTitle(merged.by === '' ? t.otherPhone : t.byPhone(merged.by), timeOf(merged.at, t))}
              >
                {merged.heads > 0 && t.mergedText(merged.heads)}{' '}
                {merged.doubled.length > 0
                  ? t.mergedTwice(merged.doubled.map((id) => titleOf(families.get(id), t)).join(', '))
                  : t.mergedOnce}
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
