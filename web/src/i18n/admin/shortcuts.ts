import * as malay from '../ms/admin/shortcuts.js';
import { textsOf } from '../texts-of.js';

export const { shortcutTexts = malay.shortcutTexts } = textsOf('admin/shortcuts');
