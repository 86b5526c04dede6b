import type { InvitationView } from './invitation.types.js';
import { malaysiaMoment } from './malaysia-time.js';

/** An event as calendars take it. */
export interface CalendarEvent {
  /** Unique and lasting, e.g. the invitation's id. */
  id: string;
  title: string;
  /** Milliseconds since the epoch. */
  start: number;
  end: number;
  location: string;
  /** The invitation's address; may be empty. */
  url: string;
  /** How often it was changed after it was first given out; absent: never. */
  sequence?: number;
  /** It does not take place; the file takes it out of a calendar that has it. */
  cancelled?: boolean;
}

/** The moments at which an event of a day YYYY-MM-DD begins and ends; an end before the start is on the next day. */
export function eventMoments(date: string, startTime: string, endTime: string): { start: number; end: number } {
  const start = malaysiaMoment(date, startTime);
  const end = malaysiaMoment(date, endTime);
  const day = 24 * 60 * 60 * 1000;
  return { start, end: end <= start ? end + day : end };
}

/** When a wedding is in guests' calendars, and as what; nothing while it has no day. */
export function weddingEvent(
  invitation: Pick<InvitationView, 'date' | 'startTime' | 'endTime' | 'postponed'>,
): Pick<CalendarEvent, 'start' | 'end' | 'sequence' | 'cancelled'> | null {
  const { date, startTime, endTime, postponed } = invitation;
  const day = date ?? postponed.from;
  if (day === null) return null;
  return { ...eventMoments(day, startTime, endTime), sequence: postponed.sequence, cancelled: date === null };
}

/** The address that opens Google Calendar with the event filled in. */
export function googleCalendarUrl({ title, start, end, location, url }: CalendarEvent): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${stamp(start)}/${stamp(end)}`,
    location,
    details: url,
    ctz: 'Asia/Kuala_Lumpur',
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}

/**
 * The event as an iCalendar file (RFC 5545).
 * @param now when the file is made, milliseconds since the epoch
 */
export function icsFile(event: CalendarEvent, now: number): string {
  const { id, title, start, end, location, url, sequence = 0, cancelled = false } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//SeriKad//Invitation//MS',
    'CALSCALE:GREGORIAN',
    cancelled ? 'METHOD:CANCEL' : 'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}@serikad`,
    `DTSTAMP:${stamp(now)}`,
    ...(sequence === 0 ? [] : [`SEQUENCE:${sequence}`]),
    ...(cancelled ? ['STATUS:CANCELLED'] : []),
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(location)}`,
    ...(url === '' ? [] : [`URL:${url}`]),
    ...(cancelled ? [] : reminder(title)),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** A day before. */
function reminder(title: string): string[] {
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-P1D', `DESCRIPTION:${escapeText(title)}`, 'END:VALARM'];
}

/** 20261212T030000Z */
function stamp(moment: number): string {
  return new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Lines of at most 75 octets, continued behind a space; no character is cut. */
function fold(line: string): string {
  const most = 74;
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = utf8Size(character.codePointAt(0) ?? 0);
    if (octets + size > most) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function utf8Size(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
