import { addDays, daysBetween } from '@serikad/shared/calendar/days';
import { isCalendarDate } from '@serikad/shared/invitations/malaysia-time';
import { USUAL_FIGURE_DAYS } from '@serikad/shared/admin/figures.types';

export const PRESETS = [7, 30, 90, 365] as const;

export interface Range {
  from: string;
  to: string;
}

/** The days that an address asks for: `from` and `to`, or the `days` up to today; without them the usual ones. */
export function rangeOf(query: URLSearchParams, today: string): Range {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  if (isCalendarDate(from) && isCalendarDate(to)) return { from, to };
  const days = PRESETS.find((preset) => String(preset) === query.get('days')) ?? USUAL_FIGURE_DAYS;
  return { from: addDays(today, 1 - days), to: today };
}

export function lengthOf({ from, to }: Range): number {
  return daysBetween(from, to) + 1;
}

/** As many days just before. */
export function rangeBefore(range: Range): Range {
  return { from: addDays(range.from, -lengthOf(range)), to: addDays(range.from, -1) };
}
