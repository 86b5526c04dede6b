import { useSyncExternalStore } from 'react';
import { sessionStore, type Session } from './session-store.js';

/** The session of this device; `null` when signed out. */
export function useSession(): Session | null {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
}

/** The user's id when signed in and registered, else nothing. */
export function useUserId(): string | null {
  const session = useSession();
  return session?.registered ? session.userId : null;
}

/** Changes when the page must not show any more what it holds: after a sign-out, or with another user. */
export function useEpoch(): number {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.epoch);
}
