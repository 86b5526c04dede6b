import { clockTime, dateTime, initials, longDate, shortPeriod } from './format.js';

describe('dates as Malay reads them', () => {
  it.each([
    ['00:05', '12:05 pagi'],
    ['11:00', '11:00 pagi'],
    ['12:30', '12:30 tengah hari'],
    ['16:30', '4:30 petang'],
    ['18:59', '6:59 petang'],
    ['20:05', '8:05 malam'],
  ])('%s is %s', (time, text) => expect(clockTime(time)).toBe(text));

  it('names day and month', () => {
    expect(longDate('2026-12-12')).toBe('Sabtu, 12 Disember 2026');
    expect(longDate('2028-02-29')).toBe('Selasa, 29 Februari 2028');
  });

  it.each([
    ['2026-12-02', '2026-12-06', '2 – 6 Dis 2026'],
    ['2026-11-29', '2026-12-02', '29 Nov – 2 Dis 2026'],
    ['2026-12-30', '2027-01-03', '30 Dis 2026 – 3 Jan 2027'],
  ])('%s to %s is %s', (from, to, text) => expect(shortPeriod(from, to)).toBe(text));

  it('shows moments in Malaysia, whatever the clock of the device', () => {
    expect(dateTime('2026-11-20T12:05:00.000Z')).toBe('20 Nov 2026, 8:05 malam');
    expect(dateTime('2026-12-31T17:00:00.000Z')).toBe('1 Jan 2027, 1:00 pagi');
    expect(dateTime('2026-11-20T12:05:00.000Z', false)).toBe('20 Nov, 8:05 malam');
  });

  it.each([
    ['Nur Aisyah binti Rahman', 'NA'],
    ['  Ali ', 'A'],
    ['🌸 Siti', '🌸S'],
    ['', ''],
  ])('initials of %j are %j', (name, letters) => expect(initials(name.trim())).toBe(letters));
});
