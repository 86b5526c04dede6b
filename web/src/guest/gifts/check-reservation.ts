import { hasVisibleCharacter, normaliseText, textLength } from '@serikad/shared/validation/text';
import type { GuestTexts } from '../texts/texts.js';
import type { ReservationContent } from './reservation.types.js';

export type ReservationField = keyof ReservationContent;

// The rules of ReserveGiftDto, whose checker is larger than this page.
const LONGEST_NAME = 100;
const LONGEST_CONTACT = 30;

/** What was typed as it is sent, or what is wrong with it, by field in the order of the form. */
export function checkReservation(
  typed: ReservationContent,
  texts: GuestTexts,
): { content: ReservationContent } | { errors: [ReservationField, string][] } {
  const errors: [ReservationField, string][] = [];
  const name = normaliseText(typed.name);
  const contactNo = normaliseText(typed.contactNo);
  if (!hasVisibleCharacter(name)) errors.push(['name', texts.nameRequired]);
  else if (textLength(name) > LONGEST_NAME) errors.push(['name', texts.nameTooLong]);
  if (textLength(contactNo) > LONGEST_CONTACT) errors.push(['contactNo', texts.phoneTooLong]);
  return errors.length > 0 ? { errors } : { content: { name, contactNo } };
}
