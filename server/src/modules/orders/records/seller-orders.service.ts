import { Injectable } from '@nestjs/common';
import { MOST_PICTURE_REMOVALS } from '@serikad/shared/orders/removal.types';
import type { OrderCounts } from '@serikad/shared/admin/admin-order.types';
import { type Counted, MOST_COUNTED } from '@serikad/shared/admin/counted';
import { dueDay } from '@serikad/shared/orders/due-day';
import type { OrderItemStatus } from '@serikad/shared/orders/order.types';
import type { OrderItemKind } from '@serikad/shared/pricing/order-item.types';
import { type QueryFilter, Types } from 'mongoose';
import { Clock, CLOCKS_APART } from '../../../common/clock.js';
import type { Period } from '../../../common/period.js';
import { isDuplicateKey } from '../../../common/database-errors.js';
import type { AuditRecord } from '../../audit/audit.schema.js';
import type { PaymentRecord } from '../ledger/payment.schema.js';
import { balanceOf } from './order-balance.js';
import { hasMoney, orderFilter, type OrderSearch } from './order-filter.js';
import {
  SellerOrdersRepository,
  type ItemMove,
  type OrderOutbox,
  type OrderPageOf,
  type QueuedOrder,
} from './seller-orders.repository.js';
import {
  ONE_UNPAID_ORDER,
  PAYMENT_KEY_INDEX,
  type OrderRecord,
  type OutboxEntry,
  type RemovalRecord,
  type StoredOrder,
} from './order.schema.js';
import { OrderFiguresService, owedInAll } from './order-figures.service.js';
import { OrdersRepository } from './orders.repository.js';

/** Most payments that the ledger of one order takes; each of them may be reversed besides. */
const MOST_PAYMENTS = 200;
/** From this age on an outbox entry counts as left behind, in milliseconds. */
export const STALE_AFTER = 5_000;
const ORDERS_PER_ROUND = 100;
/** After every day as YYYY-MM-DD. */
const NEVER = '9999';

/** The numbers beside the list, each as a search asks for it. */
const COUNTED: Readonly<Record<Exclude<keyof OrderCounts, 'owed'>, Pick<OrderSearch, 'payment' | 'balance'>>> = {
  all: {},
  outstanding: { balance: 'outstanding' },
  settled: { balance: 'settled' },
  trial: { payment: 'trial' },
  'trial-expired': { payment: 'trial-expired' },
  new: { payment: 'paid', balance: 'unpaid' },
  'part-paid': { balance: 'part-paid' },
  credit: { balance: 'credit' },
};

/** A decided change, and what of it is still to be written. */
export interface Decided {
  order: OrderRecord;
  entry: OutboxEntry;
}
/**
 * Why a line can't be entered: the order has met its key before; another order has; it would leave the order unpaid
 * while its customer has another unpaid one; it is more than the order owes; the ledger of the order is full, or
 * doesn't hold that much.
 */
type PaymentRefusal = 'repeated' | 'key-of-another-order' | 'second-unpaid-order' | 'overpayment' | 'full';

/** The orders as the admin pages need them. */
@Injectable()
export class SellerOrdersService {
  constructor(
    private readonly repository: SellerOrdersRepository,
    private readonly orders: OrdersRepository,
    private readonly figures: OrderFiguresService,
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
  ): Promise<{ orders: OrderRecord[] } & Counted> {
    return this.repository.page(orderFilter(search, accounts, this.clock.now()), page);
  }

  /** How many orders there are. */
  async total(): Promise<number> {
    return (await this.repository.count({})).count;
  }

  /** Counts by payment state of the orders that match a search, without its own filter by payment state. */
  async counts(search: OrderSearch, accounts: readonly Types.ObjectId[]): Promise<OrderCounts> {
    const now = this.clock.now();
    if (search.search) return this.countsOfText({ ...search, payment: undefined, balance: undefined }, accounts, now);
    const filter = (money: Pick<OrderSearch, 'payment' | 'balance'>): QueryFilter<StoredOrder> =>
      orderFilter({ ...search, payment: undefined, balance: undefined, ...money }, accounts, now);
    const count = async (money: Pick<OrderSearch, 'payment' | 'balance'>): Promise<number> =>
      Math.min(MOST_COUNTED, (await this.repository.count(filter(money))).count);
    const counting = Object.entries(COUNTED).map(async ([show, money]) => [show, await count(money)] as const);
    const [numbers, owed] = await Promise.all([
      Promise.all(counting),
      this.owed(filter({}), filter({ balance: 'outstanding' })),
    ]);
    return { ...(Object.fromEntries(numbers) as Omit<OrderCounts, 'owed'>), owed };
  }

  /** The same for a text. No index has texts and money together, so at most 1,000 orders are read, once. */
  private async countsOfText(
    search: OrderSearch,
    accounts: readonly Types.ObjectId[],
    now: number,
  ): Promise<OrderCounts> {
    const orders = await this.repository.moneyOf(orderFilter(search, accounts, now), MOST_COUNTED);
    const isWhole = orders.length < MOST_COUNTED;
    const numbers = Object.entries(COUNTED).map(([show, money]) => {
      const count = orders.filter((order) => hasMoney(order, money, now)).length;
      return [show, show === 'all' || isWhole ? count : null];
    });
    const owed = isWhole ? orders.reduce((sum, { balance }) => sum + Math.max(0, balance), 0) : null;
    return { ...(Object.fromEntries(numbers) as Omit<OrderCounts, 'owed'>), owed };
  }

