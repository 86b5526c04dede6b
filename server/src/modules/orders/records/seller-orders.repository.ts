import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { OrderSort } from '@serikad/shared/admin/admin-order.dto';
import type { Counted } from '@serikad/shared/admin/counted';
import type { Owing } from '@serikad/shared/admin/figures.types';
import type { OrderItemStatus } from '@serikad/shared/orders/order.types';
import type { OrderItemKind } from '@serikad/shared/pricing/order-item.types';
import { trusted, type Model, type mongo, type QueryFilter, type Types } from 'mongoose';
import { counted } from '../../../common/counted.js';
import { outside, type Period } from '../../../common/period.js';
import { BALANCE, correctStaleBalances, STORE_BALANCE } from './order-balance.js';
import {
  ORDER_MODEL,
  type OrderRecord,
  type OutboxEntry,
  type RemovalRecord,
  type StoredOrder,
  type OrderItemRecord,
} from './order.schema.js';
import type { OrderMoney } from './order-filter.js';
import { ORDER_RECORD } from './orders.repository.js';

/** Which of the orders that match, and which of them first. */
export interface OrderPageOf {
  skip: number;
  limit: number;
  sort: OrderSort;
}

/** An order with an item at a status, and when its items were handed in. */
export type QueuedOrder = Pick<StoredOrder, '_id' | 'createdAt'> & {
  items: (Pick<StoredOrder['items'][number], 'item' | 'status'> & { frozen?: { confirmedAt: string } | null })[];
};
const QUEUED = { createdAt: 1, 'items.item': 1, 'items.status': 1, 'items.frozen.confirmedAt': 1 } as const;

export type OrderOutbox = Pick<StoredOrder, '_id'> & { outbox: OutboxEntry[] };

/** A change of an item's status by the seller; `returned` when the customer has to change it. */
export interface ItemMove {
  item: OrderItemKind;
  from: OrderItemStatus;
  to: OrderItemStatus;
  returned?: NonNullable<OrderItemRecord['returned']>;
}

/** The seller's reads and writes. Every change is one atomic write that stores its outbox entry with it. */
@Injectable()
export class SellerOrdersRepository {
  /** The driver's own collection: a model casts no update that is an aggregation pipeline. */
  private readonly collection: mongo.Collection<StoredOrder>;

  constructor(@InjectModel(ORDER_MODEL) private readonly orders: Model<StoredOrder>) {
    this.collection = orders.collection as unknown as mongo.Collection<StoredOrder>;
  }

  async page(
    filter: QueryFilter<StoredOrder>,
    { skip, limit, sort }: OrderPageOf,
  ): Promise<{ orders: OrderRecord[] } & Counted> {
    const direction = sort === 'oldest' ? 1 : -1;
    const [orders, count] = await Promise.all([
      this.orders
        .find(filter, ORDER_RECORD)
        .sort({ createdAt: direction, _id: direction })
        .skip(skip)
        .limit(limit)
        .lean<OrderRecord[]>()
        .exec(),
      this.count(filter),
    ]);
    await correctStaleBalances(this.collection, orders);
    return { orders, ...count };
  }

  /** How many orders match, counted up to 1,000; of an empty filter, about all. */
  count(filter: QueryFilter<StoredOrder>): Promise<Counted> {
    return counted(this.orders, filter);
  }

  /** How many orders match and what they owe together, in whole RM, of at most `most` of them. */
  async owedOf(filter: QueryFilter<StoredOrder>, most: number): Promise<Owing> {
    const [found] = await this.orders
      .aggregate<Owing>([
        { $match: filter },
        { $limit: most },
        { $group: { _id: null, orders: { $sum: 1 }, amount: { $sum: '$balance' } } },
        { $project: { _id: 0 } },
      ])
      .exec();
    return found ?? { orders: 0, amount: 0 };
  }

  /** Payment fields of at most `most` orders that match. */
  moneyOf(filter: QueryFilter<StoredOrder>, most: number): Promise<OrderMoney[]> {
    return this.orders
      .find(filter, { createdAt: 1, paidAmount: 1, balance: 1 })
      .limit(most)
      .lean<OrderMoney[]>()
      .exec();
  }

  /** Orders with an item at a status, with the fields that sort them; the oldest, at most `limit`. */
  queue(status: OrderItemStatus, limit: number): Promise<QueuedOrder[]> {
    return this.orders
      .find({ 'items.status': status }, QUEUED)
      .sort({ createdAt: 1, _id: 1 })
      .limit(limit)
      .lean<QueuedOrder[]>()
      .exec();
  }

