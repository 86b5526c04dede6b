import type { Locale } from '@serikad/shared/i18n/language';
import { CallError } from '../api/call.js';
import { addAnswer, editAnswer } from './answer-api.js';
import type { AnswerContent, PendingAnswer, StoredAnswer } from './answer.types.js';

export interface Sending {
  invitationId: string;
  locale: Locale;
  answer: PendingAnswer;
  /** The guest's stored answer, which is then changed instead of adding another. */
  stored: StoredAnswer | null;
  /** What was sent before under the same key without learning what came of it. */
  unsure: AnswerContent | null;
}

/**
 * Sends an answer so that the guest ends up with exactly one record.
 * @throws CallError
 */
export async function sendAnswer({ invitationId, locale, answer, stored, unsure }: Sending): Promise<StoredAnswer> {
  const { from, attendanceCount, message, wishOnly, key } = answer;
  const content: AnswerContent = { from, attendanceCount, message };
  const done = (wishId: string): StoredAnswer => ({ wishId, ...content, wishOnly });
  if (stored) {
    try {
      await editAnswer(stored.wishId, content, locale);
      return done(stored.wishId);
    } catch (error) {
      // The couple deleted the answer meanwhile: it is added anew.
      if (!(error instanceof CallError) || error.code !== 'not-found') throw error;
    }
  }
  try {
    return done(await addAnswer(invitationId, content, key, locale));
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'idempotency-mismatch' || !unsure) throw error;
    // The earlier try did arrive, with other words: asking again with those words tells the secret, then they change.
    const wishId = await addAnswer(invitationId, unsure, key, locale);
    await editAnswer(wishId, content, locale);
    return done(wishId);
  }
}
