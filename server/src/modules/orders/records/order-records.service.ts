import { Injectable } from '@nestjs/common';
import type { OrderInvitationSummary, OrderView, PaymentState, PublicOrder } from '@serikad/shared/orders/order.types';
import { isOpenToPublic, type PublicState } from '@serikad/shared/orders/open-to-public';
import { paymentState } from '@serikad/shared/orders/payment-state';
import { Clock } from '../../../common/clock.js';
import type { OrderRecord } from './order.schema.js';
import { orderView, publicOrderView } from './order.view.js';
import { OrdersRepository, type OrderStanding } from './orders.repository.js';

/** What other modules need of orders: find one, its payment state, its views. */
@Injectable()
export class OrderRecordsService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly clock: Clock,
  ) {}

  find(id: string): Promise<OrderRecord | null> {
    return this.orders.find(id);
  }

  findByInvitation(invitationId: string): Promise<OrderRecord | null> {
    return this.orders.findByInvitation(invitationId);
  }

  findStanding(invitationId: string): Promise<OrderStanding | null> {
    return this.orders.findStanding(invitationId);
  }

  /** The order's payment state now, by the server's clock. */
  paymentState(order: Pick<OrderRecord, 'paidAmount' | 'createdAt'>): PaymentState {
    return paymentState(order.paidAmount, order.createdAt.getTime(), this.clock.now());
  }

  /** Whether its invitation is public now, by the server's clock. */
  isOpenToPublic(order: PublicState): boolean {
    return isOpenToPublic(order, this.clock.now());
  }

  ownerView(order: OrderRecord, invitation: OrderInvitationSummary): OrderView {
    return orderView(order, this.paymentState(order), invitation);
  }

  publicView(order: OrderRecord): PublicOrder {
    return publicOrderView(order, this.paymentState(order));
  }
}
