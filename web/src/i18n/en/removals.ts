import type * as malay from '../ms/removals.js';
import type { TextsLike } from '../texts-like.js';

export const PICTURE_NAMES: TextsLike<typeof malay.PICTURE_NAMES> = {
  photo: 'Gallery',
  gift: 'Gift',
  'opening-logo': 'Opening logo',
  'place-photo': 'Photo of the gate or landmark',
  'cover-photo': 'Photo of the cover',
  'bank-qr': 'Bank QR code',
  album: 'Guests’ album',
};

export const removalTexts: TextsLike<typeof malay.removalTexts> = {
  title: 'Pictures removed by SeriKad',
  text: 'Guests no longer see them. You can upload others.',
  wish: 'SeriKad has hidden this wish from guests.',
  aGuest: 'A guest',
  reason: (reason) => `Reason: ${reason}`,
};
