import type { Balance } from '@serikad/shared/admin/admin-order.dto';
import { malaysiaMoment } from '@serikad/shared/invitations/malaysia-time';
import type { OrderItemStatus, PaymentState } from '@serikad/shared/orders/order.types';
import { GRACE_MS, TRIAL_MS } from '@serikad/shared/orders/payment-state';
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
 * The filter of a search. Texts are looked for as beginnings, by ranges of an index: no pattern is made of what
 * somebody typed, and a search costs the same however many orders there are.
 * @param accounts the people whose email begins like the search
 * @param now milliseconds since the epoch: how an order stands with its payment depends on it
 */
export function orderFilter(
  { search = '', payment, balance, itemStatus, from }: OrderSearch,
  accounts: readonly Types.ObjectId[],
  now: number,
): Filter {
  const conditions: Filter[] = [
    ...(search === '' ? [] : [found(search, accounts)]),
    ...(payment === undefined ? [] : [standing(payment, now)]),
    ...(balance === undefined ? [] : [balanceIs(balance)]),
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

/** The rule of shared's paymentState(), as a condition. */
function standing(state: PaymentState, now: number): Filter {
  const [grace, trial] = [new Date(now - GRACE_MS), new Date(now - TRIAL_MS)];
  const unpaid = { paidAmount: trusted({ $lt: 1 }) };
  switch (state) {
    case 'paid':
      return { $or: [{ paidAmount: trusted({ $gte: 1 }) }, { createdAt: trusted({ $gt: grace }) }] };
    case 'trial':
      return { ...unpaid, createdAt: trusted({ $lte: grace, $gte: trial }) };
    case 'trial-expired':
      return { ...unpaid, createdAt: trusted({ $lt: trial }) };
  }
}

function balanceIs(balance: Balance): Filter {
  const total = { $subtract: ['$price', '$discountPrice'] };
  const left = { $expr: trusted({ $lt: ['$paidAmount', total] }) };
  switch (balance) {
    case 'outstanding':
      return left;
    case 'unpaid':
      return { ...left, paidAmount: trusted({ $lt: 1 }) };
    case 'part-paid':
      return { ...left, paidAmount: trusted({ $gte: 1 }) };
    case 'settled':
      return { $expr: trusted({ $gte: ['$paidAmount', total] }) };
  }
}
