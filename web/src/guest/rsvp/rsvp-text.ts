import type { GuestTexts } from '../texts/texts.js';
import type { StoredRsvp } from './rsvp.types.js';

/** What a guest's stored RSVP says, in one sentence. */
export function rsvpText({ attendanceCount, wishOnly }: StoredRsvp, texts: GuestTexts): string {
  if (attendanceCount > 0) return texts.answeredYes(attendanceCount);
  return wishOnly ? texts.answeredWish : texts.answeredNo;
}
