import * as malay from './ms/editor-design-picker.js';
import { textsOf } from './texts-of.js';

export const { designPickerTexts = malay.designPickerTexts } = textsOf('editor-design-picker');
