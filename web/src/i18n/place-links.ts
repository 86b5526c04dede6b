import * as malay from './ms/place-links.js';
import { textsOf } from './texts-of.js';

export const { placeLinkTexts = malay.placeLinkTexts } = textsOf('place-links');
