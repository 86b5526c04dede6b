import type * as malay from '../../ms/admin/today.js';
import type { TextsLike } from '../../texts-like.js';
import { counted } from '../plural.js';

const DAY_PARTS = [
  [12, 'morning'],
  [18, 'afternoon'],
  [24, 'evening'],
] as const;

export const todayTexts: TextsLike<typeof malay.todayTexts> = {
  greeting: (hour, name) => `Good ${DAY_PARTS.find(([until]) => hour < until)?.[1] ?? 'evening'}, ${name}.`,
  newOrders: (count) => counted(count, 'new order'),
  toMake: (count) => `${counted(count, 'order')} to make`,
  waiting: (count) => counted(count, 'approval'),
  waitingEnd: 'waiting for customers',
  owed: 'unpaid',
  and: 'and',
  toMakeTitle: 'To make',
  toMakeHint: 'The earliest due is at the top',
  toMakeNone: 'There is nothing to make.',
  waitingTitle: 'Waiting for the customer’s approval',
  waitingNone: 'Nothing is waiting for a customer.',
  newTitle: 'New orders today',
  newNone: 'No orders today yet.',
  trialTitle: 'Trials about to end',
  trialNone: 'No trials are running.',
  trialEnds: (moment) => `Ends ${moment}`,
  ordered: (moment) => `Ordered ${moment}`,
  handedIn: (day) => `Submitted ${day}`,
  event: (day) => `event ${day}`,
  paidToday: 'Paid today',
  paidHint: 'Less reversals',
  noPayments: 'No payments today yet.',
  recordPayment: 'Record payment',
  reversal: 'Reversal',
  customerGone: 'Customer deleted',
  allPayments: (count) => `See all ${counted(count, 'payment')}`,
  newestPayments: (shown, count) => `The newest ${shown} of ${counted(count, 'payment')}`,
  persons: (count) => `Personal data of about ${count.toLocaleString('en')} people is stored.`,
  personsTitle: (count, most) =>
    `Personal data of about ${count.toLocaleString('en')} people is stored; the limit is ${most.toLocaleString('en')}`,
  personsText: (most) =>
    `Above ${most.toLocaleString('en')} people the Personal Data Protection Act requires a data protection officer. Appoint one and notify the Department, or lower GUEST_DATA_MONTHS.`,
  all: (count) => `See all ${count}`,
};
