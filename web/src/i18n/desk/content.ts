import * as malay from '../ms/desk/content.js';
import { textsOf } from '../texts-of.js';

export const { contentTexts = malay.contentTexts } = textsOf('desk/content');
