import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { OrderSort } from '@serikad/shared/admin/admin-order.dto';
import type { OrderCounts } from '@serikad/shared/admin/admin-order.types';
import type { OrderItemKind, OrderItemStatus } from '@serikad/shared/orders/order.types';
import { GRACE_MS, TRIAL_MS } from '@serikad/shared/orders/payment-state';
import { trusted, type Model, type QueryFilter, type Types } from 'mongoose';
import { outside, type Period } from '../../common/period.js';
import {
  ORDER_MODEL,
  ORDERS_WITH_SUMS,
  type OrderRecord,
  type OutboxEntry,
  type RemovalRecord,
  type StoredOrder,
  type OrderItemRecord,
} from './order.schema.js';
import { CardChanges } from '../attendance/card-changes.service.js';
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

/** The seller's reads and writes. Every change is one atomic write that stores its outbox entry with it. */
/** A step of an item by the seller; `returned` when it goes back to its customer. */
export interface ItemMove {
  item: OrderItemKind;
  from: OrderItemStatus;
  to: OrderItemStatus;
  returned?: NonNullable<OrderItemRecord['returned']>;
}

@Injectable()
export class OrderDeskRepository {
  constructor(
    @InjectModel(ORDER_MODEL) private readonly orders: Model<StoredOrder>,
    private readonly changes: CardChanges,
  ) {}

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

  /**
   * How the orders that match stand with their money. Of all orders it is told by an index alone: a key of some 40 bytes
   * an order, and no order is read.
   * @param now milliseconds since the epoch
   */
  async counts(filter: QueryFilter<StoredOrder>, now: number): Promise<OrderCounts> {
    const owed = { $subtract: [{ $subtract: ['$price', '$discountPrice'] }, '$paidAmount'] };
    const isOwing = { $gt: [owed, 0] };
    const isUnpaid = { $lt: ['$paidAmount', 1] };
    const made = (by: '$lt' | '$lte' | '$gt' | '$gte', ago: number) => ({ [by]: ['$createdAt', new Date(now - ago)] });
    const number = (condition: object) => ({ $sum: { $cond: [condition, 1, 0] } });
    const [found] = await this.orders
      .aggregate<OrderCounts>([
        { $match: filter },
        {
          $group: {
            _id: null,
            all: { $sum: 1 },
            outstanding: number(isOwing),
            settled: number({ $not: [isOwing] }),
            trial: number({ $and: [isUnpaid, made('$lte', GRACE_MS), made('$gte', TRIAL_MS)] }),
            'trial-expired': number({ $and: [isUnpaid, made('$lt', TRIAL_MS)] }),
            new: number({ $and: [isUnpaid, isOwing, made('$gt', GRACE_MS)] }),
            'part-paid': number({ $and: [{ $not: [isUnpaid] }, isOwing] }),
            owed: { $sum: { $max: [0, owed] } },
          },
        },
        { $project: { _id: 0 } },
      ])
      .option(Object.keys(filter).length === 0 ? { hint: ORDERS_WITH_SUMS } : {})
      .exec();
    return (
      found ?? { all: 0, outstanding: 0, settled: 0, trial: 0, 'trial-expired': 0, new: 0, 'part-paid': 0, owed: 0 }
    );
  }

  /** Orders with an item at a status, as much of them as says which comes first; the oldest, at most `limit`. */
  queue(status: OrderItemStatus, limit: number): Promise<QueuedOrder[]> {
    return this.orders
      .find({ 'items.status': status }, QUEUED)
      .sort({ createdAt: 1, _id: 1 })
      .limit(limit)
      .lean<QueuedOrder[]>()
      .exec();
  }

  /** Orders by their ids, in no order. */
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
    return this.changed(_id, () =>
      this.orders
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
        .exec(),
    );
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
   * @returns nothing when the order knows the key, holds `most` keys, or would have been paid less than nothing
   * @throws MongoServerError 11000 when another order knows the key, or when the order would be unpaid beside another
   */
  enterPayment(
    _id: Types.ObjectId,
    { key, amount, most }: { key: string; amount: number; most: number },
    entry: OutboxEntry,
  ): Promise<OrderRecord | null> {
    return this.changed(
      _id,
      () =>
        this.orders
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
          .exec(),
      key,
    );
  }

  /**
   * Notes a change of an order at its card, whose page depends on what is ordered and paid.
   * @param paymentKey under which the change is made: one that the order knows is refused by the write, and not noted
   */
  private async changed<T>(_id: Types.ObjectId, write: () => Promise<T>, paymentKey?: string): Promise<T> {
    const order = await this.orders
      .findOne({ _id }, { invitationId: 1, paymentKeys: 1 })
      .lean<Pick<StoredOrder, 'invitationId' | 'paymentKeys'>>()
      .exec();
    const isRepeated = paymentKey !== undefined && order?.paymentKeys?.includes(paymentKey);
    return order && !isRepeated ? this.changes.during(order.invitationId, write) : write();
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
