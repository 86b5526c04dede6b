import type { AuditEntry } from './audit.types.js';
import type { Couple } from '../invitations/invitation.types.js';
import type { FrozenDetails } from '../orders/frozen-details.types.js';
import type { OrderItem, OrderView } from '../orders/order.types.js';
import type { PaymentMethod, PaymentView } from '../payments/payment.types.js';
import type { Counted } from './counted.js';

/** An item with what the seller needs to make it in time. */
export interface AdminItem extends OrderItem {
  /** When its details were handed in, ISO 8601; `null` until then. */
  submittedAt: string | null;
  /** The day by which it is due, YYYY-MM-DD in Malaysia; `null` for what is not being made. */
  dueOn: string | null;
}

/** An order as the seller sees it. */
export interface AdminOrder extends Omit<OrderView, 'items'> {
  items: AdminItem[];
  customer: { name: string; phoneNo: string };
  /** The customer's words for the seller. */
  notes: string;
  /** The account behind the order; `null` when it is gone. */
  account: { _id: string; name: string; email: string; phoneNo: string } | null;
}

/** A page of the orders, and how many match on all pages. */
export interface AdminOrderPage extends Counted {
  /** Newest first, or as the query sorts. */
  orders: AdminOrder[];
  /** How those are paid that match all of the query but `payment` and `balance`. */
  counts: OrderCounts;
}

/**
 * Numbers of orders, each counted up to MOST_COUNTED: 1,000 means 1,000 or more. An order may be in several. `null`
 * beside a text search that finds 1,000 orders or more: to count these would mean to read them all.
 */
export interface OrderCounts {
  all: number;
  outstanding: number | null;
  settled: number | null;
  trial: number | null;
  'trial-expired': number | null;
  /** Nothing is paid, and the first free day is not over. */
  new: number | null;
  /** Something is paid, and something is left to pay. */
  'part-paid': number | null;
  /** More is paid than they cost. */
  credit: number | null;
  /** What they owe together, in whole RM; `null` also when 1,000 orders or more owe something, unless these are all. */
  owed: number | null;
}

/** Some of the orders that wait for the same, and how many there are in all. */
export interface OrderQueue extends Counted {
  orders: AdminOrder[];
}

/** A line of today's ledger, with the order that it belongs to. */
export interface AdminPayment {
  _id: string;
  orderId: string;
  /** ISO 8601. */
  at: string;
  /** Whole RM; below 0 for a reversal. */
  amount: number;
  method: PaymentMethod;
  /** The customer's name; empty when their data was deleted. */
  customer: string;
  /** As the order's invitation has them; `null` when the order is gone. */
  couple: Couple | null;
}

/** What there is to do: the first admin page. */
export interface AdminToday {
  /** Today in Malaysia, YYYY-MM-DD. */
  day: string;
  /** Orders made today, newest first. */
  made: OrderQueue;
  /** Orders with an item to make, the one that is due first before the others. */
  toMake: OrderQueue;
  /** Orders with an item that its customer is to approve, the one that is due first before the others. */
  waiting: OrderQueue;
  /** Orders on trial, the one that ends first before the others. */
  trials: OrderQueue;
  /** How many orders the shop has; from 1,000 on an estimate. */
  orders: number;
  /** What all orders still owe, in whole RM. Once 1,000 orders owe something it may be a minute old. */
  outstanding: number;
  /** What was entered as paid today, less what was reversed; whole RM: the sum of all of today's lines. */
  paidToday: number;
  /** Today's lines of the ledger: how many there are, and the newest first, at most PAYMENTS_SHOWN. */
  payments: { count: number; newest: AdminPayment[] };
  /** Persons whose data the shop stores, customers, guests and families; an estimate, up to ten minutes old. */
  persons: number;
}
/** From so many persons on the seller is warned; above the second the PDPA asks for a data protection officer. */
export const PERSONS_WARNED = 18_000;
export const PERSONS_WITHOUT_OFFICER = 20_000;
/** How many of today's payments the first page can show. */
export const PAYMENTS_SHOWN = 50;
/** How many orders of each queue the first page shows. */
export const QUEUE_LENGTH = 5;
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
