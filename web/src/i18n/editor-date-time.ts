import * as malay from './ms/editor-date-time.js';
import { textsOf } from './texts-of.js';

export const {
  hijriTexts = malay.hijriTexts,
  phaseTexts = malay.phaseTexts,
  postponementTexts = malay.postponementTexts,
  programmeTexts = malay.programmeTexts,
  prayerTexts = malay.prayerTexts,
} = textsOf('editor-date-time');
