import type { Locale } from '../i18n/language.js';

/** The most guests of an RSVP without a limit by the couple. */
export const MOST_GUESTS = 1000;
/** From this per-guest limit on a number is typed instead of chosen. */
export const DROPDOWN_BELOW = 20;

/** Whether a total limit limits: −1, 0 and anything below 1 mean unlimited. */
export function isLimited(totalLimit: number): boolean {
  return totalLimit >= 1;
}

/** Whether no seat is left, so that only a wish can be left. */
export function isFull(totalLimit: number, taken: number): boolean {
  return isLimited(totalLimit) && taken >= totalLimit;
}

/** The text for an RSVP with more guests than the couple allow. */
export function perGuestLimitText(limit: number, locale: Locale): string {
  return locale === 'en'
    ? `Attendance is limited to a maximum of ${limit} guests`
    : `Bilangan kehadiran tidak boleh melebihi ${limit} orang`;
}

/** The text for an RSVP with more guests than there are seats left. */
export function totalLimitText(left: number, locale: Locale): string {
  if (left <= 0) {
    return locale === 'en'
      ? 'All seats are taken. You may still leave a wish.'
      : 'Tempat telah penuh. Tuan/puan masih boleh menghantar ucapan.';
  }
  return locale === 'en' ? `Only ${left} seats are left` : `Hanya tinggal ${left} tempat`;
}

/** How the count is asked for: a dropdown from 1 to the limit when the limit is 1 to 19, else a number field. */
export function countInput(perGuestLimit: number): 'dropdown' | 'number' {
  return perGuestLimit >= 1 && perGuestLimit < DROPDOWN_BELOW ? 'dropdown' : 'number';
}
