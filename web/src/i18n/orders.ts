import * as malay from './ms/orders.js';
import { textsOf } from './texts-of.js';

export const {
  OPTION_NAMES = malay.OPTION_NAMES,
  OPTION_FEATURES = malay.OPTION_FEATURES,
  itemName = malay.itemName,
  STATUS_NAMES = malay.STATUS_NAMES,
  statusText = malay.statusText,
  lockedText = malay.lockedText,
  orderFormTexts = malay.orderFormTexts,
  orderTexts = malay.orderTexts,
  changePackageTexts = malay.changePackageTexts,
} = textsOf('orders');
