/** Where signing in began: an unregistered person comes back to the order form from `invitation`. */
export type SignInOrigin = 'invitation';

/** What is remembered while the browser is away at Google. */
export interface PendingSignIn {
  /** The page to return to; absent: the profile. */
  returnTo?: string;
  origin?: SignInOrigin;
}

const KEY = 'pendingSignIn';

/**
 * Leaves for Google. Nothing typed is lost: forms keep drafts on the device.
 * @param pending where to come back to (a path of this app) and, from the order form or editor, the origin
 */
export function startSignIn(pending: PendingSignIn = {}): void {
  rememberSignIn(pending);
  window.location.assign('/user/google-auth');
}

/** Remembers where signing in, or registering, is to lead. */
export function rememberSignIn(pending: PendingSignIn): void {
  sessionStorage.setItem(KEY, JSON.stringify(pending));
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

/** Forgets it, once the person has arrived. */
export function clearPendingSignIn(): void {
  sessionStorage.removeItem(KEY);
}
