import * as malay from './ms/editor-second-page.js';
import { textsOf } from './texts-of.js';

export const { secondPageTexts = malay.secondPageTexts } = textsOf('editor-second-page');
