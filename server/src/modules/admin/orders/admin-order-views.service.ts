import { Injectable } from '@nestjs/common';
import type { AdminOrder } from '@serikad/shared/admin/admin-order.types';
import { DomainError } from '../../../common/domain-error.js';
import { InvitationsService } from '../../invitations/invitations.service.js';
import { SellerOrdersService } from '../../orders/records/seller-orders.service.js';
import { OrderRecordsService } from '../../orders/records/order-records.service.js';
import type { OrderRecord } from '../../orders/records/order.schema.js';
import { OrderRefusal } from '../../orders/outbox/order-refusal.js';
import { UsersService } from '../../users/users.service.js';
import { adminOrderView } from './admin-order.view.js';

/** Views of orders for the seller: with the account behind them and the invitation's summary. */
@Injectable()
export class AdminOrderViews {
  constructor(
    private readonly orders: OrderRecordsService,
    private readonly sellerOrders: SellerOrdersService,
    private readonly invitations: InvitationsService,
    private readonly users: UsersService,
  ) {}

  async one(order: OrderRecord): Promise<AdminOrder> {
    const [view] = await this.all([order]);
    if (!view) throw new Error('an order without its invitation');
    return view;
  }

  /** What changes an order; a refusal for the order's state is answered with the order as it is. */
  async withOrder<T>(change: Promise<T>): Promise<T> {
    try {
      return await change;
    } catch (error) {
      if (!(error instanceof OrderRefusal)) throw error;
      throw new DomainError(error.code, { ...error.details, current: await this.one(error.order) });
    }
  }

  async all(orders: readonly OrderRecord[]): Promise<AdminOrder[]> {
    const [summaries, accounts, submissions] = await Promise.all([
      this.invitations.summaries(orders),
      this.users.findMany(orders.map(({ userId }) => userId.toHexString())),
      this.sellerOrders.submissions(orders.map(({ _id }) => _id)),
    ]);
    return orders.flatMap((order) => {
      const summary = summaries.get(order._id.toHexString());
      if (!summary) return [];
      const account = accounts.get(order.userId.toHexString()) ?? null;
      const submitted = submissions.get(order._id.toHexString());
      return [adminOrderView(order, this.orders.ownerView(order, summary), { account, submitted })];
    });
  }
}
