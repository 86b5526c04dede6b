import { Injectable } from '@nestjs/common';
import type { FiguresQuery } from '@serikad/shared/admin/figures-query.dto';
import type { DesignFigures, DesignSales } from '@serikad/shared/admin/figures.types';
import { currentDesignOf } from '@serikad/shared/designs/earlier-art';
import { Clock } from '../../../common/clock.js';
import { csvHead, csvRows } from '../../../common/csv.js';
import { inertCell } from '../../../common/csv-cell.js';
import type { Period } from '../../../common/malaysia-days.js';
import { DesignsService } from '../../designs/designs.service.js';
import { InvitationsService } from '../../invitations/invitations.service.js';
import { OrderFiguresService } from '../../orders/records/order-figures.service.js';
import { LedgerService } from '../../orders/ledger/ledger.service.js';
import { figuresDays } from './figures-days.js';

/** How many orders are asked for their designs at a time. */
const BATCH_SIZE = 1_000;
const COLUMNS = ['design', 'name', 'category', 'orders', 'revenue'];

type Sales = Pick<DesignSales, 'orders' | 'revenue'>;

/**
 * Sales by design, those of its earlier art among them. A design may change as long as its invitation is edited, so it
 * is stored only there: this reads the period's orders and payments by indexes on time, and the invitations of these
 * orders by their ids, a thousand at a time. Older orders cost nothing.
 */
@Injectable()
export class DesignSalesService {
  constructor(
    private readonly orders: OrderFiguresService,
    private readonly ledger: LedgerService,
    private readonly invitations: InvitationsService,
    private readonly designs: DesignsService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError validation for days in the wrong order, or too many of them */
  async find(query: FiguresQuery): Promise<DesignFigures> {
    const { from, to, period } = figuresDays(query, this.clock.now());
    const sales = await this.sales(period);
    const named = await Promise.all([...sales].map(([design, sums]) => this.named(design, sums)));
    return { from, to, designs: named.toSorted(mostSoldFirst) };
  }

  /** The same as a file for a spreadsheet. @throws DomainError as find() */
  async export(query: FiguresQuery): Promise<{ fileName: string; content: string }> {
    const { from, to, designs } = await this.find(query);
    const rows = designs.map(({ design, name, category, orders, revenue }) => [
      inertCell(design),
      inertCell(name),
      inertCell(category),
      orders,
      revenue,
    ]);
    return { fileName: `designs-${from}-${to}.csv`, content: csvHead(COLUMNS) + csvRows(rows) };
  }

  private async sales(period: Period): Promise<Map<string, Sales>> {
    const sales = new Map<string, Sales>();
    const add = (ordered: string, { orders = 0, revenue = 0 }: Partial<Sales>): void => {
      const design = currentDesignOf(ordered);
      const before = sales.get(design) ?? { orders: 0, revenue: 0 };
      sales.set(design, { orders: before.orders + orders, revenue: before.revenue + revenue });
    };
    for await (const orders of this.orders.madeIn(period, BATCH_SIZE)) {
      for (const design of await this.invitations.designsOf(orders)) add(design, { orders: 1 });
    }
    for await (const paid of this.ledger.revenuePerOrder(period, BATCH_SIZE)) {
      const revenueOf = new Map(paid.map(({ _id, revenue }) => [_id.toHexString(), revenue]));
      const orders = await this.orders.designsOf(paid.map(({ _id }) => _id));
      const designs = await this.invitations.designsOf(orders);
      orders.forEach(({ _id }, index) => {
        add(designs[index] ?? '', { revenue: revenueOf.get(_id.toHexString()) ?? 0 });
      });
    }
    return sales;
  }

  private async named(design: string, sums: Sales): Promise<DesignSales> {
    const found = await this.designs.find(design);
    return { design, name: found?.name ?? '', category: found?.category ?? '', ...sums };
  }
}

function mostSoldFirst(a: DesignSales, b: DesignSales): number {
  return b.orders - a.orders || b.revenue - a.revenue || (a.design < b.design ? -1 : 1);
}
