import { DAY_MS } from '../calendar/durations.js';
import { localeOf, type InvitationLanguage, type Locale } from '../i18n/language.js';
import { FIRST_HIJRI_DAY, FIRST_HIJRI_YEAR, LONG_MONTHS } from './hijri-months.js';
import type { HijriChoice } from './invitation.types.js';
import { isCalendarDate } from './malaysia-time.js';

const MONTHS: Readonly<Record<Locale, readonly string[]>> = {
  ms: [
    'Muharam',
    'Safar',
    'Rabiulawal',
    'Rabiulakhir',
    'Jamadilawal',
    'Jamadilakhir',
    'Rejab',
    'Syaaban',
    'Ramadan',
    'Syawal',
    'Zulkaedah',
    'Zulhijah',
  ],
  en: [
    'Muharram',
    'Safar',
    'Rabi‘ al-awwal',
    'Rabi‘ al-thani',
    'Jumada al-ula',
    'Jumada al-akhirah',
    'Rajab',
    'Sha‘ban',
    'Ramadan',
    'Shawwal',
    'Dhu al-Qa‘dah',
    'Dhu al-Hijjah',
  ],
};
/** `1448H`, `1448 AH`. */
const ERA: Readonly<Record<Locale, string>> = { ms: 'H', en: ' AH' };

/** Ramadan, Syawal and Zulhijah begin by sighting: until it is announced their days are a calculation. */
const SIGHTED_MONTHS: ReadonlySet<number> = new Set([9, 10, 12]);

export interface HijriDate {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  /** Whether the month begins by sighting, so that the announced day may differ by one. */
  sighted: boolean;
}

/**
 * The Hijri date of a day in Malaysia by the calculated calendar.
 * @param date YYYY-MM-DD
 * @returns nothing for a day outside of the table (1444 to 1460 H) and for what is no date
 */
export function hijriDateOf(date: string): HijriDate | undefined {
  if (!isCalendarDate(date)) return undefined;
  let rest = (Date.parse(`${date}T00:00:00Z`) - Date.parse(`${FIRST_HIJRI_DAY}T00:00:00Z`)) / DAY_MS;
  if (rest < 0) return undefined;
  for (const [index, months] of LONG_MONTHS.entries()) {
    for (let month = 1; month <= 12; month += 1) {
      const length = months[month - 1] === '1' ? 30 : 29;
      if (rest < length) {
        return { year: FIRST_HIJRI_YEAR + index, month, day: rest + 1, sighted: SIGHTED_MONTHS.has(month) };
      }
      rest -= length;
    }
  }
  return undefined;
}

/** `2 Rejab 1448H` or `2 Rajab 1448 AH` of a day YYYY-MM-DD; empty where the table has none. */
export function hijriText(date: string, locale: Locale): string {
  const hijri = hijriDateOf(date);
  return hijri ? `${hijri.day} ${MONTHS[locale][hijri.month - 1] ?? ''} ${hijri.year}${ERA[locale]}` : '';
}

interface Dated {
  date: string | null;
  language: InvitationLanguage;
  /** Absent in invitations that were stored before it was there. */
  hijri?: HijriChoice | null | undefined;
}

/** What a page shows beside its day: the couple's text, else the calculated date; `null` for nothing. */
export function shownHijriDate({ date, language, hijri }: Dated): string | null {
  if (date === null || !hijri?.show) return null;
  return hijri.text.trim() || hijriText(date, localeOf(language)) || null;
}
