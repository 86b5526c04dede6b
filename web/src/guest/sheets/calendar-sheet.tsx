import { useEffect, useState } from 'react';
import { eventMoments, googleCalendarUrl, icsFile, type CalendarEvent } from '@serikad/shared/invitations/calendar';
import { dateWords, timeRange } from '@serikad/shared/invitations/event-dates';
import { useGuest } from '../guest-context.js';
import { LinkRow } from './link-row.js';
import { PrintableSheet } from './printable-sheet.js';
import { savesFiles } from './saves-files.js';

export function CalendarSheet({ onClosed }: { onClosed: () => void }) {
  const { bundle, view, texts, shop } = useGuest();
  const { _id, date, startTime, endTime, venue } = bundle.invitation;
  if (date === null) return null;
  const event: CalendarEvent = {
    id: _id,
    title: [view.namesLine, view.title].filter((part) => part !== '').join(' — '),
    ...eventMoments(date, startTime, endTime),
    location: view.fullAddress,
    url: shop.invitationUrl,
  };
  const words = dateWords(date, view.locale);
  return (
    <PrintableSheet title={texts.saveDate} onClosed={onClosed}>
      <div className="cal">
        <span className="leafcal" aria-hidden="true">
          <i>{words.month}</i>
          <b>{words.day}</b>
          <i>{words.dayName}</i>
        </span>
        <p>
          <b>{view.coverDate}</b>
          <span>{timeRange(startTime, endTime, view.locale)}</span>
          <span>{venue.venue}</span>
        </p>
      </div>
      <CalendarLinks event={event} />
    </PrintableSheet>
  );
}

/** Where an event can be kept. */
export function CalendarLinks({ event }: { event: CalendarEvent }) {
  const { texts } = useGuest();
  return (
    <>
      <LinkRow
        icon="calendar"
        title={texts.googleCalendar}
        hint={texts.googleCalendarHint}
        href={googleCalendarUrl(event)}
      />
      {savesFiles() ? (
        <IcsRow event={event} title={texts.icsTitle} hint={texts.icsHint} />
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
