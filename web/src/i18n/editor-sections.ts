import * as malay from './ms/editor-sections.js';
import { textsOf } from './texts-of.js';

export const { sectionTexts = malay.sectionTexts } = textsOf('editor-sections');
