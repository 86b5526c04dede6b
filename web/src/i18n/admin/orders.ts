import * as malay from '../ms/admin/orders.js';
import { textsOf } from '../texts-of.js';

export const {
  ordersTexts = malay.ordersTexts,
  PAYMENT_PILLS = malay.PAYMENT_PILLS,
  dueText = malay.dueText,
} = textsOf('admin/orders');
