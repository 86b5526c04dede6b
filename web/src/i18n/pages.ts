import * as malay from './ms/pages.js';
import { textsOf } from './texts-of.js';

export const {
  catalogTexts = malay.catalogTexts,
  appsTexts = malay.appsTexts,
  contactTexts = malay.contactTexts,
  privacyTexts = malay.privacyTexts,
} = textsOf('pages');
