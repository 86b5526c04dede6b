import * as malay from '../ms/desk/shortcuts.js';
import { textsOf } from '../texts-of.js';

export const { shortcutTexts = malay.shortcutTexts } = textsOf('desk/shortcuts');
