import * as malay from './ms/beside.js';
import { textsOf } from './texts-of.js';

export const { besideText = malay.besideText } = textsOf('beside');
