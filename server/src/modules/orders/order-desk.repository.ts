import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { OrderSort } from '@serikad/shared/admin/admin-order.dto';
import type { OrderItemKind, OrderItemStatus } from '@serikad/shared/orders/order.types';
import { trusted, type Model, type QueryFilter, type Types } from 'mongoose';
import { ORDER_MODEL, type OrderRecord, type OutboxEntry, type StoredOrder } from './order.schema.js';
import { ORDER_RECORD } from './orders.repository.js';

/** Which of the orders that match, and which of them first. */
export interface OrderPageOf {
  skip: number;
  limit: number;
  sort: OrderSort;
}

export type OrderOutbox = Pick<StoredOrder, '_id'> & { outbox: OutboxEntry[] };

/** The seller's reads and writes. Every change is one atomic write that stores its outbox entry with it. */
@Injectable()
export class OrderDeskRepository {
  constructor(@InjectModel(ORDER_MODEL) private readonly orders: Model<StoredOrder>) {}

  async page(
    filter: QueryFilter<StoredOrder>,
    { skip, limit, sort }: OrderPageOf,
  ): Promise<{ orders: OrderRecord[]; count: number }> {
    const direction = sort === 'oldest' ? 1 : -1;
    const [orders, count] = await Promise.all([
      this.orders
        .find(filter, ORDER_RECORD)
        .sort({ createdAt: direction, _id: direction })
        .skip(skip)
        .limit(limit)
        .lean<OrderRecord[]>()
        .exec(),
      this.orders.countDocuments(filter).exec(),
    ]);
    return { orders, count };
  }

  /** Moves an item that still has the status `from`. @returns nothing when it has another one by now */
  moveItem(
    _id: Types.ObjectId,
    { item, from, to }: { item: OrderItemKind; from: OrderItemStatus; to: OrderItemStatus },
    entry: OutboxEntry,
  ): Promise<OrderRecord | null> {
    return this.orders
      .findOneAndUpdate(
        { _id, items: trusted({ $elemMatch: { item, status: from } }) },
        { $set: { 'items.$.status': to }, $inc: { revision: 1 }, $push: { outbox: entry } },
        { returnDocument: 'after', projection: ORDER_RECORD },
      )
      .lean<OrderRecord>()
      .exec();
  }

  /**
   * Enters a payment or a reversal under a key that the order has not met before.
   * @returns nothing when the order knows the key, holds `most` keys, or would have been paid less than nothing
   * @throws MongoServerError 11000 when another order knows the key, or when the order would be unpaid beside another
   */
  enterPayment(
    _id: Types.ObjectId,
    { key, amount, most }: { key: string; amount: number; most: number },
    entry: OutboxEntry,
  ): Promise<OrderRecord | null> {
    return this.orders
      .findOneAndUpdate(
        {
          _id,
          paymentKeys: trusted({ $ne: key }),
          [`paymentKeys.${most - 1}`]: trusted({ $exists: false }),
          paidAmount: trusted({ $gte: -amount }),
        },
        { $inc: { paidAmount: amount }, $push: { paymentKeys: key, outbox: entry } },
        { returnDocument: 'after', projection: ORDER_RECORD },
      )
      .lean<OrderRecord>()
      .exec();
  }

  /** Takes out an entry that is written; nothing happens when it is out already. */
  async closeOutbox(_id: Types.ObjectId, entryId: Types.ObjectId): Promise<void> {
    await this.orders.updateOne({ _id }, { $pull: { outbox: { _id: entryId } } }).exec();
  }

  /** How many orders have an entry from before a moment. */
  countWithOutboxBefore(moment: Date): Promise<number> {
    return this.orders.countDocuments({ 'outbox.at': trusted({ $lt: moment }) }).exec();
  }

  /** Orders with an entry from before a moment, at most `limit`. */
  withOutboxBefore(moment: Date, limit: number): Promise<OrderOutbox[]> {
    return this.orders
      .find({ 'outbox.at': trusted({ $lt: moment }) }, { outbox: 1 })
      .limit(limit)
      .lean<OrderOutbox[]>()
      .exec();
  }
}
