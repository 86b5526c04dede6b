import * as malay from './ms/editor-gifts.js';
import { textsOf } from './texts-of.js';

export const { giftTexts = malay.giftTexts } = textsOf('editor-gifts');
