import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { toObjectId } from '../../common/object-id.js';
import { ORDER_MODEL, type OrderRecord } from './order.schema.js';

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
}
