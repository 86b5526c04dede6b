import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Owing, OwingStanding } from '@serikad/shared/admin/figures.types';
import { trusted, type Model, type Types } from 'mongoose';
import { batchesOf } from '../../../common/batches.js';
import { malaysiaDayOf, type Period } from '../../../common/malaysia-days.js';
import { owingIs } from './order-filter.js';
import { ORDER_MODEL, ORDERS_OWING, ORDERS_PART_PAID, type OrderRecord, type StoredOrder } from './order.schema.js';

export interface OrdersOfDay {
  orders: number;
  /** Those of them that something is paid for by now. */
  paid: number;
}

/** The fields of an order that hold its design. */
export type OrderDesign = Pick<OrderRecord, '_id' | 'invitationId' | 'invitationStart'>;
const ORDER_DESIGN = { invitationId: 1, invitationStart: 1 } as const;

/** Counts and sums of orders. */
@Injectable()
export class OrderFiguresRepository {
  constructor(@InjectModel(ORDER_MODEL) private readonly orders: Model<StoredOrder>) {}

  /** By their day in Malaysia. */
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

  /** What the orders of a payment state owe, from an index's keys. @param now milliseconds since the epoch */
  async owing(standing: OwingStanding, now: number): Promise<Owing> {
    const [found] = await this.orders
      .aggregate<Owing>([
        { $match: owingIs(standing, now) },
        { $group: { _id: null, orders: { $sum: 1 }, amount: { $sum: '$balance' } } },
        { $project: { _id: 0 } },
      ])
      .option({ hint: standing === 'part-paid' ? ORDERS_PART_PAID : ORDERS_OWING })
      .exec();
    return found ?? { orders: 0, amount: 0 };
  }

  /** The orders made in some days, in batches of at most `size`. */
  madeIn({ start, end }: Period, size: number): AsyncGenerator<OrderDesign[]> {
    const created = { createdAt: { $gte: start, $lt: end } };
    return batchesOf(this.orders.collection.find<OrderDesign>(created, { projection: ORDER_DESIGN }).batchSize(size));
  }

  designsOf(ids: readonly Types.ObjectId[]): Promise<OrderDesign[]> {
    return this.orders
      .find({ _id: trusted({ $in: [...ids] }) }, ORDER_DESIGN)
      .lean<OrderDesign[]>()
      .exec();
  }
}
