import type { Locale } from '../i18n/language.js';
import type { Contact } from '../invitations/invitation.types.js';

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

/** The same for one of several sessions, which it names. */
export function sessionLimitText(left: number, title: string, locale: Locale): string {
  if (left <= 0) {
    return locale === 'en'
      ? `All seats for ${title} are taken. Please choose not to come to it, or call us.`
      : `Tempat untuk ${title} telah penuh. Sila pilih tidak hadir untuk majlis itu, atau hubungi kami.`;
  }
  return locale === 'en' ? `Only ${left} seats are left for ${title}` : `Hanya tinggal ${left} tempat untuk ${title}`;
}

/** The text for an RSVP after the closing moment; it names whom to call. */
export function closedText({ name, phoneNo }: Contact, locale: Locale): string {
  const contact = [name, phoneNo && `(${phoneNo})`].filter(Boolean).join(' ');
  return locale === 'en'
    ? `The closing date for replies has passed. Please call ${contact} to reply or to add guests.`
    : `Tarikh tutup jawapan telah berlalu. Sila hubungi ${contact} untuk menjawab atau menambah tetamu.`;
}

/** How the count is asked for: a dropdown from 1 to the limit when the limit is 1 to 19, else a number field. */
export function countInput(perGuestLimit: number): 'dropdown' | 'number' {
  return perGuestLimit >= 1 && perGuestLimit < DROPDOWN_BELOW ? 'dropdown' : 'number';
}
