import { Injectable } from '@nestjs/common';
import { MOST_COUNTED } from '@serikad/shared/admin/counted';
import { OWING_STANDINGS, type Owing, type OwingStanding } from '@serikad/shared/admin/figures.types';
import type { Types } from 'mongoose';
import type { Period } from '../../../common/malaysia-days.js';
import { type OrderDesign, OrderFiguresRepository, type OrdersOfDay } from './order-figures.repository.js';

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

  constructor(private readonly orders: OrderFiguresRepository) {}

  /**
   * How many orders were made, by their day in Malaysia, and for how many of these something is paid by now; days
   * without one are left out.
   */
  perDay(period: Period): Promise<Map<string, OrdersOfDay>> {
    return this.orders.perDay(period);
  }

  /**
   * What all orders still owe, by payment state; an overpaid order reduces no other's debt. Read from the index keys of
   * the orders that owe something. From 1,000 of them on a result is cached for a minute.
   * @param now milliseconds since the epoch
   */
  async owing(now: number): Promise<Record<OwingStanding, Owing>> {
    if (this.cached && Math.abs(now - this.cached.at) < OWING_TTL_MS) return this.cached.owing;
    const sums = OWING_STANDINGS.map(async (standing) => [standing, await this.orders.owing(standing, now)] as const);
    const owing = Object.fromEntries(await Promise.all(sums)) as Record<OwingStanding, Owing>;
    const orders = OWING_STANDINGS.reduce((sum, standing) => sum + owing[standing].orders, 0);
    this.cached = orders < MOST_COUNTED ? undefined : { at: now, owing };
    return owing;
  }

  /** The orders made in some days, in batches of at most `size`. */
  madeIn(period: Period, size: number): AsyncGenerator<OrderDesign[]> {
    return this.orders.madeIn(period, size);
  }

  designsOf(ids: readonly Types.ObjectId[]): Promise<OrderDesign[]> {
    return this.orders.designsOf(ids);
  }
}
