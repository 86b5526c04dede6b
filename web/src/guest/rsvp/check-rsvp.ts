import type { Locale } from '@serikad/shared/i18n/language';
import { MOST_GUESTS, perGuestLimitText } from '@serikad/shared/rsvp/seats';
import { hasVisibleCharacter, normaliseText, textLength } from '@serikad/shared/validation/text';
import type { GuestTexts } from '../texts/texts.js';
import type { RsvpContent, RsvpDraft } from './rsvp.types.js';

export type RsvpField = 'from' | 'count' | 'message';

export interface RsvpRules {
  /** Whether the form has the fields for attendance. */
  asksAttendance: boolean;
  /** Most guests per RSVP; 0: no limit. */
  perGuestLimit: number;
  locale: Locale;
  texts: GuestTexts;
}

const LONGEST_NAME = 100;
const LONGEST_MESSAGE = 1000;

/** What was typed as it is sent, or what is wrong with it, by field in the order of the form. */
export function checkRsvp(
  draft: RsvpDraft,
  { asksAttendance, perGuestLimit, locale, texts }: RsvpRules,
): { content: RsvpContent } | { errors: [RsvpField, string][] } {
  const errors: [RsvpField, string][] = [];
  const from = normaliseText(draft.from);
  const message = normaliseText(draft.message);
  const attending = asksAttendance && draft.attending;
  const count = attending ? Number(draft.count) : 0;
  if (!hasVisibleCharacter(from)) errors.push(['from', texts.nameRequired]);
  else if (textLength(from) > LONGEST_NAME) errors.push(['from', texts.nameTooLong]);
  if (attending) {
    if (!Number.isInteger(count) || count < 1) errors.push(['count', texts.countRequired]);
    else if (count > (perGuestLimit || MOST_GUESTS)) {
      errors.push(['count', perGuestLimitText(perGuestLimit || MOST_GUESTS, locale)]);
    }
  }
  if (!asksAttendance && !hasVisibleCharacter(message)) errors.push(['message', texts.wishRequired]);
  else if (textLength(message) > LONGEST_MESSAGE) errors.push(['message', texts.wishTooLong]);
  return errors.length > 0 ? { errors } : { content: { from, attendanceCount: count, message } };
}
