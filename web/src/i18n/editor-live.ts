import * as malay from './ms/editor-live.js';
import { textsOf } from './texts-of.js';

export const { liveTexts = malay.liveTexts } = textsOf('editor-live');
