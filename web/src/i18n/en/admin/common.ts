import { type Counted, MOST_COUNTED } from '@serikad/shared/admin/counted';
import type * as malay from '../../ms/admin/common.js';
import type { TextsLike } from '../../texts-like.js';
import { counted } from '../plural.js';

/** `12`; `about 12,345` of an estimate; `1,000+` of a count that ended there. */
export const countText: TextsLike<typeof malay.countText> = ({ count, countIs }: Counted) => {
  const number = count.toLocaleString('en-MY');
  return countIs === 'exact' ? number : countIs === 'estimate' ? `about ${number}` : `${number}+`;
};

export const cappedCount: TextsLike<typeof malay.cappedCount> = (count) =>
  countText({ count, countIs: count < MOST_COUNTED ? 'exact' : 'at-least' });

export const METHOD_NAMES: TextsLike<typeof malay.METHOD_NAMES> = {
  'bank-transfer': 'Bank transfer',
  duitnow: 'DuitNow',
  'e-wallet': 'E-wallet',
  card: 'Bank card',
  cash: 'Cash',
  other: 'Other',
};

export const adminTexts: TextsLike<typeof malay.adminTexts> = {
  admin: 'Seller’s desk',
  today: 'Today',
  orders: 'Orders',
  designs: 'Designs',
  figures: 'Figures',
  audit: 'Audit trail',
  auditShort: 'Audit',
  shop: 'View the shop',
  shortcuts: 'Keyboard shortcuts',
  loading: 'Loading...',
  saving: 'Saving...',
  loadError: 'This could not be loaded.',
  noNames: 'No names yet',
  copy: (what) => `Copy: ${what}`,
  copied: 'Copied',
  copyFailed: 'It could not be copied. Press and hold the text to copy it.',
  cancel: 'Cancel',
  notFound: 'Not found',
  waiting: (count) => `${counted(count, 'order')} waiting`,
  ordersInAll: (count, made) => `${count} in all${made > 0 ? `, ${made} new today` : ''}`,
  cameIn: (made, toMake) =>
    [made > 0 && `${counted(made, 'new order')}.`, toMake > 0 && `${counted(toMake, 'more order')} to make.`]
      .filter((said) => said !== false)
      .join(' '),
};
