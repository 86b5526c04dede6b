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
  close: 'Close',
};
