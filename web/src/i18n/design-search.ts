import * as malay from './ms/design-search.js';
import { textsOf } from './texts-of.js';

export const {
  COLOUR_NAMES = malay.COLOUR_NAMES,
  MOTIF_NAMES = malay.MOTIF_NAMES,
  THEME_CHOICES = malay.THEME_CHOICES,
  searchTexts = malay.searchTexts,
} = textsOf('design-search');
