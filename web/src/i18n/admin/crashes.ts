import * as malay from '../ms/admin/crashes.js';
import { textsOf } from '../texts-of.js';

export const { crashTexts = malay.crashTexts, CRASH_PART_NAMES = malay.CRASH_PART_NAMES } = textsOf('admin/crashes');