  /** What the orders of a search owe; nothing when too many of them owe something. */
  private async owed(all: QueryFilter<StoredOrder>, owing: QueryFilter<StoredOrder>): Promise<number | null> {
    if (Object.keys(all).length === 0) return owedInAll(await this.figures.owing(this.clock.now()));
    const { orders, amount } = await this.repository.owedOf(owing, MOST_COUNTED);
    return orders < MOST_COUNTED ? amount : null;
  }

  /**
   * The orders with an item at a status: first whose item is due first; of those due on the same day, the older one.
   * Of more than 1,000 such orders the oldest are looked at.
   */
  async queue(status: 'in-progress' | 'approval', limit: number): Promise<{ orders: OrderRecord[] } & Counted> {
    const waiting = await this.repository.queue(status, MOST_COUNTED);
    const first = waiting
      .filter(({ items }) => items.some((item) => item.item !== 'rsvp' && item.status === status))
      .map((order) => ({ id: order._id, due: earliestDue(order, status) }))
      .toSorted((a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : 0));
    const shown = first.slice(0, limit).map(({ id }) => id);
    const found = new Map((await this.repository.findMany(shown)).map((order) => [order._id.toHexString(), order]));
    return { orders: shown.flatMap((id) => found.get(id.toHexString()) ?? []), ...countOf(first.length) };
  }

  /** Orders by their ids, in no order, each once. */
  findMany(ids: readonly Types.ObjectId[]): Promise<OrderRecord[]> {
    return this.repository.findMany(ids);
  }

  /** When the items of some orders were handed in, ISO 8601 by order and item. */
  async submissions(ids: readonly Types.ObjectId[]): Promise<Map<string, Map<OrderItemKind, string>>> {
    const orders = await this.repository.submissions(ids);
    return new Map(orders.map((order) => [order._id.toHexString(), submissionsOf(order)]));
  }

  /** With the frozen details and what is left to write. */
  find(id: string): Promise<StoredOrder | null> {
    return this.orders.findStored(id);
  }

  /** Moves an item from a status that it was seen with. @returns nothing when it has another one by now */
  async moveItem(_id: Types.ObjectId, move: ItemMove, audit: AuditRecord): Promise<Decided | null> {
    const entry = this.entry(audit, null);
    const order = await this.repository.moveItem(_id, move, entry);
    return order && { order, entry };
  }

  /**
   * Notes that a picture is taken out of an order's invitation.
   * @returns nothing when it is noted already, or too many are
   */
  async noteRemoval(_id: Types.ObjectId, removal: RemovalRecord, audit: AuditRecord): Promise<Decided | null> {
    const entry = this.entry(audit, null);
    const order = await this.repository.noteRemoval(_id, removal, MOST_PICTURE_REMOVALS, entry);
    return order && { order, entry };
  }

  /**
   * Counts a payment in the order's paidAmount: once under its key, and only where it is allowed.
   * @param overpay whether it may be more than the order owes
   */
  async enterPayment(payment: PaymentRecord, overpay: boolean, audit: AuditRecord): Promise<Decided | PaymentRefusal> {
    const entry = this.entry(audit, payment);
    const { orderId, key, amount } = payment;
    const most = amount > 0 ? MOST_PAYMENTS : 2 * MOST_PAYMENTS;
    try {
      const order = await this.repository.enterPayment(orderId, { key, amount, most, overpay }, entry);
      if (order) return { order, entry };
    } catch (thrown) {
      if (isDuplicateKey(thrown, PAYMENT_KEY_INDEX)) return 'key-of-another-order';
      if (isDuplicateKey(thrown, ONE_UNPAID_ORDER)) return 'second-unpaid-order';
      throw thrown;
    }
    const stored = await this.orders.findStored(orderId.toHexString());
    const keys = stored?.paymentKeys ?? [];
    if (keys.includes(key)) return 'repeated';
    return stored && keys.length < most && !overpay && amount > balanceOf(stored) ? 'overpayment' : 'full';
  }

  closeOutbox(orderId: Types.ObjectId, entryId: Types.ObjectId): Promise<void> {
    return this.repository.closeOutbox(orderId, entryId);
  }

  /** Orders with an entry that was left behind, at most 100. */
  staleOutboxes(): Promise<OrderOutbox[]> {
    return this.repository.withOutboxOutside(this.inFlight(), ORDERS_PER_ROUND);
  }

  /** How many orders have an entry that was left behind. */
  countStaleOutboxes(): Promise<number> {
    return this.repository.countWithOutboxOutside(this.inFlight());
  }

  /** When entries that are under way were made; one of the future was made by a clock that was wrong. */
  private inFlight(): Period {
    const now = this.clock.now();
    return { from: new Date(now - STALE_AFTER), to: new Date(now + CLOCKS_APART) };
  }

  private entry(audit: AuditRecord, payment: PaymentRecord | null): OutboxEntry {
    return { _id: new Types.ObjectId(), at: this.clock.date(), audit, payment };
  }
}

/** The count of a list that is read up to 1,000 entries. */
function countOf(found: number): Counted {
  return { count: found, countIs: found < MOST_COUNTED ? 'exact' : 'at-least' };
}

function submissionsOf({ items }: QueuedOrder): Map<OrderItemKind, string> {
  return new Map(items.flatMap(({ item, frozen }) => (frozen ? [[item, frozen.confirmedAt] as const] : [])));
}

/** The first day on which an item at this status is due; orders without such a day sort last. */
function earliestDue({ items }: QueuedOrder, status: OrderItemStatus): string {
  const days = items
    .filter((item) => item.status === status)
    .map((item) => dueDay(item, item.frozen?.confirmedAt ?? null) ?? NEVER);
  return days.toSorted()[0] ?? NEVER;
}
