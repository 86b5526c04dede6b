import type { Locale } from '@serikad/shared/i18n/language';
import { newKey } from '../../platform/new-key.js';
import { CallError } from '../api/call.js';
import { addRsvp, editRsvp } from './rsvp-api.js';
import type { RsvpStore } from './rsvp-store.js';
import type { RsvpContent, FirstTry, PendingRsvp, StoredRsvp } from './rsvp.types.js';

export interface Sending {
  invitationId: string;
  locale: Locale;
  rsvp: PendingRsvp;
  /** Where the guest's secret, and what may have arrived unnoticed, are stored. */
  store: RsvpStore;
}

/**
 * Sends an RSVP so that the guest ends up with exactly one record, however often it is sent, from however many tabs
 * and after however many reloads. The store has the guest's secret afterwards, and as soon as there is one.
 * @throws CallError
 */
export async function sendRsvp({ invitationId, locale, rsvp, store }: Sending): Promise<StoredRsvp> {
  const { from, attendanceCount, message, wishOnly } = rsvp;
  const content: RsvpContent = { from, attendanceCount, message };
  const keep = (wishId: string, words: RsvpContent): StoredRsvp => {
    const kept: StoredRsvp = { ...words, wishId, wishOnly };
    store.write('wish', kept);
    store.write('first', null);
    return kept;
  };
  const change = async (wishId: string): Promise<StoredRsvp> => {
    await editRsvp(wishId, content, locale);
    return keep(wishId, content);
  };
  const known = store.read('wish');
  if (known) {
    try {
      return await change(known.wishId);
    } catch (error) {
      // The couple deleted the RSVP meanwhile: it is added again.
      if (!(error instanceof CallError) || error.code !== 'not-found') throw error;
      store.write('wish', null);
    }
  }
  const { key, ...words } = firstTry(store, content);
  const isNew = sameContent(words, content);
  let wishId: string;
  try {
    wishId = await addRsvp(invitationId, words, key, locale);
  } catch (error) {
    if (!(error instanceof CallError) || error.passes) throw error;
    // Never taken under that key, and never will be.
    store.write('first', null);
    if (isNew) throw error;
    return sendRsvp({ invitationId, locale, rsvp, store });
  }
  const added = keep(wishId, words);
  return isNew ? added : change(wishId);
}

/**
 * The try that may have arrived without this guest having learnt of it, or this one;
 * under one key go one guest's words.
 */
function firstTry(store: RsvpStore, content: RsvpContent): FirstTry {
  const earlier = store.read('first');
  if (earlier) return earlier;
  const first = { ...content, key: newKey() };
  store.write('first', first);
  return first;
}

function sameContent(a: RsvpContent, b: RsvpContent): boolean {
  return a.from === b.from && a.attendanceCount === b.attendanceCount && a.message === b.message;
}
