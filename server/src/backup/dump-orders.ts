import mongoose from 'mongoose';
import { type Dump, newestFirst, withWriters } from './dump-database.js';
import type { CollectionPart } from './manifest.js';

const { BSON } = mongoose.mongo;

/**
 * Writes the orders, and behind each the lines of the ledger that it counts. An order's document says what was paid, by
 * which keys, and carries the lines that are not written yet; lines are only ever added. So those that are read after it
 * and whose keys it names are, with those that it carries, exactly what it counts.
 */
export function dumpOrders(dump: Dump): Promise<CollectionPart[]> {
  return withWriters(dump, ['orders', 'payments'] as const, async (orders, payments) => {
    for await (const bytes of newestFirst(dump, 'orders')) {
      dump.signal.throwIfAborted();
      await orders.write(bytes);
      const { _id, paymentKeys } = BSON.deserialize(bytes) as { _id: mongoose.mongo.ObjectId; paymentKeys?: string[] };
      if (!paymentKeys) continue;
      await dump.reach?.('order-read');
      const counted = new Set(paymentKeys);
      for await (const line of newestFirst(dump, 'payments', { orderId: _id })) {
        const { key } = BSON.deserialize(line) as { key: string };
        if (counted.has(key)) await payments.write(line);
      }
    }
  });
}
