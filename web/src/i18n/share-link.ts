import * as malay from './ms/share-link.js';
import { textsOf } from './texts-of.js';

export const { shareLinkTexts = malay.shareLinkTexts } = textsOf('share-link');
