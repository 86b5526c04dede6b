import { useEffect, useState } from 'react';
import { googleCalendarUrl, icsFile, weddingEvent, type CalendarEvent } from '@serikad/shared/invitations/calendar';
import { dateWords, timeRange } from '@serikad/shared/invitations/event-dates';
import { useGuest } from '../guest-context.js';
import { LinkRow } from './link-row.js';
import { PrintableSheet } from './printable-sheet.js';
import { savesFiles } from './saves-files.js';

export function CalendarSheet({ onClosed }: { onClosed: () => void }) {
  const { bundle, view, texts, shop } = useGuest();
  const { _id, date, startTime, endTime, venue } = bundle.invitation;
  const moments = weddingEvent(bundle.invitation);
  if (moments === null) return null;
  const event: CalendarEvent = {
    id: _id,
    title: [view.namesLine, view.title].filter((part) => part !== '').join(' — '),
    ...moments,
    location: view.fullAddress,
    url: shop.invitationUrl,
  };
  return (
    <PrintableSheet title={date === null ? texts.postponed : texts.saveDate} onClosed={onClosed}>
      <div className="cal">
        {date !== null && <CalendarLeaf date={date} />}
        <p>
          <b>{view.coverDate}</b>
          {date !== null && <span>{timeRange(startTime, endTime, view.locale)}</span>}
          <span>{venue.venue}</span>
        </p>
      </div>
      <CalendarLinks event={event} />
    </PrintableSheet>
  );
}

function CalendarLeaf({ date }: { date: string }) {
  const { view } = useGuest();
  const { month, day, dayName } = dateWords(date, view.locale);
  return (
    <span className="leafcal" aria-hidden="true">
      <i>{month}</i>
      <b>{day}</b>
      <i>{dayName}</i>
    </span>
  );
}

/** Where an event can be kept; only a file takes a cancelled one out of a calendar. */
export function CalendarLinks({ event }: { event: CalendarEvent }) {
  const { texts } = useGuest();
  const { sequence = 0, cancelled = false } = event;
  const hint = cancelled ? texts.icsCancelled : sequence > 0 ? texts.icsMoved : texts.icsHint;
  return (
    <>
      {!cancelled && (
        <LinkRow
          icon="calendar"
          title={texts.googleCalendar}
          hint={sequence > 0 ? texts.googleMoved : texts.googleCalendarHint}
          href={googleCalendarUrl(event)}
        />
      )}
      {savesFiles() ? (
        <IcsRow event={event} title={texts.icsTitle} hint={hint} />
      ) : (
        <p className="hint">{texts.icsElsewhere}</p>
      )}
    </>
  );
}

function IcsRow({ event, title, hint }: { event: CalendarEvent; title: string; hint: string }) {
  // Made once a sheet: an address that changes with every render would be a new file each time.
  const [url] = useState(() =>
    URL.createObjectURL(new Blob([icsFile(event, Date.now())], { type: 'text/calendar;charset=utf-8' })),
  );
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <LinkRow icon="download" title={title} hint={hint} href={url} download="majlis.ics" />;
}
