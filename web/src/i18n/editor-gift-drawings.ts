import * as malay from './ms/editor-gift-drawings.js';
import { textsOf } from './texts-of.js';

export const { giftDrawingTexts = malay.giftDrawingTexts } = textsOf('editor-gift-drawings');
