import type { Balance } from '@serikad/shared/admin/admin-order.dto';
import type { OwingStanding } from '@serikad/shared/admin/figures.types';
import { malaysiaMoment } from '@serikad/shared/invitations/malaysia-time';
import type { OrderItemStatus, PaymentState } from '@serikad/shared/orders/order.types';
import { GRACE_MS, paymentState, TRIAL_MS } from '@serikad/shared/orders/payment-state';
import { trusted, Types, type QueryFilter } from 'mongoose';
import type { StoredOrder } from './order.schema.js';
import { searchTerms } from './search-keys.js';

/** What the seller looks for; absent means any. */
export interface OrderSearch {
  search?: string | undefined;
  payment?: PaymentState | undefined;
  balance?: Balance | undefined;
  itemStatus?: OrderItemStatus | undefined;
  /** The day in Malaysia since which they were made, YYYY-MM-DD. */
  from?: string | undefined;
}

type Filter = QueryFilter<StoredOrder>;

/**
 * The filter of a search. Texts match prefixes, by ranges of an index: no pattern is made of user input, and a search
 * costs the same however many orders there are.
 * @param accounts the people whose email begins like the search
 * @param now milliseconds since the epoch: the payment state depends on it
 */
export function orderFilter(
  { search = '', payment, balance, itemStatus, from }: OrderSearch,
  accounts: readonly Types.ObjectId[],
  now: number,
): Filter {
  const conditions: Filter[] = [
    ...(search === '' ? [] : [found(search, accounts)]),
    ...moneyIs(payment, balance, now),
    ...(itemStatus === undefined ? [] : [{ 'items.status': itemStatus }]),
    ...(from === undefined ? [] : [{ createdAt: trusted({ $gte: new Date(malaysiaMoment(from, '00:00')) }) }]),
  ];
  return conditions.length === 0 ? {} : { $and: conditions };
}

function found(search: string, accounts: readonly Types.ObjectId[]): Filter {
  const terms = searchTerms(search);
  const ways: Filter[] = [
    ...(terms.length === 0 ? [] : [{ $and: terms.map((term) => ({ search: trusted({ $elemMatch: range(term) }) })) }]),
    ...(accounts.length === 0 ? [] : [{ userId: trusted({ $in: [...accounts] }) }]),
    ...(/^[0-9a-f]{6,24}$/i.test(search) ? [{ _id: trusted(idRange(search)) }] : []),
  ];
  // Nothing to look for is nothing found: not everything.
  return ways.length === 0 ? { search: '' } : { $or: ways };
}

/** Everything that begins like a text. */
function range(beginning: string): { $gte: string; $lt: string } {
  return { $gte: beginning, $lt: `${beginning}\u{10ffff}` };
}

function idRange(beginning: string): { $gte: Types.ObjectId; $lte: Types.ObjectId } {
  return {
    $gte: new Types.ObjectId(beginning.padEnd(24, '0')),
    $lte: new Types.ObjectId(beginning.padEnd(24, 'f')),
  };
}

/** True of every order: only with a condition on its first field is a partial index taken for a count. */
const ANY_TIME = { createdAt: trusted({ $gte: new Date(0) }) };
const OWING = { ...ANY_TIME, balance: trusted({ $gt: 0 }) };
const SETTLED = { ...ANY_TIME, balance: trusted({ $lte: 0 }) };
const WITH_CREDIT = { ...ANY_TIME, balance: trusted({ $lt: 0 }) };
const UNPAID = { paidAmount: trusted({ $lt: 1 }) };
const PART_PAID = { ...OWING, paidAmount: trusted({ $gte: 1 }) };

/**
 * The rules of shared's paymentState() and outstanding() as conditions, each served by a partial index of the orders.
 */
function moneyIs(payment: PaymentState | undefined, balance: Balance | undefined, now: number): Filter[] {
  // Unpaid and yet counted as paid: the first, free day.
  if (payment === 'paid' && balance === 'unpaid') return [owingIs('new', now)];
  return [
    ...(payment === undefined ? [] : [paymentIs(payment, now)]),
    ...(balance === undefined ? [] : [balanceIs(balance)]),
  ];
}

/**
 * Orders that owe something, by payment state.
 * @param now milliseconds since the epoch
 */
export function owingIs(standing: OwingStanding, now: number): Filter {
  switch (standing) {
    case 'new':
      return { ...OWING, ...UNPAID, createdAt: trusted({ $gt: new Date(now - GRACE_MS) }) };
    case 'part-paid':
      return PART_PAID;
    case 'trial':
    case 'trial-expired':
      return { ...OWING, ...paymentIs(standing, now) };
  }
}

/** The fields of an order that decide its payment state. */
export type OrderMoney = Pick<StoredOrder, 'createdAt' | 'paidAmount' | 'balance'>;

/** Whether an order that was read is one of those that `orderFilter` finds by the same choice. */
export function hasMoney(
  { createdAt, paidAmount, balance: owes }: OrderMoney,
  { payment, balance }: Pick<OrderSearch, 'payment' | 'balance'>,
  now: number,
): boolean {
  const ofBalance: Record<Balance, boolean> = {
    outstanding: owes > 0,
    unpaid: owes > 0 && paidAmount < 1,
    'part-paid': owes > 0 && paidAmount >= 1,
    settled: owes <= 0,
    credit: owes < 0,
  };
  const isPayment = payment === undefined || paymentState(paidAmount, createdAt.getTime(), now) === payment;
  return isPayment && (balance === undefined || ofBalance[balance]);
}

function paymentIs(state: PaymentState, now: number): Filter {
  const [grace, trial] = [new Date(now - GRACE_MS), new Date(now - TRIAL_MS)];
  switch (state) {
    case 'paid':
      // Each with an index in the order of the list, so that the database merges them.
      return { $or: [SETTLED, PART_PAID, { createdAt: trusted({ $gt: grace }) }] };
    case 'trial':
      return { ...UNPAID, createdAt: trusted({ $lte: grace, $gte: trial }) };
    case 'trial-expired':
      return { ...UNPAID, createdAt: trusted({ $lt: trial }) };
  }
}

function balanceIs(balance: Balance): Filter {
  switch (balance) {
    case 'outstanding':
      return OWING;
    case 'unpaid':
      return { ...OWING, ...UNPAID };
    case 'part-paid':
      return PART_PAID;
    case 'settled':
      return SETTLED;
    case 'credit':
      return WITH_CREDIT;
  }
}
