import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { batchesOf } from '../../../common/batches.js';
import { malaysiaDayOf, type Period } from '../../../common/malaysia-days.js';
import { PAYMENT_MODEL, type PaymentRecord } from './payment.schema.js';

interface OrderRevenue {
  _id: Types.ObjectId;
  /** Whole RM. */
  revenue: number;
}

@Injectable()
export class RevenueService {
  constructor(@InjectModel(PAYMENT_MODEL) private readonly payments: Model<PaymentRecord>) {}

  /** The sum of the ledger's lines in whole RM, by their day in Malaysia; days without one are left out. */
  async perDay({ start, end }: Period): Promise<Map<string, number>> {
    const days = await this.payments.aggregate<{ _id: string; revenue: number }>([
      { $match: { at: { $gte: start, $lt: end } } },
      { $group: { _id: malaysiaDayOf('at'), revenue: { $sum: '$amount' } } },
    ]);
    return new Map(days.map(({ _id, revenue }) => [_id, revenue]));
  }

  /** The sum of the ledger's lines of some days in whole RM, by order; in batches of at most `size` orders. */
  perOrder({ start, end }: Period, size: number): AsyncGenerator<OrderRevenue[]> {
    return batchesOf(
      this.payments.collection
        .aggregate<OrderRevenue>([
          { $match: { at: { $gte: start, $lt: end } } },
          { $group: { _id: '$orderId', revenue: { $sum: '$amount' } } },
        ])
        .batchSize(size),
    );
  }
}
