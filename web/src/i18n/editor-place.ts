import * as malay from './ms/editor-place.js';
import { textsOf } from './texts-of.js';

export const { placeTexts = malay.placeTexts } = textsOf('editor-place');
