import type * as malay from '../ms/session.js';
import type { TextsLike } from '../texts-like.js';

export const sessionTexts: TextsLike<typeof malay.sessionTexts> = {
  signInRegister: 'Sign In/Register',
  signInRegisterBeside: '',
  signIn: 'Sign In',
  signInBeside: '',
  requireAuth: 'Please sign in to view this page.',
  requireAuthBeside: '',
  ended: 'Your session has ended. Please sign in again; what you typed is still kept.',
};
