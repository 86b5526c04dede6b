import { Injectable } from '@nestjs/common';
import { type DeskToday, type OrderQueue, QUEUE_LENGTH } from '@serikad/shared/admin/admin-order.types';
import { malaysiaDay, malaysiaMoment } from '@serikad/shared/invitations/malaysia-time';
import { DAY_MS } from '@serikad/shared/orders/payment-state';
import { Clock } from '../../../common/clock.js';
import { OrderDeskService } from '../../orders/order-desk.service.js';
import type { OrderRecord } from '../../orders/order.schema.js';
import { RevenueService } from '../../payments/revenue.service.js';
import { AdminOrderViews } from './admin-order-views.service.js';

/** What there is to do: the desk's first page in one answer. */
@Injectable()
export class DeskTodayService {
  constructor(
    private readonly desk: OrderDeskService,
    private readonly views: AdminOrderViews,
    private readonly revenue: RevenueService,
    private readonly clock: Clock,
  ) {}

  async find(): Promise<DeskToday> {
    const day = malaysiaDay(this.clock.now());
    const start = malaysiaMoment(day, '00:00');
    const first = { skip: 0, limit: QUEUE_LENGTH };
    const [made, toMake, waiting, trials, { owed }, revenue] = await Promise.all([
      this.seen(this.desk.page({ from: day }, [], { ...first, sort: 'newest' })),
      this.seen(this.desk.queue('in-progress', QUEUE_LENGTH)),
      this.seen(this.desk.queue('approval', QUEUE_LENGTH)),
      this.seen(this.desk.page({ payment: 'trial' }, [], { ...first, sort: 'oldest' })),
      this.desk.counts({}, []),
      this.revenue.perDay({ start: new Date(start), end: new Date(start + DAY_MS) }),
    ]);
    return { day, made, toMake, waiting, trials, outstanding: owed, paidToday: revenue.get(day) ?? 0 };
  }

  private async seen(found: Promise<{ orders: OrderRecord[]; count: number }>): Promise<OrderQueue> {
    const { orders, count } = await found;
    return { count, orders: await this.views.all(orders) };
  }
}
