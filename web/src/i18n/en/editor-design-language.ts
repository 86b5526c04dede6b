import type * as malay from '../ms/editor-design-language.js';
import type { TextsLike } from '../texts-like.js';

export const designLanguageTexts: TextsLike<typeof malay.designLanguageTexts> = {
  light: 'light background',
  dark: 'dark background',
  changeDesign: 'Change design',
  redrawn: 'This design was drawn anew after you ordered it. Your card keeps its original art.',
  seeNewArt: 'See the new art',
  useNewArt: 'Use the new art',
  orderedKept: 'The design that you ordered may still be used.',
  useOrderedArt: 'Return to that design',
  byHour: 'By the hour of the wedding',
  coverPhoto: 'Your photo on the cover',
  coverPhotoHint:
    'Saved as soon as it is chosen. Your names stand where it is calm, and stay easy to read. Without a photo, a drawing is shown.',
  coverPhotoAfterSave: 'Your photo can be added once this card is saved. Until then, a drawing is shown.',
  photoPlace: 'What must be seen',
  photoPlaceHint: 'Tap your faces on the photo. That part always stays in sight, and the names stand away from it.',
  photoPlaceX: 'Left to right',
  photoPlaceY: 'Top to bottom',
  photoPlaceAutomatic: 'Choose automatically',
  photoPlaceSaved: 'Position saved.',
  photoPlaceOvertaken: 'This photo was changed on another device. The newest one is shown now.',
  photoSmall: (width, height) =>
    `This photo is small (${width} × ${height} pixels) and will look blurred on the card. Use the original file from the phone or the photographer, not a screenshot or a copy from WhatsApp.`,
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
