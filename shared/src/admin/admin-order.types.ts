import type { AuditEntry } from '../audit/audit.types.js';
import type { FrozenDetails } from '../orders/frozen-details.types.js';
import type { OrderItem, OrderView } from '../orders/order.types.js';
import type { PaymentView } from '../payments/payment.types.js';

/** An order as the seller sees it. */
export interface AdminOrder extends OrderView {
  customer: { name: string; phoneNo: string };
  /** The customer's words for the seller. */
  notes: string;
  /** The account behind the order; `null` when it is gone. */
  account: { _id: string; name: string; email: string; phoneNo: string } | null;
  /** What was paid beyond the total, in whole RM: after a change to a cheaper package, or too much by the customer. */
  overpaid: number;
}

export interface AdminOrderPage {
  /** How many match, on all pages. */
  count: number;
  /** Newest first, or as the query sorts. */
  orders: AdminOrder[];
}
export const ADMIN_ORDER_PAGE_LIMIT = 100;

/** An item with the details that it is made from; `null` until the couple have confirmed them. */
export interface AdminOrderItem extends OrderItem {
  details: FrozenDetails | null;
}

export interface AdminOrderDetails {
  order: AdminOrder;
  items: AdminOrderItem[];
  /** The ledger, oldest first. */
  payments: PaymentView[];
  /** The newest 100 entries, newest first. */
  audit: AuditEntry[];
}

export interface PaymentAnswer {
  payment: PaymentView;
  order: AdminOrder;
}
