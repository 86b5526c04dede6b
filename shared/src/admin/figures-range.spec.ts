import { figuresRange } from './figures-range.js';

// 1 January 2027, 00:30 in Malaysia.
const NOW = Date.parse('2026-12-31T16:30:00Z');

describe('D-02 the days of the figures', () => {
  it('are the last thirty in Malaysia when none are asked for', () => {
    const range = figuresRange({}, NOW);
    expect(range).toMatchObject({
      start: Date.parse('2026-12-02T16:00:00Z'),
      end: Date.parse('2027-01-01T16:00:00Z'),
    });
    expect('days' in range && [range.days.length, range.days[0], range.days.at(-1)]).toEqual([
      30,
      '2026-12-03',
      '2027-01-01',
    ]);
  });

  it.each([
    [{ from: '2026-12-31', to: '2026-12-31' }, ['2026-12-31']],
    [{ from: '2026-12-30' }, ['2026-12-30', '2026-12-31', '2027-01-01']],
    [{ from: '2028-02-28', to: '2028-03-01' }, ['2028-02-28', '2028-02-29', '2028-03-01']],
  ])('%p are %p', (query, days) => {
    expect(figuresRange(query, NOW)).toMatchObject({ days });
  });

  it.each([
    [{ from: '2026-01-01', to: '2027-01-01' }, 366],
    [{ from: '2028-01-01', to: '2028-12-31' }, 366],
  ])('%p are limited to the longest range: %p', (query, count) => {
    expect(figuresRange(query, NOW)).toHaveProperty('days.length', count);
  });

  it.each([
    [
      { from: '2025-12-31', to: '2027-01-01' },
      { field: 'from', code: 'tooManyDays:366' },
    ],
    [{ from: '2000-01-01' }, { field: 'from', code: 'tooManyDays:366' }],
    [{ from: '2027-01-02' }, { field: 'from', code: 'dateOrder' }],
    [
      { from: '2026-12-31', to: '2026-12-30' },
      { field: 'from', code: 'dateOrder' },
    ],
  ])('%p are refused', (query, refusal) => {
    expect(figuresRange(query, NOW)).toEqual(refusal);
  });
});
