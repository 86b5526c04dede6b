import * as malay from '../ms/admin/designs.js';
import { textsOf } from '../texts-of.js';

export const { designTexts = malay.designTexts } = textsOf('admin/designs');
