import type * as malay from '../ms/editor-names.js';
import { counted } from './plural.js';
import type { TextsLike } from '../texts-like.js';

export const namesTexts: TextsLike<typeof malay.namesTexts> = {
  coupleNoChange: 'Change',
  firstCouple: 'Couple 1',
  stylesText: 'Your own names in 21 fonts. Choose the one that feels like the two of you.',
  styleOf: 'Style for',
  ownStyle: 'Own style',
  styleChoice: 'Choice of style',
  colours: 'Colour of the names',
  moreFonts: (count) => `Show ${counted(count, 'more font')}`,
  invitersText: 'Parents or family representatives, as written on the card.',
  oneParty: 'One party',
  firstParty: 'First party',
  name2: 'Name 2',
  contactsText: 'Guests can call or WhatsApp straight from the card.',
  contactName: 'Contact’s name',
  contactPhone: 'Phone number',
  addContact: 'Add a contact',
};
