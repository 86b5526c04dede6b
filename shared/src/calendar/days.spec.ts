import { addDays, daysBetween } from './days.js';

describe('calendar days', () => {
  it.each([
    ['2026-12-30', 3, '2027-01-02'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-11-27', 0, '2026-11-27'],
  ])('%s and %d days is %s', (day, days, then) => {
    expect(addDays(day, days)).toBe(then);
    expect(daysBetween(day, then)).toBe(days);
  });

  it('a text that is no day has none after it', () => expect(() => addDays('', 1)).toThrow(RangeError));
});
