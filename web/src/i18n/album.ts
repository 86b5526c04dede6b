import * as malay from './ms/album.js';
import { textsOf } from './texts-of.js';

export const {
  PHOTO_STATES = malay.PHOTO_STATES,
  albumCardTexts = malay.albumCardTexts,
  albumTexts = malay.albumTexts,
} = textsOf('album');
