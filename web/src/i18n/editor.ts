import * as malay from './ms/editor.js';
import { textsOf } from './texts-of.js';

export const { editorTexts = malay.editorTexts } = textsOf('editor');
