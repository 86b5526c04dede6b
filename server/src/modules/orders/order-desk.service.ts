import { Injectable } from '@nestjs/common';
import type { OrderItemKind, OrderItemStatus } from '@serikad/shared/orders/order.types';
import { Types } from 'mongoose';
import { Clock } from '../../common/clock.js';
import { isDuplicateKey } from '../../common/database-errors.js';
import type { AuditRecord } from '../audit/audit.schema.js';
import type { PaymentRecord } from '../payments/payment.schema.js';
import { orderFilter, type OrderSearch } from './order-filter.js';
import { OrderDeskRepository, type OrderOutbox, type OrderPageOf } from './order-desk.repository.js';
import {
  ONE_UNPAID_ORDER,
  PAYMENT_KEY_INDEX,
  type OrderRecord,
  type OutboxEntry,
  type StoredOrder,
} from './order.schema.js';
import { OrdersRepository } from './orders.repository.js';

/** Most payments that the ledger of one order takes; each of them may be reversed besides. */
export const MOST_PAYMENTS = 200;
/** From this age on an outbox entry counts as left behind, in milliseconds. */
export const STALE_AFTER = 5_000;
const ORDERS_PER_ROUND = 100;

/** A decided change, and what of it is still to be written. */
export interface Decided {
  order: OrderRecord;
  entry: OutboxEntry;
}
/**
 * Why a line can't be entered: the order has met its key before; another order has; it would leave the order unpaid
 * while its customer has another unpaid one; the ledger of the order is full, or doesn't hold that much.
 */
export type PaymentRefusal = 'repeated' | 'key-of-another-order' | 'second-unpaid-order' | 'full';

/** The orders as the seller's desk needs them. */
@Injectable()
export class OrderDeskService {
  constructor(
    private readonly desk: OrderDeskRepository,
    private readonly orders: OrdersRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * A page of the orders that match.
   * @param accounts the people whose email begins like the search
   */
  page(
    search: OrderSearch,
    accounts: readonly Types.ObjectId[],
    page: OrderPageOf,
  ): Promise<{ orders: OrderRecord[]; count: number }> {
    return this.desk.page(orderFilter(search, accounts, this.clock.now()), page);
  }

  /** With the frozen details and what is left to write. */
  find(id: string): Promise<StoredOrder | null> {
    return this.orders.findStored(id);
  }

  /** Moves an item from a status that it was seen with. @returns nothing when it has another one by now */
  async moveItem(
    _id: Types.ObjectId,
    move: { item: OrderItemKind; from: OrderItemStatus; to: OrderItemStatus },
    audit: AuditRecord,
  ): Promise<Decided | null> {
    const entry = this.entry(audit, null);
    const order = await this.desk.moveItem(_id, move, entry);
    return order && { order, entry };
  }

  /** Counts a line of the ledger in the order's paidAmount: once under its key, and only where it may stand. */
  async enterPayment(payment: PaymentRecord, audit: AuditRecord): Promise<Decided | PaymentRefusal> {
    const entry = this.entry(audit, payment);
    const { orderId, key, amount } = payment;
    const most = amount > 0 ? MOST_PAYMENTS : 2 * MOST_PAYMENTS;
    try {
      const order = await this.desk.enterPayment(orderId, { key, amount, most }, entry);
      if (order) return { order, entry };
    } catch (thrown) {
      if (isDuplicateKey(thrown, PAYMENT_KEY_INDEX)) return 'key-of-another-order';
      if (isDuplicateKey(thrown, ONE_UNPAID_ORDER)) return 'second-unpaid-order';
      throw thrown;
    }
    const stored = await this.orders.findStored(orderId.toHexString());
    return stored?.paymentKeys?.includes(key) ? 'repeated' : 'full';
  }

  closeOutbox(orderId: Types.ObjectId, entryId: Types.ObjectId): Promise<void> {
    return this.desk.closeOutbox(orderId, entryId);
  }

  /** Orders with an entry that was left behind, at most 100. */
  staleOutboxes(): Promise<OrderOutbox[]> {
    return this.desk.withOutboxBefore(new Date(this.clock.now() - STALE_AFTER), ORDERS_PER_ROUND);
  }

  /** How many orders have an entry that was left behind. */
  countStaleOutboxes(): Promise<number> {
    return this.desk.countWithOutboxBefore(new Date(this.clock.now() - STALE_AFTER));
  }

  private entry(audit: AuditRecord, payment: PaymentRecord | null): OutboxEntry {
    return { _id: new Types.ObjectId(), at: this.clock.date(), audit, payment };
  }
}
