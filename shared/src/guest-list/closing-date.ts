import { DAY_MS } from '../calendar/durations.js';
import { MALAYSIA_OFFSET_MS, malaysiaDay } from '../invitations/malaysia-day.js';

/**
 * The moment (milliseconds since the epoch) from which on RSVPs after a last day, YYYY-MM-DD in Malaysia, are refused.
 */
export function closingMoment(closesOn: string): number {
  return Date.parse(`${closesOn}T00:00:00Z`) + DAY_MS - MALAYSIA_OFFSET_MS;
}

/** The last day of a closing moment. */
export function closingDay(closesAt: number): string {
  return malaysiaDay(closesAt - 1);
}

/** The last day that is proposed for a wedding day: 14 days before it. */
export function proposedClosingDay(weddingDay: string): string {
  return new Date(Date.parse(`${weddingDay}T00:00:00Z`) - 14 * DAY_MS).toISOString().slice(0, 10);
}
