import type * as malay from '../ms/editor-media.js';
import type { TextsLike } from '../texts-like.js';

export const mediaTexts: TextsLike<typeof malay.mediaTexts> = {
  // A picture of its own.
  choose: 'Upload a picture',
  orDrop: 'or drop it here',
  formats: 'JPG, PNG, WebP or HEIC up to 10 MB',
  replace: 'Change picture',
  remove: 'Remove',
  undo: 'Undo',
  keepStored: 'Keep the original',
  cancel: 'Cancel',
  cancelled: 'The upload was cancelled.',
  cancelUpload: (name) => `Cancel the upload of ${name}`,
  sending: (share) => `Uploading ${Math.round(share * 100)}%`,
  working: 'Processing...',
  chosen: 'It is uploaded when you save.',
  noPreview: 'This browser cannot show the picture, but it can be uploaded.',
  chooseAgain: 'Please choose the picture again',
  required: 'Required',

  // Bank QR.
  qr: 'QR code',
  secondQr: 'QR code of the second account',

  // The seal.
  logo: 'Logo image',
  logoAlt: 'Your opening logo',
  logoHint: 'Images only, square if possible. Without an image, the initials are shown.',

  // Gifts.
  overtaken: (now) => `This gift was changed from another device: ${now}. Save once more to use your version.`,
  gone: 'This gift was removed from another device. Save to add it again.',
  keep: 'Keep',
  photoSaved: 'Photo saved.',
  photoUnsaved: 'Not saved yet.',
  photoRetry: 'Try again',
  photoOvertaken: 'This photo was changed on another device. Yours is not saved yet.',
  photoChanged: 'This photo was changed on another device, so it was not removed.',
  photoTheirs: 'Photo from the other device',
  photoOwn: 'Use my photo',
  photoRemove: 'Remove this photo?',
  photoRemoveText: 'Guests will no longer see it.',
};
