import * as malay from './ms/errors.js';
import { textsOf } from './texts-of.js';

export const { errorTexts = malay.errorTexts } = textsOf('errors');
