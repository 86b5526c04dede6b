import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { malaysiaDayOf, type Period } from '../../common/malaysia-days.js';
import { PAYMENT_MODEL, type PaymentRecord } from './payment.schema.js';

/** What came in, by the ledger. */
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
}
