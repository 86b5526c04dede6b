import type * as malay from '../ms/dialogs.js';
import type { TextsLike } from '../texts-like.js';

export const dialogTexts: TextsLike<typeof malay.dialogTexts> = {
  error: 'Error',
  errorBeside: '',
  ok: 'OK',
  okay: 'Okay',
  okBeside: '',
  close: 'Close',
  closeBeside: '',
  payNow: 'Pay Now',
  payNowBeside: '',
  trialExpired: 'Trial expired',
  // The prescribed sentences are English: nothing is beside them.
  trialExpiredNote: '',
  trialExpiredText: 'Sorry, your free trial has ended. Please proceed with payment to unlock unlimited edit.',
  paymentRequired: 'Payment Required',
  paymentRequiredText: 'Sorry, please complete your payment to proceed.',
  paymentRequiredNote: '',
  payText: 'Assalamualaikum, I would like to pay for my order.',
};
