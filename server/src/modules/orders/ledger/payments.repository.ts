import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model, type Types } from 'mongoose';
import { batchesOf } from '../../../common/batches.js';
import { insertOnce } from '../../../common/insert-once.js';
import { malaysiaDayOf, type Period } from '../../../common/malaysia-days.js';
import { toObjectId } from '../../../common/object-id.js';
import { PAYMENT_MODEL, type PaymentRecord } from './payment.schema.js';

export interface LedgerSum {
  lines: number;
  /** Whole RM. */
  amount: number;
}

export interface OrderRevenue {
  _id: Types.ObjectId;
  /** Whole RM. */
  revenue: number;
}

/** The lines of the ledger: they are added and read, there is no other way to touch them. */
@Injectable()
export class PaymentsRepository {
  constructor(@InjectModel(PAYMENT_MODEL) private readonly payments: Model<PaymentRecord>) {}

  /**
   * Adds a line; nothing happens when it is there already.
   * @throws MongoServerError 11000 when another line has its key: the ledger would lack this one
   */
  insertOnce(payment: PaymentRecord): Promise<void> {
    return insertOnce(this.payments.collection, payment);
  }

  async find(id: string): Promise<PaymentRecord | null> {
    const _id = toObjectId(id);
    return _id && this.payments.findOne({ _id }).lean<PaymentRecord>().exec();
  }

  findByKey(key: string): Promise<PaymentRecord | null> {
    return this.payments.findOne({ key }).lean<PaymentRecord>().exec();
  }

  /** The newest lines of some days, at most `limit`. */
  newestOf({ start, end }: Period, limit: number): Promise<PaymentRecord[]> {
    return this.payments
      .find({ at: trusted({ $gte: start, $lt: end }) })
      .sort({ at: -1, _id: -1 })
      .limit(limit)
      .lean<PaymentRecord[]>()
      .exec();
  }

  /** How many lines some days have, and their sum in whole RM; reversals are below 0. */
  async sumOf({ start, end }: Period): Promise<LedgerSum> {
    const [sum] = await this.payments
      .aggregate<LedgerSum>([
        { $match: { at: { $gte: start, $lt: end } } },
        { $group: { _id: null, lines: { $sum: 1 }, amount: { $sum: '$amount' } } },
        { $project: { _id: 0 } },
      ])
      .exec();
    return sum ?? { lines: 0, amount: 0 };
  }

  /** The sum of the lines in whole RM, by their day in Malaysia; days without one are left out. */
  async sumPerDay({ start, end }: Period): Promise<Map<string, number>> {
    const days = await this.payments.aggregate<{ _id: string; revenue: number }>([
      { $match: { at: { $gte: start, $lt: end } } },
      { $group: { _id: malaysiaDayOf('at'), revenue: { $sum: '$amount' } } },
    ]);
    return new Map(days.map(({ _id, revenue }) => [_id, revenue]));
  }

  /** The sum of the lines of some days in whole RM, by order; in batches of at most `size` orders. */
  sumPerOrder({ start, end }: Period, size: number): AsyncGenerator<OrderRevenue[]> {
    return batchesOf(
      this.payments.collection
        .aggregate<OrderRevenue>([
          { $match: { at: { $gte: start, $lt: end } } },
          { $group: { _id: '$orderId', revenue: { $sum: '$amount' } } },
        ])
        .batchSize(size),
    );
  }

  /** The lines of an order, oldest first. */
  ofOrder(orderId: Types.ObjectId): Promise<PaymentRecord[]> {
    return this.payments.find({ orderId }).sort({ at: 1, _id: 1 }).lean<PaymentRecord[]>().exec();
  }
}
