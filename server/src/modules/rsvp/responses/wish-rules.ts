import { localeOf } from '@serikad/shared/i18n/language';
import { perGuestLimitText, totalLimitText } from '@serikad/shared/wishes/attendance';
import { DomainError } from '../../../common/domain-error.js';
import type { Busy, Refusal } from '../seats/seat-ledger.service.js';
import type { GuestInvitation } from '../../invitations/invitations.service.js';
import type { WishContent } from './wishes.repository.js';

const NOTHING: Pick<WishContent, 'attendanceCount' | 'message'> = { attendanceCount: 0, message: '' };

/**
 * What the invitation doesn't allow its guests. Only what an answer adds is held against it: somebody may always come
 * with fewer guests, or keep the words that are stored. While answers are closed nothing is taken at all.
 */
export function whyForbidden(guest: GuestInvitation, answer: WishContent, before = NOTHING): DomainError | undefined {
  if (guest.answersClosed) return new DomainError('answers-closed');
  if (answer.attendanceCount > before.attendanceCount && guest.rsvpPackage !== 'premium') {
    return new DomainError('package-required');
  }
  const isPureWish = answer.attendanceCount === 0 && answer.message !== '' && answer.message !== before.message;
  return isPureWish && !guest.wishEnabled ? new DomainError('wishes-closed') : undefined;
}

/** What a guest is told whose answer the seats don't allow. */
export function refusalError(refusal: Exclude<Refusal, Busy>, guest: GuestInvitation): DomainError {
  const locale = localeOf(guest.language);
  switch (refusal.reason) {
    case 'switched-off':
      return new DomainError('validation', { fields: [{ field: 'attendanceCount', code: 'attendanceOff' }] });
    case 'per-guest':
      return new DomainError('limit-reached', { message: perGuestLimitText(refusal.limit, locale) });
    case 'total':
      return new DomainError('limit-reached', { message: totalLimitText(refusal.left, locale) });
    case 'answers':
      return new DomainError('limit-reached');
  }
}
