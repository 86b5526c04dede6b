import * as malay from './ms/guest-data.js';
import { textsOf } from './texts-of.js';

export const { guestDataTexts = malay.guestDataTexts, publicUntilTexts = malay.publicUntilTexts } =
  textsOf('guest-data');
