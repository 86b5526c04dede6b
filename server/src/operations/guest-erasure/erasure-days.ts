import { DAY_MS } from '@serikad/shared/calendar/durations';
import { malaysiaDay, malaysiaMoment, toCalendarDate } from '@serikad/shared/invitations/malaysia-time';

/** How long before the couple are notified. */
const NOTICE_MS = 30 * DAY_MS;

/** A calendar date some months later, or earlier; the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, last));
  return first.toISOString().slice(0, 10);
}

/** Couples of weddings up to this day, YYYY-MM-DD, are notified. */
export function announcedUntil(now: Date, months: number): string {
  return addMonths(malaysiaDay(now.getTime()), 1 - months);
}

/** The moment when so many months after a wedding's last day are over. */
export function endOfMonths(day: string, months: number): number {
  return malaysiaMoment(addMonths(day, months), '00:00');
}

/**
 * When the data of a wedding's guests is erased: some months after it, and a month after the couple are notified.
 * @returns nothing for a text that is no date
 */
export function erasureOf(date: string, months: number, now: Date): Date | undefined {
  const day = toCalendarDate(date);
  if (day === undefined) return undefined;
  return new Date(Math.max(endOfMonths(day, months), now.getTime() + NOTICE_MS));
}
