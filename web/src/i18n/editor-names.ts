import * as malay from './ms/editor-names.js';
import { textsOf } from './texts-of.js';

export const { namesTexts = malay.namesTexts } = textsOf('editor-names');
