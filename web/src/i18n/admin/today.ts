import * as malay from '../ms/admin/today.js';
import { textsOf } from '../texts-of.js';

export const { todayTexts = malay.todayTexts } = textsOf('admin/today');
