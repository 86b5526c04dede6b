import type * as malay from '../../ms/admin/orders.js';
import type { TextsLike } from '../../texts-like.js';
import { counted } from '../plural.js';

export const ordersTexts: TextsLike<typeof malay.ordersTexts> = {
  count: (count) => counted(count, 'order'),
  owed: (amount) => `${amount} unpaid`,
  search: 'Search orders',
  searchHint: 'Name, phone, email or order ID',
  clearSearch: 'Clear the search',
  status: 'Item status',
  anyStatus: 'Any status',
  payments: 'Payment',
  show: {
    all: 'All',
    outstanding: 'Unpaid',
    new: 'New',
    trial: 'Trial',
    'trial-expired': 'Trial ended',
    'part-paid': 'Partly paid',
    settled: 'Paid',
    credit: 'Credit',
  },
  since: (day) => `Ordered since ${day}`,
  dropSince: (day) => `Remove the filter: ordered since ${day}`,
  sort: 'Sort by',
  newest: 'Newest',
  oldest: 'Oldest',
  couple: 'Couple',
  customer: 'Customer',
  payment: 'Payment',
  items: 'Items',
  cardItem: (quantity) => `Cards ${quantity}`,
  videoItem: 'Video',
  rsvpItem: 'E-Card',
  total: 'Total',
  balance: 'Balance',
  credit: (amount) => `Credit ${amount}`,
  made: 'Ordered',
  range: (from, to, all) => `${from}–${to} of ${all}`,
  lastPage: ' Last page. To see the others, search or sort differently.',
  none: 'No orders match',
  noneFor: (search) => `No orders match “${search}”`,
  noneText: 'Try the number without dashes or only the name, or remove the filters.',
  empty: 'No orders yet',
  emptyText: 'Customers’ orders will appear here.',
  clear: 'Clear the filters',
  beyond: 'No orders on this page',
  firstPage: 'To the first page',
};

export const PAYMENT_PILLS: TextsLike<typeof malay.PAYMENT_PILLS> = {
  paid: 'Paid',
  part: 'Partly paid',
  new: 'New',
  trial: 'Trial',
  'trial-expired': 'Trial ended',
  credit: 'Credit',
};

export const dueText: TextsLike<typeof malay.dueText> = {
  on: (day) => `Due by ${day}`,
  in: (days) => {
    if (days < 0) return `${counted(-days, 'day')} late`;
    if (days === 0) return 'Due today';
    return days === 1 ? 'Due tomorrow' : `Due in ${counted(days, 'day')}`;
  },
};
