import { MALAYSIA_OFFSET_MS } from '@serikad/shared/invitations/malaysia-time';

const MONTHS = 'Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember'.split(' ');
const SHORT_MONTHS = 'Jan Feb Mac Apr Mei Jun Jul Ogos Sep Okt Nov Dis'.split(' ');
const DAYS = 'Ahad Isnin Selasa Rabu Khamis Jumaat Sabtu'.split(' ');

/** `Sabtu, 12 Disember 2026` of YYYY-MM-DD. */
export function longDate(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${DAYS[date.getUTCDay()]}, ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
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
  const month = (text: string) => SHORT_MONTHS[Number(text.slice(5, 7)) - 1] ?? '';
  const end = `${day(to)} ${month(to)} ${toYear}`;
  if (fromYear !== toYear) return `${day(from)} ${month(from)} ${fromYear} – ${end}`;
  return fromMonth === toMonth ? `${day(from)} – ${end}` : `${day(from)} ${month(from)} – ${end}`;
}

/** `4:30 petang` of HH:MM, with the parts of the day as Malay has them. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const part = hours < 12 ? 'pagi' : hours < 14 ? 'tengah hari' : hours < 19 ? 'petang' : 'malam';
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${part}`;
}

/** A moment (ISO 8601) as it reads in Malaysia: `20 Nov 2026, 8:05 malam`. */
export function dateTime(moment: string, withYear = true): string {
  const date = new Date(Date.parse(moment) + MALAYSIA_OFFSET_MS);
  const day = `${date.getUTCDate()} ${SHORT_MONTHS[date.getUTCMonth()]}`;
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
