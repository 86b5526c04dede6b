import type * as malay from '../ms/editor-gallery.js';
import type { TextsLike } from '../texts-like.js';
import { counted } from './plural.js';

export const galleryTexts: TextsLike<typeof malay.galleryTexts> = {
  photo: (index) => `Photo ${index}`,
  sortHint: 'Drag to arrange. The first photo is shown first; photos change every 6 seconds.',
  firstHint: 'Choose the best photos of the two of you. The first photo is shown first on the card.',
  addPhotos: 'Add photos',
  orDropSeveral: 'or drop several at once',
  photoFormats: 'JPG, PNG, WebP or HEIC up to 10 MB each. The location in a photo is removed.',
  maximum: 'You have reached the maximum',
  maximumHint: 'Remove a photo to add another.',
  leftOut: (count, most) =>
    `The gallery holds ${counted(most, 'photo')}: ${counted(count, 'photo was', 'photos were')} not added.`,
  counter: (count, most) => `${count} of ${counted(most, 'photo')}`,
  waiting: 'Waiting to upload',
  waitingForOrder: 'Uploaded after the order is made',
  failed: 'Not uploaded yet',
  retry: 'Try again',
  stopped: 'The upload stopped. Your photo is still here.',
  removing: 'Removing...',
  drag: (index) => `Drag photo ${index}`,
  earlier: (index) => `Move photo ${index} forward`,
  later: (index) => `Move photo ${index} back`,
  removePhoto: (index) => `Remove photo ${index}`,
  removePhotoTitle: 'Remove this photo?',
  removePhotoText: 'The photo is removed from the card at once and cannot be restored.',
  coverPhotoText: 'This photo is also the background of your card’s cover. ',
  movedTo: (place, of) => `The photo is now at place ${place} of ${of}`,
  sortInstructions:
    'Press space or Enter to pick up a photo, the arrow keys to move it, space to put it down, Escape to cancel.',
  lifted: (place, of) => `Photo ${place} of ${of} picked up`,
  over: (place, of) => `Over place ${place} of ${of}`,
  dropped: (place, of) => `Photo put down at place ${place} of ${of}`,
  sortCancelled: 'The order has not changed',
  newPhotos: 'Your photos are uploaded as soon as the order is made. Press Save to continue.',
};
