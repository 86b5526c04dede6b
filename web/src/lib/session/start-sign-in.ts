import { newKey } from '../../platform/new-key.js';

/** Where signing in began: an unregistered person comes back to the order form from `invitation`. */
export type SignInOrigin = 'invitation';

/** What is remembered while the browser is away at Google. */
export interface PendingSignIn {
  /** The page to return to; absent: the profile. */
  returnTo?: string;
  origin?: SignInOrigin;
}

const KEY = 'pendingSignIn';
const MARK = 'signInMark';

/**
 * Leaves for Google. Nothing typed is lost: forms keep drafts on the device.
 * @param pending where to come back to (a path of this app) and, from the order form or editor, the origin
 */
export function startSignIn(pending: PendingSignIn = {}): void {
  rememberSignIn(pending);
  keep(MARK, newKey());
  window.location.assign('/user/google-auth');
}

/**
 * Whether this tab began the sign-in that has arrived; removes the mark, so each serves one arrival. True as well where
 * the browser keeps nothing at all: the server then decides alone, by its cookie.
 */
export function tookSignInMark(): boolean {
  try {
    const marked = sessionStorage.getItem(MARK) !== null;
    // An old private mode reads, but refuses every write.
    if (!marked) sessionStorage.setItem(MARK, '');
    sessionStorage.removeItem(MARK);
    return marked;
  } catch {
    return true;
  }
}

/** Remembers where signing in, or registering, is to lead. */
export function rememberSignIn(pending: PendingSignIn): void {
  keep(KEY, JSON.stringify(pending));
}

/** Without storage a sign-in works as well, and leads to the profile. */
function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Storage is blocked, or full.
  }
}

/** What `startSignIn` remembered; empty when there is nothing. */
export function pendingSignIn(): PendingSignIn {
  try {
    const { returnTo, origin } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    return {
      // Only a path of our own: `//elsewhere` and `/\elsewhere` would leave the shop.
      ...(typeof returnTo === 'string' && /^\/(?![/\\])/.test(returnTo) && { returnTo }),
      ...(origin === 'invitation' && { origin }),
    };
  } catch {
    return {};
  }
}

/** Removes it, once the person has arrived. */
export function clearPendingSignIn(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
