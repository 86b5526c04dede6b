import { Injectable } from '@nestjs/common';
import {
  type AdminOrder,
  type AdminPayment,
  type AdminToday,
  type OrderQueue,
  PAYMENTS_SHOWN,
  QUEUE_LENGTH,
} from '@serikad/shared/admin/admin-order.types';
import { DAY_MS } from '@serikad/shared/calendar/durations';
import type { Counted } from '@serikad/shared/admin/counted';
import { malaysiaDay, malaysiaMoment } from '@serikad/shared/invitations/malaysia-time';
import { Clock } from '../../../common/clock.js';
import { SellerOrdersService } from '../../orders/records/seller-orders.service.js';
import { OrderFiguresService, owedInAll } from '../../orders/records/order-figures.service.js';
import type { OrderRecord } from '../../orders/records/order.schema.js';
import { LedgerService } from '../../orders/ledger/ledger.service.js';
import type { PaymentRecord } from '../../orders/ledger/payment.schema.js';
import { StoredPersons } from '../../../operations/guest-erasure/stored-persons.service.js';
import { AdminOrderViews } from './admin-order-views.service.js';

/**
 * What there is to do: the admin's first page in one answer. Every admin page asks for it once a minute, for the
 * numbers in its menu. It reads the orders of the queues, today's orders and payments by indexes; what all orders owe
 * is summed from index keys.
 */
@Injectable()
export class AdminTodayService {
  constructor(
    private readonly sellerOrders: SellerOrdersService,
    private readonly figures: OrderFiguresService,
    private readonly views: AdminOrderViews,
    private readonly ledger: LedgerService,
    private readonly storedPersons: StoredPersons,
    private readonly clock: Clock,
  ) {}

  async find(): Promise<AdminToday> {
    const day = malaysiaDay(this.clock.now());
    const start = malaysiaMoment(day, '00:00');
    const first = { skip: 0, limit: QUEUE_LENGTH };
    const today = { start: new Date(start), end: new Date(start + DAY_MS) };
    const [made, toMake, waiting, trials, orders, owing, paid, lines, persons] = await Promise.all([
      this.seen(this.sellerOrders.page({ from: day }, [], { ...first, sort: 'newest' })),
      this.seen(this.sellerOrders.queue('in-progress', QUEUE_LENGTH)),
      this.seen(this.sellerOrders.queue('approval', QUEUE_LENGTH)),
      this.seen(this.sellerOrders.page({ payment: 'trial' }, [], { ...first, sort: 'oldest' })),
      this.sellerOrders.total(),
      this.figures.owing(this.clock.now()),
      this.ledger.sumOf(today),
      this.ledger.newestOf(today, PAYMENTS_SHOWN),
      this.storedPersons.count(),
    ]);
    return {
      day,
      made,
      toMake,
      waiting,
      trials,
      orders,
      outstanding: owedInAll(owing),
      paidToday: paid.amount,
      payments: { count: paid.lines, newest: await this.payments(lines) },
      persons,
    };
  }

  private async seen(found: Promise<{ orders: OrderRecord[] } & Counted>): Promise<OrderQueue> {
    const { orders, count, countIs } = await found;
    return { count, countIs, orders: await this.views.all(orders) };
  }

  private async payments(lines: readonly PaymentRecord[]): Promise<AdminPayment[]> {
    const orders = await this.views.all(await this.sellerOrders.findMany(lines.map(({ orderId }) => orderId)));
    const byId = new Map(orders.map((order) => [order._id, order]));
    return lines.map((line) => paymentLine(line, byId.get(line.orderId.toHexString())));
  }
}

function paymentLine({ _id, orderId, at, amount, method }: PaymentRecord, order: AdminOrder | undefined): AdminPayment {
  return {
    _id: _id.toHexString(),
    orderId: orderId.toHexString(),
    at: at.toISOString(),
    amount,
    method,
    customer: order?.customer.name ?? '',
    couple: order?.invitation[0]?.couple ?? null,
  };
}
