import { daysBetween } from '@serikad/shared/calendar/days';
import { MALAYSIA_OFFSET_MS, malaysiaDay } from '@serikad/shared/invitations/malaysia-time';
import { dateTime } from '../../../lib/format.js';

export const today = (): string => malaysiaDay(Date.now());

/** The hour of the day in Malaysia, 0 to 23. */
export const hourNow = (): number => new Date(Date.now() + MALAYSIA_OFFSET_MS).getUTCHours();

/** `22 Nov` of a moment (ISO 8601), by the day in Malaysia. */
export const shortDay = (moment: string): string => dateTime(moment, false).split(', ')[0] ?? '';

/** `22 Nov` of YYYY-MM-DD. */
export const shortDate = (day: string): string => shortDay(`${day}T00:00:00+08:00`);

/** How many days lie between today and a day (YYYY-MM-DD); below 0 when it is past. */
export const daysUntil = (day: string): number => daysBetween(today(), day);
