import type { Locale } from '../i18n/language.js';
import { longDate } from './event-dates.js';
import type { InvitationView, Postponement } from './invitation.types.js';

/** Of invitations that were never postponed, and of those that were stored before they could be. */
export const NOT_POSTPONED: Postponement = { on: false, from: null, sequence: 0 };

/** What guests read in place of the day while it is open. */
export const DAY_TO_BE_ANNOUNCED: Readonly<Record<Locale, string>> = {
  ms: 'Tarikh baharu akan dimaklumkan',
  en: 'New date to be announced',
};

/** A wedding's day in words, that it will be announced, or nothing. */
export function shownDay({ date, postponed }: Pick<InvitationView, 'date' | 'postponed'>, locale: Locale): string {
  if (date !== null) return longDate(date, locale);
  return postponed.on ? DAY_TO_BE_ANNOUNCED[locale] : '';
}
