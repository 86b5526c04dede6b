import { daysBetween } from '@serikad/shared/calendar/days';
import type { DayFigures } from '@serikad/shared/admin/figures.types';

export type Grain = 'day' | 'week' | 'month';
export type Measure = Exclude<keyof DayFigures, 'day'>;
/** So many bars fit beside each other on a phone. */
const MOST_DAYS = 31;
const MOST_WEEKS = 26;
const WEEK = 7;

export interface Bar extends Omit<DayFigures, 'day'> {
  /** First and last day, YYYY-MM-DD. */
  from: string;
  to: string;
}

/** The days as bars: by day, by seven days of which the last end with the range, or by month. */
export function barsOf(days: readonly DayFigures[]): { grain: Grain; bars: Bar[] } {
  const grain: Grain = days.length <= MOST_DAYS ? 'day' : days.length <= MOST_WEEKS * WEEK ? 'week' : 'month';
  const groups = new Map<string, DayFigures[]>();
  days.forEach((entry, index) => {
    const fromEnd = days.length - 1 - index;
    const key =
      grain === 'day' ? entry.day : grain === 'week' ? `${Math.floor(fromEnd / WEEK)}` : entry.day.slice(0, 7);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  });
  return { grain, bars: [...groups.values()].map(summed) };
}

/** The days of an earlier range as bars of the same lengths: the first of it beside the first, and so on. */
export function barsBeside(bars: readonly Bar[], days: readonly DayFigures[]): Bar[] {
  let at = 0;
  return bars.map(({ from, to }) => {
    const length = daysBetween(from, to) + 1;
    at += length;
    return summed(days.slice(at - length, at));
  });
}

function summed(days: readonly DayFigures[]): Bar {
  const sum = (of: 'orders' | 'revenue' | 'visitors') => days.reduce((total, day) => total + day[of], 0);
  return {
    from: days[0]?.day ?? '',
    to: days.at(-1)?.day ?? '',
    orders: sum('orders'),
    revenue: sum('revenue'),
    visitors: sum('visitors'),
  };
}

/** Round numbers that reach from the lowest to the highest value, with 0 among them: at most six, lowest first. */
export function ticksOf(values: readonly number[]): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values, low === 0 ? 1 : 0);
  const raw = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= raw) ?? 10) * power);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/**
 * The change of a figure to the one before it, as a share: 0.24 for a quarter more. Nothing to compare with: `null`.
 */
export function changeOf(now: number, before: number): number | null {
  return before <= 0 ? null : (now - before) / before;
}
