import { malaysiaDay } from '@serikad/shared/invitations/malaysia-time';

/** The first Saturday or Sunday that is two months away or more, as YYYY-MM-DD in Malaysia. `now` in milliseconds. */
export function sampleDate(now: number, weekday: 0 | 6): string {
  const [year = 0, month = 1, day = 1] = malaysiaDay(now).split('-').map(Number);
  // Day 0 of a month is the last of the one before: 31 December leads to the end of February, not into March.
  const lastDay = new Date(Date.UTC(year, month + 2, 0)).getUTCDate();
  const date = new Date(Date.UTC(year, month + 1, Math.min(day, lastDay)));
  date.setUTCDate(date.getUTCDate() + ((weekday - date.getUTCDay() + 7) % 7));
  return date.toISOString().slice(0, 10);
}

/** A day that many days before another, as a person writes it: `28 November 2026`. */
export function dayBefore(date: string, days: number, locale: 'ms' | 'en'): string {
  const moment = Date.parse(`${date}T00:00:00Z`) - days * 86_400_000;
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'ms-MY', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(moment);
}
