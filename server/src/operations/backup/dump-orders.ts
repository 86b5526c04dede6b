import mongoose from 'mongoose';
import { type Dump, newestFirst, withWriters } from './dump.js';
import type { CollectionEntry } from './manifest.js';
import type { DumpWriter } from './dump-writer.js';

const { BSON } = mongoose.mongo;

/**
 * One query for the lines of so many orders: with a million orders a query each would take most of the backup's time.
 */
const ORDERS_AT_ONCE = 200;

interface OrderKeys {
  _id: mongoose.mongo.ObjectId;
  paymentKeys?: string[];
}

/**
 * Writes the orders, and behind them the lines of the ledger that they count. An order's document holds what was paid,
 * by which keys, and carries the lines that are not written yet; lines are only ever added. So those that are read
 * after it and whose keys it names are, with those that it carries, exactly what it counts.
 */
export function dumpOrders(dump: Dump): Promise<CollectionEntry[]> {
  return withWriters(dump, ['orders', 'payments'] as const, async (orders, payments) => {
    let paid: OrderKeys[] = [];
    const writeLines = async (): Promise<void> => {
      if (paid.length === 0) return;
      await dump.reach?.('order-read');
      await dumpLines(dump, paid, payments);
      paid = [];
    };
    for await (const bytes of newestFirst(dump, 'orders')) {
      dump.signal.throwIfAborted();
      await orders.write(bytes);
      const { _id, paymentKeys } = BSON.deserialize(bytes) as OrderKeys;
      if (paymentKeys) paid.push({ _id, paymentKeys });
      if (paid.length >= ORDERS_AT_ONCE) await writeLines();
    }
    await writeLines();
  });
}

async function dumpLines(dump: Dump, orders: readonly OrderKeys[], payments: DumpWriter): Promise<void> {
  const counted = new Map(orders.map(({ _id, paymentKeys }) => [_id.toHexString(), new Set(paymentKeys)]));
  const lines = newestFirst(dump, 'payments', { orderId: { $in: orders.map(({ _id }) => _id) } });
  for await (const line of lines) {
    const { key, orderId } = BSON.deserialize(line) as { key: string; orderId: mongoose.mongo.ObjectId };
    if (counted.get(orderId.toHexString())?.has(key)) await payments.write(line);
  }
}
