import { dateWords, timeRange } from '@serikad/shared/invitations/event-dates';
import type { Phase } from '@serikad/shared/invitations/invitation.types';
import { useGuest } from '../guest-context.js';
import type { GuestTexts } from '../texts/ms.js';
import { Icon } from '../ui/icon.js';
import { LiveLink } from '../live/live-link.js';
import { PlaceNotes } from './place-notes.js';
import { AROUND, Section } from './section.js';

/** The third page: day, time and place, with map and calendar. */
export function WhenWhere() {
  const { bundle, view, texts, openSheet } = useGuest();
  const { date, postponed, hijriDate, startTime, endTime, venue } = bundle.invitation;
  const { maps, waze } = view.places;
  const hasEvent = date !== null || postponed.on;
  if (!hasEvent && view.fullAddress === '' && maps === null && waze === null) return null;
  return (
    <Section name="when" page="page3" layers={AROUND}>
      <h2 className="rv">
        <span>{headingOf(bundle.phase, texts)}</span>
      </h2>
      {date === null && postponed.on && (
        <p className="open-day rv" data-field="dateTime">
          {view.coverDate}
        </p>
      )}
      {date !== null && (
        <div data-field="dateTime">
          <DateFigure date={date} />
          {hijriDate && <p className="hijri rv">{hijriDate}</p>}
          <p className="time rv">{timeRange(startTime, endTime, view.locale)}</p>
        </div>
      )}
      <LiveLink />
      <i className="rule" aria-hidden="true" />
      <div data-field="location">
        <p className="venue rv" dir="auto">
          {venue.venue}
        </p>
        <p className="addr rv" dir="auto">
          {venue.address}
        </p>
        <PlaceNotes onPhoto={() => openSheet({ kind: 'place-photo' })} />
      </div>
      {(maps !== null || waze !== null) && (
        <p className="plain-map">
          {[maps, waze].map(
            (link, index) =>
              link !== null && (
                <a key={link} href={link} rel="noopener nofollow ugc">
                  {index === 0 ? texts.googleMaps : texts.waze}
                </a>
              ),
          )}
        </p>
      )}
      <div className="duo rv">
        {(maps !== null || waze !== null) && (
          <button type="button" className="btn ghost" onClick={() => openSheet({ kind: 'location' })}>
            <Icon name="pin" />
            <span>{texts.map}</span>
          </button>
        )}
        {hasEvent && (
          <button type="button" className="btn ghost" onClick={() => openSheet({ kind: 'calendar' })}>
            <Icon name="calendar" />
            <span>{texts.calendar}</span>
          </button>
        )}
      </div>
    </Section>
  );
}

function headingOf(phase: Phase | undefined, texts: GuestTexts): string {
  if (phase === 'today') return texts.today;
  return phase === 'save-the-date' ? texts.saveDate : texts.whenWhere;
}

function DateFigure({ date }: { date: string }) {
  const { view } = useGuest();
  const { dayName, day, month, year } = dateWords(date, view.locale);
  return (
    <time className="date rv" dateTime={date}>
      <span className="d-day">{dayName}</span>
      <span className="d-num">{day}</span>
      <span className="d-mon">
        <b>{month}</b> <b>{year}</b>
      </span>
    </time>
  );
}
