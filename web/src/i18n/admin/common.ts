import * as malay from '../ms/admin/common.js';
import { textsOf } from '../texts-of.js';

export const {
  countText = malay.countText,
  cappedCount = malay.cappedCount,
  METHOD_NAMES = malay.METHOD_NAMES,
  adminTexts = malay.adminTexts,
} = textsOf('admin/common');
