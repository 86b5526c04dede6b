import type { DayFigures } from '@serikad/shared/admin/figures.types';
import { barsBeside, barsOf, changeOf, ticksOf } from './chart-data.js';

const START = Date.parse('2026-08-24T00:00:00Z');
const days = (count: number): DayFigures[] =>
  Array.from({ length: count }, (_, i) => ({
    day: new Date(START + i * 86_400_000).toISOString().slice(0, 10),
    orders: i + 1,
    revenue: i % 10 === 9 ? -48 : 48,
    visitors: 3 * i,
  }));
type Sums = Pick<DayFigures, 'orders' | 'revenue' | 'visitors'>;
const total = (rows: readonly Sums[]) =>
  (['orders', 'revenue', 'visitors'] as const).map((of) => rows.reduce((sum, row) => sum + row[of], 0));

describe('D-02 the bars of the figures', () => {
  it.each([
    [1, 'day', 1],
    [31, 'day', 31],
    [32, 'week', 5],
    [90, 'week', 13],
    [182, 'week', 26],
    [183, 'month', 7],
    [366, 'month', 13],
  ])('are for %i days by %s, %i of them, and no order is lost', (count, grain, bars) => {
    const all = days(count);
    const found = barsOf(all);
    expect([found.grain, found.bars.length]).toEqual([grain, bars]);
    expect(total(found.bars)).toEqual(total(all));
    expect([found.bars[0]?.from, found.bars.at(-1)?.to]).toEqual([all[0]?.day, all.at(-1)?.day]);
  });

  it('are by weeks that end with the range: the last is whole, the first may be short', () => {
    const { bars } = barsOf(days(32));
    expect(bars.map(({ from, to }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1)).toEqual([4, 7, 7, 7, 7]);
  });
});

describe('D-02 the bars of the period before', () => {
  it.each([1, 7, 30, 31, 32, 90, 183, 366])(
    'are for %i days as many and as long as those of the period, and no sale is lost',
    (count) => {
      const all = days(2 * count);
      const [before, now] = [all.slice(0, count), all.slice(count)];
      const { bars } = barsOf(now);
      const beside = barsBeside(bars, before);
      const lengths = (of: typeof bars) => of.map(({ from, to }) => Date.parse(to) - Date.parse(from));
      expect(lengths(beside)).toEqual(lengths(bars));
      expect(total(beside)).toEqual(total(before));
      expect([beside[0]?.from, beside.at(-1)?.to]).toEqual([before[0]?.day, before.at(-1)?.day]);
    },
  );
});

describe('D-02 the scale of a chart', () => {
  it.each([
    [[], [0, 1]],
    [
      [0, 0],
      [0, 1],
    ],
    [[1], [0, 1]],
    [
      [3, 9, 4],
      [0, 5, 10],
    ],
    [[4], [0, 1, 2, 3, 4]],
    [[100], [0, 50, 100]],
    [[3180], [0, 1000, 2000, 3000, 4000]],
    [
      [-43, 40],
      [-50, 0, 50],
    ],
    [[-10], [-10, -5, 0]],
  ])('of %j is %j', (values, ticks) => {
    expect(ticksOf(values)).toEqual(ticks);
  });

  it('holds every value, begins and ends round, and has few lines, for any size', () => {
    for (const low of [0, -1, -7, -480, -99_999]) {
      for (const high of [0, 1, 2, 3, 7, 12, 99, 101, 4811, 250_000, 9_999_999]) {
        const ticks = ticksOf([low, high]);
        expect(ticks[0]).toBeLessThanOrEqual(low);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
        expect(ticks).toContain(0);
        expect(ticks.length).toBeLessThanOrEqual(7);
        expect(ticks.every(Number.isInteger)).toBe(true);
      }
    }
  });
});

it.each([
  [124, 100, 0.24],
  [50, 100, -0.5],
  [0, 10, -1],
  [10, 10, 0],
  [10, 0, null],
  [10, -48, null],
])('D-02 %i after %i is a change of %p', (now, before, change) => {
  expect(changeOf(now, before)).toBe(change);
});
