import { clockWords, dateWords, longDate, shortDay, timeRange } from './event-dates.js';

describe('dates and times for guests', () => {
  it('I-26 writes a day out in both languages', () => {
    expect(longDate('2026-12-12', 'ms')).toBe('Sabtu, 12 Disember 2026');
    expect(longDate('2026-12-12', 'en')).toBe('Saturday, 12 December 2026');
    expect(dateWords('2027-03-01', 'ms')).toEqual({ dayName: 'Isnin', day: '1', month: 'Mac', year: '2027' });
  });

  it.each([
    ['00:00', '12.00', 'tengah malam', 'am'],
    ['00:05', '12.05', 'pagi', 'am'],
    ['11:59', '11.59', 'pagi', 'am'],
    ['12:00', '12.00', 'tengah hari', 'pm'],
    ['13:59', '1.59', 'tengah hari', 'pm'],
    ['14:00', '2.00', 'petang', 'pm'],
    ['18:59', '6.59', 'petang', 'pm'],
    ['19:00', '7.00', 'malam', 'pm'],
    ['23:30', '11.30', 'malam', 'pm'],
  ])('I-26 says %s as %s %s / %s', (time, clock, malay, english) => {
    expect(clockWords(time, 'ms')).toEqual({ clock, period: malay });
    expect(clockWords(time, 'en')).toEqual({ clock, period: english });
  });

  it('joins start and end, and leaves out an end that is not set', () => {
    expect(timeRange('11:00', '16:30', 'ms')).toBe('11.00 pagi – 4.30 petang');
    expect(timeRange('11:00', '', 'en')).toBe('11.00 am');
  });

  it('dates a wish by the day in Malaysia', () => {
    expect(shortDay('2026-11-01T16:00:00.000Z', 'ms')).toBe('2 Nov');
    expect(shortDay('2026-08-01T15:59:59.000Z', 'ms')).toBe('1 Ogo');
    expect(shortDay('never', 'en')).toBe('');
  });
});
