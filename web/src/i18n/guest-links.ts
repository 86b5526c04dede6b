import * as malay from './ms/guest-links.js';
import { textsOf } from './texts-of.js';

export const { linkDialogTexts = malay.linkDialogTexts } = textsOf('guest-links');
