import { useSyncExternalStore } from 'react';
import { sessionStore, type Session } from './session-store.js';

/** In the server's HTML, which is the same for everyone, and in the first render over it. */
const signedOut = (): null => null;

/** The session of this device; `null` when signed out, and while the page is hydrated. */
export function useSession(): Session | null {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, signedOut);
}

/** The user's id when signed in and registered, else nothing. */
export function useUserId(): string | null {
  const session = useSession();
  return session?.registered ? session.userId : null;
}

/** Changes when the page must not show any more what it holds: after a sign-out, or with another user. */
export function useEpoch(): number {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.epoch, sessionStore.epoch);
}
