import type * as malay from '../ms/share.js';
import type { TextsLike } from '../texts-like.js';

export const shareTexts: TextsLike<typeof malay.shareTexts> = {
  share: 'Share',
  title: 'Share your card',
  text: 'Guests open the card with this link.',
  link: 'Link to the card',
  copyLink: 'Copy the link',
  copied: 'Copied',
  copyFailed: 'It could not be copied. Press and hold the text to copy it.',
  whatsapp: 'WhatsApp',
  system: 'Other apps',
  qr: 'QR code',
  qrAlt: 'QR code with the link to the card',
  qrText: 'Scan it with a phone’s camera to open the card.',
  qrFailed: 'The QR code could not be loaded.',
  retry: 'Try again',
  close: 'Close',
};
