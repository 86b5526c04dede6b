import type { Locale } from '../i18n/language.js';
import { MALAYSIA_OFFSET_MS } from './malaysia-time.js';

/** Month and day names are ours rather than `Intl`'s: server and phone must write the very same text. */
const MONTHS: Readonly<Record<Locale, readonly string[]>> = {
  ms: [
    'Januari',
    'Februari',
    'Mac',
    'April',
    'Mei',
    'Jun',
    'Julai',
    'Ogos',
    'September',
    'Oktober',
    'November',
    'Disember',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
};
const DAYS: Readonly<Record<Locale, readonly string[]>> = {
  ms: ['Ahad', 'Isnin', 'Selasa', 'Rabu', 'Khamis', 'Jumaat', 'Sabtu'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};

/** A day in words: `Sabtu`, `12`, `Disember`, `2026`. */
export interface DateWords {
  dayName: string;
  day: string;
  month: string;
  year: string;
}

/** The words of a day YYYY-MM-DD. */
export function dateWords(date: string, locale: Locale): DateWords {
  const moment = new Date(`${date}T00:00:00Z`);
  return {
    dayName: DAYS[locale][moment.getUTCDay()] ?? '',
    day: String(moment.getUTCDate()),
    month: MONTHS[locale][moment.getUTCMonth()] ?? '',
    year: String(moment.getUTCFullYear()),
  };
}

/** `Sabtu, 12 Disember 2026` of a day YYYY-MM-DD. */
export function longDate(date: string, locale: Locale): string {
  const { dayName, day, month, year } = dateWords(date, locale);
  return `${dayName}, ${day} ${month} ${year}`;
}

/** A time of day as people say it: `12.30` and `tengah hari`, or `12.30` and `pm`. */
export interface ClockWords {
  clock: string;
  period: string;
}

/**
 * The words of a time HH:MM. Malay: tengah malam at twelve, pagi until noon, tengah hari until two,
 * petang until seven, then malam.
 */
export function clockWords(time: string, locale: Locale): ClockWords {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const clock = `${((hour + 11) % 12) + 1}.${String(minute).padStart(2, '0')}`;
  if (locale === 'en') return { clock, period: hour < 12 ? 'am' : 'pm' };
  if (hour + minute === 0) return { clock, period: 'tengah malam' };
  return { clock, period: hour < 12 ? 'pagi' : hour < 14 ? 'tengah hari' : hour < 19 ? 'petang' : 'malam' };
}

/** `11.00 pagi – 4.30 petang` of two times HH:MM. */
export function timeRange(start: string, end: string, locale: Locale): string {
  return [start, end]
    .filter((time) => time !== '')
    .map((time) => clockWords(time, locale))
    .map(({ clock, period }) => `${clock} ${period}`)
    .join(' – ');
}

/** `2 Nov`: the day in Malaysia of an ISO 8601 moment, short. */
export function shortDay(moment: string, locale: Locale): string {
  const day = new Date(Date.parse(moment) + MALAYSIA_OFFSET_MS);
  if (Number.isNaN(day.getTime())) return '';
  return `${day.getUTCDate()} ${(MONTHS[locale][day.getUTCMonth()] ?? '').slice(0, 3)}`;
}
