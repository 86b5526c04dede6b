import { CallError } from '../api/call.js';
import type { FamilyApi } from './family-api.js';
import type { FamilyStore } from './family-store.js';

/**
 * Tells the server that the invitation was opened. When the server cannot be reached, again as soon as there is a
 * network, and with the next visit.
 */
export async function noteOpened(api: FamilyApi, store: FamilyStore): Promise<void> {
  store.write('opened', true);
  try {
    await api.noteOpened();
    store.write('opened', null);
  } catch (error) {
    if (!(error instanceof CallError) || !error.passes) {
      store.write('opened', null);
      return;
    }
    addEventListener('online', () => void noteOpened(api, store), { once: true });
  }
}
