import { counted } from './plural.js';
import type * as malay from '../ms/editor-design-picker.js';
import type { TextsLike } from '../texts-like.js';

export const designPickerTexts: TextsLike<typeof malay.designPickerTexts> = {
  pickerTitle: 'Choose a design',
  pickerCount: (count) => `${counted(count, 'design')} · all work with your names`,
  inUse: 'In use',
  chosen: 'Chosen:',
  useDesign: 'Use this design',
  range: (from, to, all) => `${from}–${to} of ${all}`,
  category: 'Category',
  all: 'All',
  pickerError: 'The designs could not be loaded.',
};
