import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MOST_COUNTED } from '@serikad/shared/admin/counted';
import { OWING_STANDINGS, type Owing, type OwingStanding } from '@serikad/shared/admin/figures.types';
import { trusted, type Model, type Types } from 'mongoose';
import { batchesOf } from '../../../common/batches.js';
import { malaysiaDayOf, type Period } from '../../../common/malaysia-days.js';
import { owingIs } from './order-filter.js';
import { ORDER_MODEL, ORDERS_OWING, ORDERS_PART_PAID, type OrderRecord, type StoredOrder } from './order.schema.js';

interface OrdersOfDay {
  orders: number;
  /** Those of them that something is paid for by now. */
  paid: number;
}

/** The fields of an order that hold its design. */
export type OrderDesign = Pick<OrderRecord, '_id' | 'invitationId' | 'invitationStart'>;
const ORDER_DESIGN = { invitationId: 1, invitationStart: 1 } as const;

/** In ms. */
const OWING_TTL_MS = 60_000;

/** What all of these owe together, in whole RM. */
export function owedInAll(owing: Record<OwingStanding, Owing>): number {
  return OWING_STANDINGS.reduce((sum, standing) => sum + owing[standing].amount, 0);
}

/** How many orders there are, and what they owe. It only counts. */
@Injectable()
export class OrderFiguresService {
  private cached: { at: number; owing: Record<OwingStanding, Owing> } | undefined;

  constructor(@InjectModel(ORDER_MODEL) private readonly orders: Model<StoredOrder>) {}

  /**
   * How many orders were made, by their day in Malaysia, and for how many of these something is paid by now; days
   * without one are left out.
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
   * What all orders still owe, by payment state; an overpaid order reduces no other's debt. Read from the index keys of
   * the orders that owe something. From 1,000 of them on a result is cached for a minute.
   * @param now milliseconds since the epoch
   */
  async owing(now: number): Promise<Record<OwingStanding, Owing>> {
    if (this.cached && Math.abs(now - this.cached.at) < OWING_TTL_MS) return this.cached.owing;
    const sums = OWING_STANDINGS.map(async (standing) => [standing, await this.owingOf(standing, now)] as const);
    const owing = Object.fromEntries(await Promise.all(sums)) as Record<OwingStanding, Owing>;
    const orders = OWING_STANDINGS.reduce((sum, standing) => sum + owing[standing].orders, 0);
    this.cached = orders < MOST_COUNTED ? undefined : { at: now, owing };
    return owing;
  }

  private async owingOf(standing: OwingStanding, now: number): Promise<Owing> {
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
