import { MALAYSIA_OFFSET_MS } from '@serikad/shared/invitations/malaysia-time';
import { dateTexts } from '../i18n/dates.js';

/** `Sabtu, 12 Disember 2026` of YYYY-MM-DD; in English `Saturday, 12 December 2026`. */
export function longDate(day: string, { days, months } = dateTexts): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${days[date.getUTCDay()]}, ${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** `12 Disember 2026` of YYYY-MM-DD. */
export function dayAndMonth(day: string): string {
  return longDate(day).split(', ')[1] ?? day;
}

/** `2 – 6 Dis 2026` of two days YYYY-MM-DD; month and year are said once where they are the same. */
export function shortPeriod(from: string, to: string): string {
  const [fromYear, fromMonth] = from.split('-');
  const [toYear, toMonth] = to.split('-');
  const day = (text: string) => Number(text.slice(8));
  const month = (text: string) => dateTexts.shortMonths[Number(text.slice(5, 7)) - 1] ?? '';
  const end = `${day(to)} ${month(to)} ${toYear}`;
  if (fromYear !== toYear) return `${day(from)} ${month(from)} ${fromYear} – ${end}`;
  return fromMonth === toMonth ? `${day(from)} – ${end}` : `${day(from)} ${month(from)} – ${end}`;
}

/** `4:30 petang` of HH:MM; in English `4:30 pm`. */
export function clockTime(time: string, { partOfDay } = dateTexts): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${partOfDay(hours)}`;
}

/** A moment (ISO 8601) as it reads in Malaysia: `20 Nov 2026, 8:05 malam`. */
export function dateTime(moment: string, withYear = true): string {
  const date = new Date(Date.parse(moment) + MALAYSIA_OFFSET_MS);
  const day = `${date.getUTCDate()} ${dateTexts.shortMonths[date.getUTCMonth()]}`;
  const time = clockTime(date.toISOString().slice(11, 16));
  return `${day}${withYear ? ` ${date.getUTCFullYear()}` : ''}, ${time}`;
}

/** The initials of a name for its circle: `Nur Aisyah binti Rahman` → `NA`. */
export function initials(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
