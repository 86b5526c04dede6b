import * as malay from '../ms/admin/content.js';
import { textsOf } from '../texts-of.js';

export const { contentTexts = malay.contentTexts, albumContentTexts = malay.albumContentTexts } =
  textsOf('admin/content');
