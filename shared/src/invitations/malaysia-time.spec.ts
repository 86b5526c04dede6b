import { isCalendarDate, malaysiaDay, malaysiaMoment, toCalendarDate } from './malaysia-time.js';

describe('dates in Malaysia (I-12, I-23)', () => {
  test.each(['2026-12-31', '2028-02-29', '2000-01-01', '2100-12-31'])('I-12 %s is a day', (text) => {
    expect(isCalendarDate(text)).toBe(true);
    expect(toCalendarDate(text)).toBe(text);
  });

  test.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-06-31',
    '1999-12-31',
    '2101-01-01',
    '26-12-31',
    '2026-1-1',
    '31-12-2026',
    '2026/12/31',
    ' 2026-12-31',
    'esok',
    '',
    '2026-12-31T25:00:00Z',
    '2026-12-31T10:00:00',
    '2026-12-31T10:00:00+0800',
  ])('I-12 %j is none', (text) => {
    expect(toCalendarDate(text)).toBeUndefined();
  });

  test.each([
    ['2026-12-31T15:59:59.999Z', '2026-12-31'],
    ['2026-12-31T16:00:00Z', '2027-01-01'],
    ['2026-12-31T00:00:00+08:00', '2026-12-31'],
    ['2026-12-31T23:59+08:00', '2026-12-31'],
    ['2026-12-30T20:00:00-05:00', '2026-12-31'],
  ])('I-12 %s is the day %s in Malaysia', (moment, day) => {
    expect(toCalendarDate(moment)).toBe(day);
  });

  test('I-23 a time in Malaysia is eight hours earlier in UTC, all year', () => {
    expect(new Date(malaysiaMoment('2026-12-31', '07:30')).toISOString()).toBe('2026-12-30T23:30:00.000Z');
    expect(new Date(malaysiaMoment('2026-06-30', '11:00')).toISOString()).toBe('2026-06-30T03:00:00.000Z');
    expect(malaysiaDay(malaysiaMoment('2026-06-30', '00:00'))).toBe('2026-06-30');
    expect(malaysiaDay(malaysiaMoment('2026-06-30', '00:00') - 1)).toBe('2026-06-29');
  });
});
