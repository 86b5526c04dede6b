import type { VerifyResult } from '@serikad/shared/users/user.types';
import { paths } from '../../config/paths.js';
import { ApiError } from '../../lib/api-error.js';
import type { Session } from '../../lib/session/session-store.js';
import type { PendingSignIn } from '../../lib/session/start-sign-in.js';

/** What the callback left in the address's fragment. */
export function readFragment(hash: string): { accessToken?: string; error?: string } {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const accessToken = fields.get('access_token');
  const error = fields.get('error');
  return { ...(accessToken && { accessToken }), ...(error && { error }) };
}

/** The session of a verified token. */
export function sessionOf({ registered, token, user }: VerifyResult): Session {
  return { token, userId: user._id, registered, ...(!registered && { name: user.name }) };
}

/** Where a person goes on after signing in: to register first, back to where they were, or to their profile. */
export function destination({ registered, user }: VerifyResult, { returnTo, origin }: PendingSignIn): string {
  if (!registered) return paths.register(origin);
  return returnTo ?? paths.profile(user._id);
}

/** Which of the two sentences of 'Sign In Failed' fits a failure. */
export function isInvalidToken(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 403 || error.code === 'validation' || error.code === 'invalid');
}
