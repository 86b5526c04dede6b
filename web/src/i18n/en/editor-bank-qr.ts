import type * as malay from '../ms/editor-bank-qr.js';
import type { TextsLike } from '../texts-like.js';

export const bankQrTexts: TextsLike<typeof malay.bankQrTexts> = {
  alt: 'QR code of the account',
  choose: 'Upload a QR code',
  replace: 'Change QR code',
  removed: 'The QR code is removed when you save.',
  hint: 'Take a screenshot of the QR code in your banking app.',
  reads: 'Reading the code...',
  isYours: 'Is this your account?',
  yes: 'Yes, this is our account',
  confirmed: 'Account confirmed',
  holder: 'Holder',
  bank: 'Bank',
  notNamed: 'Not named in the code',
  invalid: 'This is not a valid bank code',
  keep: 'Keep this picture anyway',
  kept: 'This picture is kept as you chose.',
  none: 'No QR code could be read in this picture. Guests may not be able to scan it.',
  other: 'This QR code is not a bank payment code (DuitNow).',
  damaged: 'This payment code is damaged: banking apps will refuse it.',
  foreign: 'This payment code is not of a DuitNow account in Malaysia.',
  onePayment:
    'This code is for one payment, or has a fixed amount. Please choose one without an amount in your banking app.',
  several: 'There is more than one bank code in this picture. Please crop it so that one is left.',
};
