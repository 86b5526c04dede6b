import type { GuestTexts } from '../texts/texts.js';
import type { StoredAnswer } from './rsvp.types.js';

/** What a guest's stored answer says, in one sentence. */
export function rsvpText({ attendanceCount, wishOnly }: StoredAnswer, texts: GuestTexts): string {
  if (attendanceCount > 0) return texts.answeredYes(attendanceCount);
  return wishOnly ? texts.answeredWish : texts.answeredNo;
}
