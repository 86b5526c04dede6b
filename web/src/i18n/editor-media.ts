import * as malay from './ms/editor-media.js';
import { textsOf } from './texts-of.js';

export const { mediaTexts = malay.mediaTexts } = textsOf('editor-media');
