import { Injectable } from '@nestjs/common';
import type { FiguresQuery } from '@serikad/shared/admin/figures-query.dto';
import type { DayFigures, Funnel, ShopFigures } from '@serikad/shared/admin/figures.types';
import { Clock } from '../../../common/clock.js';
import { OrderFiguresService, owedInAll } from '../../orders/records/order-figures.service.js';
import { LedgerService } from '../../orders/ledger/ledger.service.js';
import { VisitorsService } from '../../visitors/visitors.service.js';
import { figuresDays } from './figures-days.js';

/** How the shop is doing, day by day. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly orders: OrderFiguresService,
    private readonly ledger: LedgerService,
    private readonly visitors: VisitorsService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError validation for days in the wrong order, or too many of them */
  async find(query: FiguresQuery): Promise<ShopFigures> {
    const now = this.clock.now();
    const { from, to, days, period } = figuresDays(query, now);
    const [orders, revenue, visits, pages, owing] = await Promise.all([
      this.orders.perDay(period),
      this.ledger.revenuePerDay(period),
      this.visitors.perDay(from, to),
      this.visitors.perPage(from, to),
      this.orders.owing(now),
    ]);
    const devices = new Map(visits.map((entry) => [entry.day, entry.devices]));
    const rows = days.map((day): DayFigures => ({
      day,
      orders: orders.get(day)?.orders ?? 0,
      revenue: revenue.get(day) ?? 0,
      visitors: devices.get(day) ?? 0,
    }));
    const sum = (of: Exclude<keyof DayFigures, 'day'>): number => rows.reduce((total, row) => total + row[of], 0);
    const totals = { orders: sum('orders'), revenue: sum('revenue'), visitors: sum('visitors') };
    const conversion = totals.visitors === 0 ? null : Number((totals.orders / totals.visitors).toFixed(4));
    const funnel: Funnel = {
      visitors: totals.visitors,
      looked: visits.reduce((total, { looked }) => total + looked, 0),
      began: visits.reduce((total, { began }) => total + began, 0),
      orders: totals.orders,
      paid: [...orders.values()].reduce((total, { paid }) => total + paid, 0),
    };
    return { from, to, days: rows, ...totals, conversion, funnel, pages, outstanding: owedInAll(owing), owing };
  }
}
