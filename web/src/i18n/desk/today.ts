import * as malay from '../ms/desk/today.js';
import { textsOf } from '../texts-of.js';

export const { todayTexts = malay.todayTexts } = textsOf('desk/today');
