import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { malaysiaDayOf, type Period } from '../../common/malaysia-days.js';
import { ORDER_MODEL, type OrderRecord } from './order.schema.js';

export interface OrdersOfDay {
  orders: number;
  /** Those of them that something is paid for by now. */
  paid: number;
}

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

  /** What all orders still owe, in whole RM; what was paid too much for one pays for no other. */
  async outstanding(): Promise<number> {
    const owed = { $subtract: [{ $subtract: ['$price', '$discountPrice'] }, '$paidAmount'] };
    const [sum] = await this.orders.aggregate<{ outstanding: number }>([
      { $group: { _id: null, outstanding: { $sum: { $max: [0, owed] } } } },
    ]);
    return sum?.outstanding ?? 0;
  }
}
