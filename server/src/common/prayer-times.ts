import { DISTRICT_SEATS } from '@serikad/shared/prayer-times/district-seats';
import { DISTRICTS, type District } from '@serikad/shared/prayer-times/districts';
import type { PrayerChoice, PrayerTimes, ShownPrayerTimes } from '@serikad/shared/prayer-times/prayer-times.types';
import { shownPrayers, type Programme } from '@serikad/shared/prayer-times/programme-prayers';
import { MALAYSIA_OFFSET_MS } from '@serikad/shared/invitations/malaysia-time';
import { CalculationParameters, Coordinates, PrayerTimes as Calculation, Rounding } from 'adhan';

/**
 * As Malaysia's department of Islam calculates them: the Sun 18° below the horizon for Subuh and Isyak, and minutes
 * that are added for safety. Within two minutes of what it has published; decision 205.
 */
function malaysiaParameters(): CalculationParameters {
  const parameters = new CalculationParameters('Other', 18, 18);
  parameters.rounding = Rounding.Up;
  parameters.adjustments = { fajr: 1, sunrise: 0, dhuhr: 2, asr: 1, maghrib: 1, isha: 1 };
  return parameters;
}
const PARAMETERS = malaysiaParameters();

/** The prayer times of a day YYYY-MM-DD at a district's seat, to some minutes. */
export function prayerTimesOf(date: string, district: District): PrayerTimes {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  // The library reads the day in the process's own time zone; noon is on it in any.
  const noon = new Date(year, month - 1, day, 12);
  const { fajr, dhuhr, asr, maghrib, isha } = new Calculation(
    new Coordinates(...DISTRICT_SEATS[district]),
    noon,
    PARAMETERS,
  );
  return {
    Subuh: timeOf(fajr),
    Zohor: timeOf(dhuhr),
    Asar: timeOf(asr),
    Maghrib: timeOf(maghrib),
    Isyak: timeOf(isha),
  };
}

function timeOf(moment: Date): string {
  return new Date(moment.getTime() + MALAYSIA_OFFSET_MS).toISOString().slice(11, 16);
}

/** What the page shows of the prayers beside a programme; `null` where it shows none. */
export function shownPrayerTimes({
  date,
  prayers,
  ...programme
}: Programme & { date: string | null; prayers?: PrayerChoice | null | undefined }): ShownPrayerTimes | null {
  if (date === null || date === '' || !prayers?.show) return null;
  const district = DISTRICTS.find((known) => known === prayers.district);
  return district ? { district, times: shownPrayers(prayerTimesOf(date, district), programme) } : null;
}
