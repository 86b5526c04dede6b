import type * as malay from '../ms/editor-gifts.js';
import type { TextsLike } from '../texts-like.js';
import { counted } from './plural.js';

export const giftTexts: TextsLike<typeof malay.giftTexts> = {
  lost: (name) => `${name} could not be kept on this device. Please choose the picture again.`,
  gift: (index) => `Gift ${index}`,
  addGift: 'Add a gift',
  mostGifts: (most) => `At most ${counted(most, 'gift')}. Remove one to add another.`,
  noGifts: 'No gifts yet. Add what the two of you need: guests like to give something useful.',
  edit: (name) => `Edit ${name}`,
  removeGift: (name) => `Remove ${name}`,
  isNew: 'New',
  isChanged: 'Changed',
  isHidden: 'Hidden',
  isWrong: 'Needs checking',
  reservedBy: (name) => `Reserved by ${name}`,
  reserved: 'Reserved',
  reservedKept: 'The reservation stays when you change this gift.',
  contact: 'Phone',
  giftPicture: 'Picture of the gift',
  giftTitle: 'Name of the gift',
  giftUrl: 'Product link',
  giftNotes: 'Notes',
  giftNotesHint: 'Colour, size or quantity',
  giftEnabled: 'Show to guests',
  noLink: 'No link yet',
  openLink: 'Open the product link',
  willBeRemoved: 'is removed when you save.',
  undoRemoval: (name) => `Undo: keep ${name}`,
  removedNow: (name) => `${name} is removed when you save`,
  keptAgain: (name) => `${name} is kept`,
  wait: 'Please wait... This might take a while.',
  removeReservedTitle: 'Remove a reserved gift?',
  removeReserved: (title, name) =>
    `${title} is reserved by ${name}. If you remove it, the reservation is lost too, and the guest gets no message.`,
  unnamedGuest: 'a guest',
};
