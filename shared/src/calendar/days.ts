import { DAY_MS } from './durations.js';

/* Calendar days, YYYY-MM-DD, without a time zone. */

/** Whole days from a day to another; negative when that is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((startOf(to) - startOf(from)) / DAY_MS);
}

/** A number of days after a day, or before it where the number is negative. @throws RangeError when it is no day */
export function addDays(day: string, days: number): string {
  return new Date(startOf(day) + days * DAY_MS).toISOString().slice(0, 10);
}

function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}
