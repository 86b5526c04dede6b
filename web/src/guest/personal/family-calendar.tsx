import { eventMoments, weddingEvent } from '@serikad/shared/invitations/calendar';
import { MAIN_SESSION } from '@serikad/shared/guest-list/family.types';
import { useGuest } from '../guest-context.js';
import { CalendarLinks } from '../sheets/calendar-sheet.js';
import { Sheet } from '../sheets/sheet.js';
import { placeLine } from './session-map.js';
import type { ShownSession } from './use-sessions.js';

/** An entry of the calendar for each session that the family is invited to. */
export function FamilyCalendar({ sessions, onClosed }: { sessions: readonly ShownSession[]; onClosed: () => void }) {
  const { bundle, view, texts, shop } = useGuest();
  const knowsMain = sessions.some(({ id }) => id === MAIN_SESSION);
  return (
    <Sheet title={texts.saveDate} onClosed={onClosed}>
      {sessions.map(({ id, title, date, startTime, endTime, place, when }) => {
        const isMain = id === MAIN_SESSION;
        const moments = isMain
          ? weddingEvent(bundle.invitation)
          : date === null
            ? null
            : eventMoments(date, startTime, endTime);
        if (moments === null) return null;
        const day = isMain && date === null ? view.coverDate : when;
        return (
          <section key={id} className="session-calendar" aria-label={title}>
            <h3 dir="auto">{title}</h3>
            <p>{[day, place.venue].filter((part) => part !== '').join(', ')}</p>
            <CalendarLinks
              event={{
                id: isMain ? bundle.invitation._id : `${bundle.invitation._id}-${id}`,
                title: [view.namesLine, title].filter((part) => part !== '').join(' — '),
                ...moments,
                location: placeLine(place),
                // The open page is about the main session.
                url: knowsMain ? shop.invitationUrl : '',
              }}
            />
          </section>
        );
      })}
    </Sheet>
  );
}
