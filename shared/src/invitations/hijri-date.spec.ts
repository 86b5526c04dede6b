import { DAY_MS } from '../calendar/durations.js';
import { hijriMonthStarts } from '../testing/hijri-calculation.js';
import { hijriDateOf, hijriText, shownHijriDate } from './hijri-date.js';
import { FIRST_HIJRI_DAY, FIRST_HIJRI_YEAR, LONG_MONTHS } from './hijri-months.js';

const dayOf = (days: number): string => new Date(days * DAY_MS).toISOString().slice(0, 10);

describe('C-01 Hijri dates', () => {
  it('the table is what the rule of MABIMS calculates', () => {
    const years = 17;
    // The new moon before the first month of the table.
    const starts = hijriMonthStarts(new Date('2022-07-20T00:00:00Z'), 12 * years + 1);
    const lengths = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
    const calculated = Array.from({ length: years }, (_, year) =>
      lengths
        .slice(12 * year, 12 * year + 12)
        .map((length) => ({ 29: '0', 30: '1' })[length] ?? `?${length}`)
        .join(''),
    );
    expect(dayOf(starts[0] ?? 0)).toBe(FIRST_HIJRI_DAY);
    expect(calculated).toEqual(LONG_MONTHS);
    expect(FIRST_HIJRI_YEAR + years - 1).toBe(1460);
  });

  // As JAKIM has published them, or as the rule gives them where it has not yet (findings of details.md).
  test.each([
    ['2026-02-19', 1447, 9],
    ['2026-03-21', 1447, 10],
    ['2026-04-19', 1447, 11],
    ['2026-05-18', 1447, 12],
    ['2026-06-17', 1448, 1],
    ['2026-07-16', 1448, 2],
    ['2026-08-14', 1448, 3],
    ['2026-09-13', 1448, 4],
    ['2026-10-12', 1448, 5],
    ['2026-11-11', 1448, 6],
    ['2026-12-11', 1448, 7],
    ['2027-01-10', 1448, 8],
    ['2027-02-08', 1448, 9],
    ['2027-03-10', 1448, 10],
    ['2027-04-09', 1448, 11],
    ['2027-05-08', 1448, 12],
    ['2027-06-06', 1449, 1],
    ['2027-07-06', 1449, 2],
    ['2027-08-04', 1449, 3],
    ['2027-09-02', 1449, 4],
    ['2027-10-02', 1449, 5],
    ['2027-10-31', 1449, 6],
    ['2027-11-30', 1449, 7],
    ['2027-12-30', 1449, 8],
    ['2028-01-28', 1449, 9],
  ])('%s begins month %i/%i', (date, year, month) => {
    expect(hijriDateOf(date)).toMatchObject({ year, month, day: 1 });
    const before = hijriDateOf(dayOf(Date.parse(date) / DAY_MS - 1));
    expect(before?.day).toBeGreaterThanOrEqual(29);
    expect(before?.month).toBe(month === 1 ? 12 : month - 1);
  });

  it('every day of the table follows the one before it', () => {
    const first = Date.parse(FIRST_HIJRI_DAY) / DAY_MS;
    let before = hijriDateOf(FIRST_HIJRI_DAY);
    expect(before).toEqual({ year: 1444, month: 1, day: 1, sighted: false });
    let days = 1;
    for (let now = hijriDateOf(dayOf(first + 1)); now; now = hijriDateOf(dayOf(first + days))) {
      const { year, month, day } = before ?? { year: 0, month: 0, day: 0 };
      const next = now.day === 1 ? (month === 12 ? [year + 1, 1, 1] : [year, month + 1, 1]) : [year, month, day + 1];
      expect([now.year, now.month, now.day]).toEqual(next);
      before = now;
      days += 1;
    }
    expect(before).toMatchObject({ year: 1460, month: 12 });
    expect(days).toBeGreaterThan(17 * 354);
  });

  test.each([
    ['2022-07-29', 'the day before the table'],
    ['2040-01-01', 'after it'],
    ['2100-12-31', 'long after it'],
    ['2027-02-29', 'no day of the calendar'],
    ['', 'empty'],
    ['12/12/2026', 'no date'],
  ])('%s (%s) has none', (date) => {
    expect(hijriDateOf(date)).toBeUndefined();
    expect(hijriText(date, 'ms')).toBe('');
  });

  it('29 February is a day like others', () => {
    expect(hijriText('2028-02-29', 'ms')).toBe('3 Syawal 1449H');
  });

  test.each([
    ['2026-12-12', '2 Rejab 1448H', '2 Rajab 1448 AH'],
    ['2027-02-10', '3 Ramadan 1448H', '3 Ramadan 1448 AH'],
    ['2027-05-20', '13 Zulhijah 1448H', '13 Dhu al-Hijjah 1448 AH'],
  ])('%s in words', (date, ms, en) => {
    expect([hijriText(date, 'ms'), hijriText(date, 'en')]).toEqual([ms, en]);
  });

  it('Ramadan, Syawal and Zulhijah are known only by sighting', () => {
    const sighted = Array.from({ length: 12 }, (_, index) => index + 1).filter(
      (month) =>
        hijriDateOf(
          [
            '2026-06-20',
            '2026-07-20',
            '2026-08-20',
            '2026-09-20',
            '2026-10-20',
            '2026-11-20',
            '2026-12-20',
            '2027-01-20',
          ]
            .concat(['2027-02-20', '2027-03-20', '2027-04-20', '2027-05-20'])
            .at(month - 1) ?? '',
        )?.sighted,
    );
    expect(sighted).toEqual([9, 10, 12]);
  });

  const invitation = { date: '2026-12-12', language: 'malay' as const };
  test.each([
    [{ ...invitation, hijri: { show: true, text: '' } }, '2 Rejab 1448H'],
    [{ ...invitation, language: 'english' as const, hijri: { show: true, text: '' } }, '2 Rajab 1448 AH'],
    [{ ...invitation, hijri: { show: true, text: ' 1 Rejab 1448 ' } }, '1 Rejab 1448'],
    [{ ...invitation, hijri: { show: false, text: '1 Rejab' } }, null],
    [{ ...invitation, date: null, hijri: { show: true, text: '1 Rejab' } }, null],
    [{ ...invitation, date: '2050-01-01', hijri: { show: true, text: '' } }, null],
    [{ ...invitation, date: '2050-01-01', hijri: { show: true, text: '7 Rabiulakhir 1472H' } }, '7 Rabiulakhir 1472H'],
    [invitation, null],
  ])('%j shows %j', (dated, text) => {
    expect(shownHijriDate(dated)).toBe(text);
  });
});
