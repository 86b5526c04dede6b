import type { Migration } from './migration.js';
import { walkRanges } from './walk-ranges.js';

/** A copy on purpose: a released step never changes with the code that writes orders today. */
const STORE_BALANCE = {
  $set: { balance: { $subtract: [{ $subtract: ['$price', '$discountPrice'] }, '$paidAmount'] } },
};

/** Gives every order its `balance` (docs/decisions/165-balance-and-counts.md). */
export const orderBalance: Migration = {
  what: 'orders: balance',
  run: async (db, signal, report) => {
    const orders = db.collection('orders');
    await walkRanges(orders, { signal, report }, (range) =>
      orders.updateMany({ ...range, balance: { $exists: false } }, [STORE_BALANCE]),
    );
  },
};
