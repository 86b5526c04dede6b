import type * as malay from '../ms/editor-design-language.js';
import type { TextsLike } from '../texts-like.js';

export const designLanguageTexts: TextsLike<typeof malay.designLanguageTexts> = {
  light: 'light background',
  dark: 'dark background',
  changeDesign: 'Change design',
  languageHint: 'All fixed texts, buttons and dates on the card follow this language.',
  titleUnsaved: (shown) => `It stands above the couple’s names. Until you save it, guests see ${shown}.`,
  titleHint: 'It stands above the couple’s names. Usually WEDDING INVITATION or WALIMATUL URUS.',
  oneCoupleText: 'Most weddings',
  twoCouplesText: 'Siblings marrying together',
  openingTexts: { 'glass-window': 'Two panes open', 'fade-out': 'The cover fades slowly' },
  openingText: 'The first thing guests see before the card opens.',
  sealText: 'Own text',
  sealTextLabel: 'Text on the logo',
  sealTextHint: 'At most 20 characters, for example A ♥ D.',
};
