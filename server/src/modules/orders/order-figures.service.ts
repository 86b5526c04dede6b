import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { OWING_STANDINGS, type Owing, type OwingStanding } from '@serikad/shared/admin/figures.types';
import { GRACE_MS, TRIAL_MS } from '@serikad/shared/orders/payment-state';
import { trusted, type Model, type Types } from 'mongoose';
import { batchesOf } from '../../common/batches.js';
import { malaysiaDayOf, type Period } from '../../common/malaysia-days.js';
import { ORDER_MODEL, ORDERS_WITH_SUMS, type OrderRecord } from './order.schema.js';

export interface OrdersOfDay {
  orders: number;
  /** Those of them that something is paid for by now. */
  paid: number;
}

/** As much of an order as says which design it has. */
export type OrderDesign = Pick<OrderRecord, '_id' | 'invitationId' | 'invitationStart'>;
const ORDER_DESIGN = { invitationId: 1, invitationStart: 1 } as const;

/** How many orders there are, and what they owe. It only counts. */
@Injectable()
export class OrderFiguresService {
  constructor(@InjectModel(ORDER_MODEL) private readonly orders: Model<OrderRecord>) {}

  /**
   * How many orders were made, by their day in Malaysia, and for how many of these something is paid by now; days without
   * one are left out.
   */
  async perDay({ start, end }: Period): Promise<Map<string, OrdersOfDay>> {
    const days = await this.orders.aggregate<OrdersOfDay & { _id: string }>([
      { $match: { createdAt: { $gte: start, $lt: end } } },
      {
        $group: {
          _id: malaysiaDayOf('createdAt'),
          orders: { $sum: 1 },
          paid: { $sum: { $cond: [{ $gte: ['$paidAmount', 1] }, 1, 0] } },
        },
      },
    ]);
    return new Map(days.map(({ _id, orders, paid }) => [_id, { orders, paid }]));
  }

  /**
   * What all orders still owe, by how they stand; what was paid too much for one pays for no other. Read from an index
   * alone: a key of some 40 bytes for every order of the shop.
   * @param now milliseconds since the epoch
   */
  async owing(now: number): Promise<Record<OwingStanding, Owing>> {
    const madeAfter = (ago: number) => ({ $gt: ['$createdAt', new Date(now - ago)] });
    const groups = await this.orders
      .aggregate<Owing & { _id: OwingStanding }>([
        {
          $project: {
            _id: 0,
            createdAt: 1,
            paidAmount: 1,
            owed: { $subtract: [{ $subtract: ['$price', '$discountPrice'] }, '$paidAmount'] },
          },
        },
        { $match: { owed: { $gt: 0 } } },
        {
          $group: {
            // The rule of shared's paymentState(): 24 hours old is on trial, and 7 days old still is.
            _id: {
              $switch: {
                branches: [
                  { case: { $gte: ['$paidAmount', 1] }, then: 'part-paid' },
                  { case: madeAfter(GRACE_MS), then: 'new' },
                  { case: madeAfter(TRIAL_MS + 1), then: 'trial' },
                ],
                default: 'trial-expired',
              },
            },
            orders: { $sum: 1 },
            amount: { $sum: '$owed' },
          },
        },
      ])
      .option({ hint: ORDERS_WITH_SUMS })
      .exec();
    const found = new Map(groups.map(({ _id, orders, amount }) => [_id, { orders, amount }]));
    const entries = OWING_STANDINGS.map((standing) => [standing, found.get(standing) ?? { orders: 0, amount: 0 }]);
    return Object.fromEntries(entries) as Record<OwingStanding, Owing>;
  }

  /** The orders made in some days, in batches of at most `size`. */
  madeIn({ start, end }: Period, size: number): AsyncGenerator<OrderDesign[]> {
    const created = { createdAt: { $gte: start, $lt: end } };
    return batchesOf(this.orders.collection.find<OrderDesign>(created, { projection: ORDER_DESIGN }).batchSize(size));
  }

  /** Orders by their ids, in no order. */
  designsOf(ids: readonly Types.ObjectId[]): Promise<OrderDesign[]> {
    return this.orders
      .find({ _id: trusted({ $in: [...ids] }) }, ORDER_DESIGN)
      .lean<OrderDesign[]>()
      .exec();
  }
}
