import * as malay from './ms/editor-date-time.js';
import { textsOf } from './texts-of.js';

export const {
  hijriTexts = malay.hijriTexts,
  postponementTexts = malay.postponementTexts,
  prayerTexts = malay.prayerTexts,
} = textsOf('editor-date-time');
