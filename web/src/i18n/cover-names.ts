import * as malay from './ms/cover-names.js';
import { textsOf } from './texts-of.js';

export const { coverNamesTexts = malay.coverNamesTexts } = textsOf('cover-names');