  findMany(ids: readonly Types.ObjectId[]): Promise<OrderRecord[]> {
    return this.orders
      .find({ _id: trusted({ $in: [...ids] }) }, ORDER_RECORD)
      .lean<OrderRecord[]>()
      .exec();
  }

  /** When the items of some orders were handed in. */
  submissions(ids: readonly Types.ObjectId[]): Promise<QueuedOrder[]> {
    return this.orders
      .find({ _id: trusted({ $in: [...ids] }) }, QUEUED)
      .lean<QueuedOrder[]>()
      .exec();
  }

  /** Moves an item that still has the status `from`. @returns nothing when it has another one by now */
  moveItem(
    _id: Types.ObjectId,
    { item, from, to, returned }: ItemMove,
    entry: OutboxEntry,
  ): Promise<OrderRecord | null> {
    return this.orders
      .findOneAndUpdate(
        { _id, items: trusted({ $elemMatch: { item, status: from } }) },
        {
          // A returned item is confirmed anew, so the details that were confirmed with it go.
          $set: { 'items.$.status': to, ...(returned && { 'items.$.returned': returned, 'items.$.frozen': null }) },
          $inc: { revision: 1 },
          $push: { outbox: entry },
        },
        { returnDocument: 'after', projection: ORDER_RECORD },
      )
      .lean<OrderRecord>()
      .exec();
  }

  /** Notes that a picture is taken out. @returns nothing when it is noted already, or `most` others are */
  noteRemoval(
    _id: Types.ObjectId,
    removal: RemovalRecord,
    most: number,
    entry: OutboxEntry,
  ): Promise<OrderRecord | null> {
    return this.orders
      .findOneAndUpdate(
        {
          _id,
          'removals.imageUrl': trusted({ $ne: removal.imageUrl }),
          [`removals.${most - 1}`]: trusted({ $exists: false }),
          erasedAt: trusted({ $exists: false }),
        },
        { $push: { removals: removal, outbox: entry } },
        { returnDocument: 'after', projection: ORDER_RECORD },
      )
      .lean<OrderRecord>()
      .exec();
  }

  /**
   * Enters a payment or a reversal under a key that the order has not met before.
   * @param overpay whether it may be more than the order owes
   * @returns nothing when the order has the key, holds `most` keys, owes less,
   *   or would have been paid less than nothing
   * @throws MongoServerError 11000 when another order has the key, or when the order would be unpaid beside another
   */
  enterPayment(
    _id: Types.ObjectId,
    { key, amount, most, overpay }: { key: string; amount: number; most: number; overpay: boolean },
    entry: OutboxEntry,
  ): Promise<OrderRecord | null> {
    return this.collection.findOneAndUpdate(
      {
        _id,
        paymentKeys: { $ne: key },
        [`paymentKeys.${most - 1}`]: { $exists: false },
        paidAmount: { $gte: -amount },
        // By the sums themselves: the stored balance may be an earlier version's.
        ...(!overpay && { $expr: { $gte: [BALANCE, amount] } }),
      },
      [
        {
          $set: {
            paidAmount: { $add: ['$paidAmount', amount] },
            paymentKeys: appended('paymentKeys', key),
            outbox: appended('outbox', entry),
          },
        },
        STORE_BALANCE,
      ],
      { returnDocument: 'after', projection: ORDER_RECORD },
    );
  }

  /** Takes out an entry that is written; nothing happens when it is out already. */
  async closeOutbox(_id: Types.ObjectId, entryId: Types.ObjectId): Promise<void> {
    await this.orders.updateOne({ _id }, { $pull: { outbox: { _id: entryId } } }).exec();
  }

  /** How many orders have an entry that was not made within a period. */
  countWithOutboxOutside(period: Period): Promise<number> {
    return this.orders.countDocuments(outside('outbox.at', period)).exec();
  }

  /** Orders with an entry that was not made within a period, at most `limit`. */
  withOutboxOutside(period: Period, limit: number): Promise<OrderOutbox[]> {
    return this.orders.find(outside('outbox.at', period), { outbox: 1 }).limit(limit).lean<OrderOutbox[]>().exec();
  }
}

/** The value of a list with one more entry, in an aggregation pipeline; a list that is absent begins with it. */
function appended(list: keyof StoredOrder, entry: unknown): object {
  return { $concatArrays: [{ $ifNull: [`$${list}`, []] }, [{ $literal: entry }]] };
}
