import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, mongo, Types } from 'mongoose';
import { toObjectId } from '../../../common/object-id.js';
import { correctStaleBalances, STORE_BALANCE } from './order-balance.js';
import { ORDER_MODEL, type OrderRecord, type StoredItem, type StoredOrder } from './order.schema.js';

/** Leaves out what every reader but few would carry for nothing, the frozen details above all. */
export const ORDER_RECORD = { 'items.frozen': 0, idempotency: 0, search: 0, paymentKeys: 0, outbox: 0 } as const;

/** The fields for whose an order is, what it holds and its payment state. */
export type OrderStanding = Pick<OrderRecord, 'userId' | 'paidAmount' | 'createdAt' | 'erasedAt'> & {
  items: Pick<OrderRecord['items'][number], 'item' | 'package'>[];
};
const STANDING = {
  _id: 0,
  userId: 1,
  paidAmount: 1,
  createdAt: 1,
  erasedAt: 1,
  'items.item': 1,
  'items.package': 1,
} as const;

/** What a change makes of an order's items. */
export interface ItemsChange {
  items: StoredItem[];
  /** With a new package: the new sums. */
  price?: number;
  discountPrice?: number;
}

/** Reads and writes orders. Ids that are none find nothing. */
@Injectable()
export class OrdersRepository {
  /** The driver's own collection: a model casts no update that is an aggregation pipeline. */
  private readonly collection: mongo.Collection<StoredOrder>;

  constructor(@InjectModel(ORDER_MODEL) private readonly orders: Model<StoredOrder>) {
    this.collection = orders.collection as unknown as mongo.Collection<StoredOrder>;
  }

  /** @throws MongoServerError 11000 when the user has an unpaid order already, or the idempotency key was used. */
  async insert(order: StoredOrder): Promise<void> {
    // The driver's own insert: the order holds no value that would have to be cast.
    await this.orders.collection.insertOne(order);
  }

  async find(id: string): Promise<OrderRecord | null> {
    const _id = toObjectId(id);
    return _id && this.withRightBalance(await this.orders.findOne({ _id }, ORDER_RECORD).lean<OrderRecord>().exec());
  }

  /** With everything that is stored: for changes. */
  async findStored(id: string): Promise<StoredOrder | null> {
    const _id = toObjectId(id);
    return _id && this.withRightBalance(await this.orders.findOne({ _id }).lean<StoredOrder>().exec());
  }

  async findByInvitation(invitationId: string): Promise<OrderRecord | null> {
    const id = toObjectId(invitationId);
    return id && this.orders.findOne({ invitationId: id }, ORDER_RECORD).lean<OrderRecord>().exec();
  }

  /** A user's orders, newest first. */
  async findByUser(userId: string): Promise<OrderRecord[]> {
    const id = toObjectId(userId);
    if (!id) return [];
    const found = await this.orders
      .find({ userId: id }, ORDER_RECORD)
      .sort({ createdAt: -1, _id: -1 })
      .lean<OrderRecord[]>()
      .exec();
    await correctStaleBalances(this.collection, found);
    return found;
  }

  async findByIdempotencyKey(userId: Types.ObjectId, key: string): Promise<StoredOrder | null> {
    return this.orders.findOne({ userId, 'idempotency.key': key }).lean<StoredOrder>().exec();
  }

  /**
   * Changes the items of an order in one atomic write, if they are still those that the change was decided on.
   * @param paidAtLeast the order must have been paid that much at that moment, too
   * @returns the order as it is now; nothing when a condition does not hold any more
   */
  async changeItems(
    { _id, revision }: Pick<StoredOrder, '_id' | 'revision'>,
    change: ItemsChange,
    paidAtLeast = 0,
  ): Promise<OrderRecord | null> {
    const set = { ...change, items: { $literal: change.items }, revision: { $add: ['$revision', 1] } };
    return this.collection.findOneAndUpdate(
      { _id, revision, paidAmount: { $gte: paidAtLeast } },
      [{ $set: set }, STORE_BALANCE],
      { returnDocument: 'after', projection: ORDER_RECORD },
    );
  }

  /** What a guest's answer depends on; the driver's own read, because every answer makes it. */
  async findStanding(invitationId: string): Promise<OrderStanding | null> {
    const id = toObjectId(invitationId);
    if (!id) return null;
    return this.orders.collection.findOne<OrderStanding>({ invitationId: id }, { projection: STANDING });
  }

  private async withRightBalance<T extends OrderRecord | StoredOrder>(order: T | null): Promise<T | null> {
    if (order) await correctStaleBalances(this.collection, [order]);
    return order;
  }
}
