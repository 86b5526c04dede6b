import * as malay from './ms/editor-design-language.js';
import { textsOf } from './texts-of.js';

export const { designLanguageTexts = malay.designLanguageTexts } = textsOf('editor-design-language');
