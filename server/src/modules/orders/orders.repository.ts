import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { toObjectId } from '../../common/object-id.js';
import { ORDER_MODEL, type OrderRecord } from './order.schema.js';

/** As much of an order as says whose it is, what it holds and how it stands. */
export type OrderStanding = Pick<OrderRecord, 'userId' | 'paidAmount' | 'createdAt'> & {
  items: Pick<OrderRecord['items'][number], 'item' | 'package'>[];
};
const STANDING = { _id: 0, userId: 1, paidAmount: 1, createdAt: 1, 'items.item': 1, 'items.package': 1 } as const;

/** Reads and writes orders. Ids that are none find nothing. */
@Injectable()
export class OrdersRepository {
  constructor(@InjectModel(ORDER_MODEL) private readonly orders: Model<OrderRecord>) {}

  /** @throws MongoServerError 11000 when the user has an unpaid order already, or the idempotency key was used. */
  async insert(order: OrderRecord): Promise<void> {
    await this.orders.create(order);
  }

  async find(id: string): Promise<OrderRecord | null> {
    const _id = toObjectId(id);
    return _id && this.orders.findOne({ _id }).lean<OrderRecord>().exec();
  }

  async findByInvitation(invitationId: string): Promise<OrderRecord | null> {
    const id = toObjectId(invitationId);
    return id && this.orders.findOne({ invitationId: id }).lean<OrderRecord>().exec();
  }

  /** A user's orders, newest first. */
  async findByUser(userId: string): Promise<OrderRecord[]> {
    const id = toObjectId(userId);
    if (!id) return [];
    return this.orders.find({ userId: id }).sort({ createdAt: -1, _id: -1 }).lean<OrderRecord[]>().exec();
  }

  async findByIdempotencyKey(userId: Types.ObjectId, key: string): Promise<OrderRecord | null> {
    return this.orders.findOne({ userId, 'idempotency.key': key }).lean<OrderRecord>().exec();
  }

  /** What a guest's answer depends on; the driver's own read, because every answer makes it. */
  async findStanding(invitationId: string): Promise<OrderStanding | null> {
    const id = toObjectId(invitationId);
    if (!id) return null;
    return this.orders.collection.findOne<OrderStanding>({ invitationId: id }, { projection: STANDING });
  }
}
