import { call } from '../api.js';
import { sessionStore } from './session-store.js';

/**
 * A page from the back/forward cache is as it was left: takes the session that the device has now, and asks the server
 * whether it still stands. The answer 403 ends it, as with every call.
 */
export function recheckRestoredPages(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    sessionStore.readAgain();
    if (sessionStore.token() !== null) void call('GET /user/profile').catch(() => undefined);
  });
}
