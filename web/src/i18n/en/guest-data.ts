import type * as malay from '../ms/guest-data.js';
import type { TextsLike } from '../texts-like.js';

export const guestDataTexts: TextsLike<typeof malay.guestDataTexts> = {
  title: (day) => `The guests’ data will be erased on ${day}`,
  text: 'Names, phone numbers and notes of guests are not kept longer after a wedding. Counts and the text of wishes stay. Download the guest list first if you need it; a new wedding date postpones this.',
  erased: (day) => `The guests’ data was erased on ${day}`,
  erasedText: 'Names, phone numbers and notes of guests are gone. Counts and the text of wishes stay.',
  download: 'Download the guest list',
};

export const publicUntilTexts: TextsLike<typeof malay.publicUntilTexts> = {
  label: 'Card for guests',
  paid: 'Open without an end',
  trial: (end) => `Open until ${end}`,
  expired: (end) => `Closed since ${end}`,
  hint: 'The first payment opens it without an end.',
};
