import type * as malay from '../ms/session.js';
import type { TextsLike } from '../texts-like.js';

export const sessionTexts: TextsLike<typeof malay.sessionTexts> = {
  signInRegister: 'Sign In/Register',
  signIn: 'Sign In',
  requireAuth: 'Please sign in to view this page.',
  ended: 'Your session has ended. Please sign in again; what you typed is still kept.',
};
