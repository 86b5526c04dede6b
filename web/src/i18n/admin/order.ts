import * as malay from '../ms/admin/order.js';
import { textsOf } from '../texts-of.js';

export const {
  moveLabel = malay.moveLabel,
  orderTexts = malay.orderTexts,
  customerTexts = malay.customerTexts,
} = textsOf('admin/order');
