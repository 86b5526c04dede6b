import * as malay from '../ms/admin/figures.js';
import { textsOf } from '../texts-of.js';

export const { figuresTexts = malay.figuresTexts, PAGE_NAMES = malay.PAGE_NAMES } = textsOf('admin/figures');
