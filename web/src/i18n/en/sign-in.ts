import type * as malay from '../ms/sign-in.js';
import type { TextsLike } from '../texts-like.js';

export const signInTexts: TextsLike<typeof malay.signInTexts> = {
  welcome: 'Welcome',
  welcomeText: 'Sign in to go on editing your card, see your guests’ replies and manage your orders.',
  noPassword: 'There is no password to remember. Google gives us your name and email only.',
  comeBack: 'The card you are editing is kept. You will come back to the same place.',
  agree: 'By going on, you agree to our',
  privacy: 'Privacy Policy',
  agreeEnd: 'of this shop.',
  caption: 'From the first card to the last guest.',
  demo: 'This shop is in demo mode: a sample sign-in page takes the place of Google.',
  checking: 'Your sign-in is being checked.',
  notBegunHere: 'This sign-in did not begin here',
  notBegunHereText:
    'A sign-in link is valid only in the tab that began it. If you want to sign in, press the button below and choose your own account.',
  stillSignedIn: 'You are still signed in with your own account.',
  toProfile: 'To my profile',
  failed: 'Sign In Failed',
  invalidToken: 'Invalid token.',
  failedLater: 'Something went wrong. Please try again later.',

  register: 'Register',
  registerTitle: 'One more step',
  registerText: 'We need your name and WhatsApp number so that the seller can send you the video and cards to check.',
  name: 'Name',
  phone: 'Phone No (WhatsApp)',
  nameHint: 'Your name.',
  phoneHint: 'Your WhatsApp number, for example 011-1000 2345. Dashes and spaces are removed.',
  notYou: 'Not you?',
  otherAccount: 'Use another Google account',
  registerCaption: 'Your order is waiting.',
};
