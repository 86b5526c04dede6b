import * as malay from '../ms/desk/designs.js';
import { textsOf } from '../texts-of.js';

export const { designTexts = malay.designTexts } = textsOf('desk/designs');
