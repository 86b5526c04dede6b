import * as malay from './ms/ui.js';
import { textsOf } from './texts-of.js';

export const { uiTexts = malay.uiTexts } = textsOf('ui');
