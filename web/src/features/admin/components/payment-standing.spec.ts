import { standingOf } from './payment-standing.js';

type Order = Parameters<typeof standingOf>[0];
const order = (change: Partial<Order>): Order => ({
  paidAmount: 0,
  outstanding: 48,
  credit: 0,
  paymentState: 'trial',
  ...change,
});

it.each<[string, Partial<Order>, ReturnType<typeof standingOf>]>([
  ['nothing paid on the first, free day', { paymentState: 'paid' }, 'new'],
  ['nothing paid on trial', {}, 'trial'],
  ['nothing paid and the trial over', { paymentState: 'trial-expired' }, 'trial-expired'],
  ['a part', { paidAmount: 20, outstanding: 28, paymentState: 'paid' }, 'part'],
  ['all', { paidAmount: 48, outstanding: 0, paymentState: 'paid' }, 'paid'],
  ['more than all', { paidAmount: 60, outstanding: 0, credit: 12, paymentState: 'paid' }, 'credit'],
  ['nothing to pay', { outstanding: 0, paymentState: 'trial' }, 'paid'],
])('D-02 how an order stands: %s', (_name, change, standing) => {
  expect(standingOf(order(change))).toBe(standing);
});
