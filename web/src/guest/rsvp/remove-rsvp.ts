import type { Locale } from '@serikad/shared/i18n/language';
import { CallError } from '../api/call.js';
import { removeOwnRsvp } from './rsvp-api.js';
import type { RsvpStore } from './rsvp-store.js';

/**
 * Removes the guest's own RSVP, and everything that this browser keeps of it. One that is gone already (removed on
 * another device or by the couple, or by a try whose answer was lost) counts as removed.
 * @throws CallError
 */
export async function removeRsvp({ store, locale }: { store: RsvpStore; locale: Locale }): Promise<void> {
  const kept = store.read('wish');
  if (kept) {
    try {
      await removeOwnRsvp(kept.wishId, locale);
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'not-found') throw error;
    }
  }
  for (const key of ['wish', 'first', 'pending', 'draft'] as const) store.write(key, null);
}
