import * as malay from '../ms/desk/order.js';
import { textsOf } from '../texts-of.js';

export const {
  moveLabel = malay.moveLabel,
  orderTexts = malay.orderTexts,
  customerTexts = malay.customerTexts,
} = textsOf('desk/order');
