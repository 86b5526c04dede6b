import * as malay from './ms/editor-locked.js';
import { textsOf } from './texts-of.js';

export const { lockedTexts = malay.lockedTexts } = textsOf('editor-locked');
