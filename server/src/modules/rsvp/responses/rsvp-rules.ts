import { MAIN_SESSION } from '@serikad/shared/guest-list/family.types';
import { localeOf } from '@serikad/shared/i18n/language';
import { closedText, perGuestLimitText, sessionLimitText, totalLimitText } from '@serikad/shared/rsvp/seats';
import { waitingReason } from '@serikad/shared/rsvp/waiting-message';
import { DomainError } from '../../../common/domain-error.js';
import type { Busy, Refusal } from '../seats/seat-counter.service.js';
import type { GuestInvitation } from '../../invitations/guest-invitation.js';
import type { RsvpContent } from './rsvp.repository.js';

const NOTHING: Pick<RsvpContent, 'attendanceCount' | 'message'> = { attendanceCount: 0, message: '' };

/**
 * What the invitation doesn't allow its guests. Only what an RSVP adds counts: guests may always reduce their number or
 * keep the stored message. While RSVPs are closed nothing is accepted.
 */
export function ruleError(
  guest: GuestInvitation,
  rsvp: Pick<RsvpContent, 'attendanceCount' | 'message'>,
  before = NOTHING,
): DomainError | undefined {
  if (guest.answersClosed) return new DomainError('answers-closed');
  if (rsvp.attendanceCount > before.attendanceCount && guest.rsvpPackage !== 'premium') {
    return new DomainError('package-required');
  }
  const isWishOnly = rsvp.attendanceCount === 0 && rsvp.message !== '' && rsvp.message !== before.message;
  return isWishOnly && !guest.wishEnabled ? new DomainError('wishes-closed') : undefined;
}

/**
 * Why a message waits for the couple, as a field of the RSVP.
 * @param before the RSVP that is edited
 */
export function waitingOf(
  rsvp: Pick<RsvpContent, 'from' | 'message'>,
  { approveWishes }: Pick<GuestInvitation, 'approveWishes'>,
  before?: Pick<RsvpContent, 'from' | 'message' | 'waiting'> | null,
): Pick<RsvpContent, 'waiting'> {
  const waiting = waitingReason(rsvp, approveWishes, before);
  return waiting ? { waiting } : {};
}

/**
 * The error of an RSVP that the seats don't allow.
 * @param titles what the sessions are called, by their ids; absent where there is one
 */
export function refusalError(
  refusal: Exclude<Refusal, Busy>,
  guest: Pick<GuestInvitation, 'language' | 'contacts'>,
  titles: Readonly<Record<string, string>> = {},
): DomainError {
  const locale = localeOf(guest.language);
  switch (refusal.reason) {
    case 'closed': {
      const [contact] = guest.contacts;
      return new DomainError('rsvp-closed', contact ? { message: closedText(contact, locale) } : {});
    }
    case 'switched-off':
      return new DomainError('validation', { fields: [{ field: 'attendanceCount', code: 'attendanceOff' }] });
    case 'per-guest':
      return new DomainError('limit-reached', { message: perGuestLimitText(refusal.limit, locale) });
    case 'total': {
      const title = titles[refusal.session ?? MAIN_SESSION];
      const message = title ? sessionLimitText(refusal.left, title, locale) : totalLimitText(refusal.left, locale);
      return new DomainError('limit-reached', { message });
    }
    case 'rsvps':
      return new DomainError('limit-reached');
  }
}
