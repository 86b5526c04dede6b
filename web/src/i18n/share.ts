import * as malay from './ms/share.js';
import { textsOf } from './texts-of.js';

export const { shareTexts = malay.shareTexts } = textsOf('share');
