import { standing } from '@serikad/shared/guest-list/check-in';
import type { DoorEvent } from '@serikad/shared/guest-list/check-in.types';
import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { titleOf } from '@serikad/shared/guest-list/guest-list';
import { MALAYSIA_OFFSET_MS } from '@serikad/shared/invitations/malaysia-day';
import { guestDoorTexts as t } from '../../../i18n/guest-door.js';
import type { SessionFigures } from './door-figures.js';
import * as css from './door.module.css';

/** `2026-12-12T12:04…`: the characters of the time of day. */
const TIME = [11, 16] as const;

function timeInMalaysia(at: string): string {
  return new Date(Date.parse(at) + MALAYSIA_OFFSET_MS).toISOString().slice(...TIME);
}

/** The last check-ins, the newest first; those that were undone are said to be. */
export function LatestArrivals({
  events,
  families,
  figures,
}: {
  events: readonly DoorEvent[];
  families: readonly FamilyView[];
  figures: readonly SessionFigures[];
}) {
  const counted = new Set(standing(events).map(({ id }) => id));
  const shown = events.filter(({ undoes }) => undoes === null);
  if (shown.length === 0) return <p className="sm soft">{t.noneYet}</p>;
  const label = ({ family, name }: DoorEvent): string => {
    if (family === null) return name || t.nameless;
    const found = families.find(({ id }) => id === family);
    return found ? titleOf(found) : t.goneFamily;
  };
  return (
    <ul>
      {shown.map((event) => {
        const about = [
          timeInMalaysia(event.at),
          figures.length > 1 && (figures.find(({ id }) => id === event.session)?.name ?? false),
          event.family === null && t.unlisted,
          event.by !== '' && t.by(event.by),
          !counted.has(event.id) && t.undone,
        ];
        return (
          <li key={event.id} className={css.arrival}>
            <b>{label(event)}</b>
            <span className="num">{t.heads(event.adults, event.children)}</span>
            <small>{about.filter((part) => part !== false).join(' · ')}</small>
          </li>
        );
      })}
    </ul>
  );
}
