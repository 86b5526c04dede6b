import * as malay from './ms/removals.js';
import { textsOf } from './texts-of.js';

export const { PICTURE_NAMES = malay.PICTURE_NAMES, removalTexts = malay.removalTexts } = textsOf('removals');
