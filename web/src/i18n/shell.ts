import * as malay from './ms/shell.js';
import { textsOf } from './texts-of.js';

export const { shellTexts = malay.shellTexts } = textsOf('shell');
