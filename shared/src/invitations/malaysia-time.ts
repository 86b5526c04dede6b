import { MALAYSIA_OFFSET_MS, malaysiaDay } from './malaysia-day.js';

export { MALAYSIA_OFFSET_MS, malaysiaDay };

/** Whether a text is a day that exists, as YYYY-MM-DD between 2000 and 2100. */
export function isCalendarDate(text: string): boolean {
  const match = /^(20\d\d|2100)-(\d\d)-(\d\d)$/.exec(text);
  if (!match) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day in Malaysia of a calendar date or an ISO 8601 moment; nothing when it is neither. */
export function toCalendarDate(text: string): string | undefined {
  if (isCalendarDate(text)) return text;
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(text)) return undefined;
  const moment = Date.parse(text);
  if (Number.isNaN(moment)) return undefined;
  const day = malaysiaDay(moment);
  return isCalendarDate(day) ? day : undefined;
}

/** The moment (milliseconds since the epoch) of a day and a time HH:MM in Malaysia. */
export function malaysiaMoment(date: string, time: string): number {
  return Date.parse(`${date}T${time}:00Z`) - MALAYSIA_OFFSET_MS;
}
