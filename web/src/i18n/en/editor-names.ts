import type * as malay from '../ms/editor-names.js';
import { counted } from './plural.js';
import type { TextsLike } from '../texts-like.js';

export const namesTexts: TextsLike<typeof malay.namesTexts> = {
  oneCoupleText: 'Most weddings',
  twoCouplesText: 'Siblings marrying together',
  coupleNoChange: 'Change',
  firstCouple: 'Couple 1',
  jawi: 'Names in Jawi',
  jawiText: 'Optional. Written below the names on the cover, the link’s picture and the page to print.',
  jawiOf: (person) => `${person} (Jawi)`,
  jawiOfCouple: (person, couple) => `${person}, ${couple} (Jawi)`,
  jawiOther: 'Fill in both names: one alone is not shown.',
  jawiNoPlace: 'The cover of this design has no place for Jawi. Islamic and classic designs have one.',
  stylesText: 'Your own names in 21 fonts. Choose the one that feels like the two of you.',
  styleOf: 'Style for',
  ownStyle: 'Own style',
  styleChoice: 'Choice of style',
  size: 'Size',
  font: 'Font',
  colours: 'Colour of the names',
  moreFonts: (count) => `Show ${counted(count, 'more font')}`,
  invitersText: 'Parents or family representatives, as written on the card.',
  oneParty: 'One party',
  twoParties: 'Two parties',
  firstParty: 'First party',
  name1: 'Name 1',
  name2: 'Name 2',
  contactsText: 'Guests can call or WhatsApp straight from the card.',
  contactName: 'Contact’s name',
  contactPhone: 'Phone number',
  addContact: 'Add a contact',
};
