import * as malay from './ms/designs.js';
import { textsOf } from './texts-of.js';

export const {
  CATEGORY_NAMES = malay.CATEGORY_NAMES,
  designTitles = malay.designTitles,
  THEME_NAMES = malay.THEME_NAMES,
  catalogueTexts = malay.catalogueTexts,
  popupTexts = malay.popupTexts,
  detailsTexts = malay.detailsTexts,
} = textsOf('designs');
