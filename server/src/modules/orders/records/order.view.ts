import type { Removal } from '@serikad/shared/orders/removal.types';
import type {
  OrderInvitationSummary,
  OrderItem,
  OrderView,
  PaymentState,
  PublicOrder,
} from '@serikad/shared/orders/order.types';
import { credit, outstanding } from '@serikad/shared/orders/payment-state';
import type { OrderItemRecord, OrderRecord } from './order.schema.js';

export function orderView(order: OrderRecord, state: PaymentState, invitation: OrderInvitationSummary): OrderView {
  const total = order.price - order.discountPrice;
  return {
    _id: order._id.toHexString(),
    userId: order.userId.toHexString(),
    kind: order.kind,
    items: order.items.map(itemView),
    price: order.price,
    discountPrice: order.discountPrice,
    paidAmount: order.paidAmount,
    total,
    outstanding: outstanding(total, order.paidAmount),
    credit: credit(total, order.paidAmount),
    paymentState: state,
    createdAt: order.createdAt.toISOString(),
    invitation: [invitation],
  };
}

export function itemView({ item, package: itemPackage, price, status, returned }: OrderItemRecord): OrderItem {
  return {
    item,
    package: itemPackage,
    price,
    status,
    ...(returned && { returned: { at: returned.at, reason: returned.reason } }),
  };
}

/** What guests see of an order: nothing of the customer, prices or payments, and not its id. */
export function publicOrderView(order: OrderRecord, state: PaymentState): PublicOrder {
  return {
    createdAt: order.createdAt.toISOString(),
    paymentState: state,
    items: order.items.map(({ item, package: itemPackage }) => ({ item, package: itemPackage })),
  };
}

/** The pictures that the seller took out of an order's invitation, newest first, as the couple see it. */
export function removalsView({ removals = [] }: OrderRecord): Removal[] {
  return removals.toReversed().map(({ place, at, reason }) => ({ place, at: at.toISOString(), reason }));
}
