import { MINUTE_MS } from '@serikad/shared/calendar/durations';
import { headsOf } from '@serikad/shared/guest-list/check-in';
import type { DoorEvent, DoorFamily } from '@serikad/shared/guest-list/check-in.types';
import { tableText } from '@serikad/shared/guest-list/guest-list';
import { type DoorState, recent } from '../model/door-state.js';
import { timeOf, useTexts } from '../texts/texts.js';
import type { DoorTexts } from '../texts/ms.js';
import { DoorIcon } from './door-icon.js';

const SHOWN = 12;
/** Up to here an event's time is said in minutes. */
const MINUTES = 10;

interface Props {
  state: DoorState;
  families: ReadonlyMap<string, DoorFamily>;
  onUndo: (event: DoorEvent, label: string) => void;
  onAgain: (event: DoorEvent, label: string) => void;
}

export function labelOf(event: DoorEvent, families: ReadonlyMap<string, DoorFamily>, t: DoorTexts): string {
  if (event.family === null) return event.name || t.nameless;
  const family = families.get(event.family);
  return family ? family.title || family.name : t.unknownFamily;
}

function ago(at: string, t: DoorTexts): string {
  const minutes = Math.floor((Date.now() - Date.parse(at)) / MINUTE_MS);
  if (minutes < 1) return t.justNow;
  return minutes <= MINUTES ? t.minutesAgo(minutes) : timeOf(at, t);
}

/** The last check-ins of all phones; each can be undone. */
export function RecentList({ state, families, onUndo, onAgain }: Props) {
  const t = useTexts();
  const unsent = new Set(state.unsent.map(({ event }) => event.id));
  const refused = new Set(state.refused.map(({ event }) => event.id));
  const shown = recent(state.events, SHOWN);
  if (shown.length === 0) return null;
  return (
    <ul className="rows" aria-label={t.recent}>
      {shown.map(({ event, isUndone }) => {
        const label = labelOf(event, families, t);
        const table = event.family === null ? '' : (families.get(event.family)?.table ?? '');
        const about = [
          ago(event.at, t),
          isUndone && t.undone,
          event.family === null && t.unlisted,
          table !== '' && tableText(table, t.tableOf),
          !state.mine.has(event.id) && (event.by === '' ? t.otherPhone : t.byPhone(event.by)),
          unsent.has(event.id) && t.notSent,
          refused.has(event.id) && t.notTaken,
        ].filter((part) => part !== false);
        return (
          <li key={event.id} className="row" data-undone={isUndone}>
            <span>
              <b>{label}</b>
              <small>{about.join(' · ')}</small>
            </span>
            <span className="num">{headsOf(event)}</span>
            {isUndone ? (
              <button
                type="button"
                className="text"
                aria-label={t.againOf(label)}
                onClick={() => onAgain(event, label)}
              >
                {t.again}
              </button>
            ) : (
              <button type="button" className="icon" aria-label={t.undoOf(label)} onClick={() => onUndo(event, label)}>
                <DoorIcon name="takeBack" />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
