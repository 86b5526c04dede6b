import { Logger } from '@nestjs/common';
import type { mongo, Types } from 'mongoose';
import type { OrderRecord, StoredOrder } from './order.schema.js';

/** {@link balanceOf} as an aggregation expression. */
export const BALANCE = { $subtract: [{ $subtract: ['$price', '$discountPrice'] }, '$paidAmount'] };

/** Every aggregation-pipeline update of price, discountPrice or paidAmount ends with this stage. */
export const STORE_BALANCE = { $set: { balance: BALANCE } };

type Sums = Pick<OrderRecord, 'price' | 'discountPrice' | 'paidAmount'>;

/** What an order still owes, in whole RM; below 0 it has credit. */
export function balanceOf({ price, discountPrice, paidAmount }: Sums): number {
  return price - discountPrice - paidAmount;
}

/**
 * Stores the right balance of those orders that have another one, or none: a server of an earlier version, running
 * beside this one during an update, changes the sums without it. Views compute from the sums and are right in any case.
 */
export async function correctStaleBalances(
  orders: mongo.Collection<StoredOrder>,
  read: readonly (Sums & { _id: Types.ObjectId; balance?: number })[],
): Promise<void> {
  const stale = read.filter((order) => order.balance !== balanceOf(order)).map(({ _id }) => _id);
  if (stale.length === 0) return;
  try {
    await orders.updateMany({ _id: { $in: stale } }, [STORE_BALANCE]);
  } catch (error) {
    // The caller only reads: its answer is right, and the next read tries again.
    new Logger('OrderBalance').warn(`the balances of ${stale.length} orders could not be corrected: ${String(error)}`);
  }
}
