import type { AdminOrderQuery, OrderSort } from '@serikad/shared/admin/admin-order.dto';
import { OWING_STANDINGS, type OwingStanding } from '@serikad/shared/admin/figures.types';
import { isCalendarDate } from '@serikad/shared/invitations/malaysia-time';
import type { OrderItemStatus } from '@serikad/shared/orders/order.types';

import { lastPage, pageOf } from '../components/pages-of.js';

export const ORDERS_PER_PAGE = 20;

/** How orders are paid, as the list is filtered by it. */
export type Show = 'all' | 'outstanding' | OwingStanding | 'settled' | 'credit';
export const SHOWS: readonly Show[] = ['all', 'outstanding', ...OWING_STANDINGS, 'settled', 'credit'];
/** Each as the API has it; what is new counts as paid on its first, free day. */
const PARAMS: Readonly<Record<Show, Pick<AdminOrderQuery, 'payment' | 'balance'>>> = {
  all: {},
  outstanding: { balance: 'outstanding' },
  new: { payment: 'paid', balance: 'unpaid' },
  trial: { payment: 'trial' },
  'trial-expired': { payment: 'trial-expired' },
  'part-paid': { balance: 'part-paid' },
  settled: { balance: 'settled' },
  credit: { balance: 'credit' },
};
export const ITEM_STATUSES: readonly OrderItemStatus[] = ['draft', 'in-progress', 'approval', 'completed'];

export interface OrderFilters {
  search: string;
  show: Show;
  status: OrderItemStatus | 'any';
  /** YYYY-MM-DD, or nothing. */
  from: string;
  sort: OrderSort;
  /** From 1. */
  page: number;
}

export const NO_FILTERS: OrderFilters = { search: '', show: 'all', status: 'any', from: '', sort: 'newest', page: 1 };
/** A search of more letters finds nothing more. */
const LONGEST_SEARCH = 100;

/** The filters of an address; invalid ones are ignored. */
export function filtersOf(query: URLSearchParams): OrderFilters {
  const get = (name: string): string => query.get(name) ?? '';
  const from = get('from');
  return {
    search: get('q').slice(0, LONGEST_SEARCH),
    show: SHOWS.find((show) => show === get('show')) ?? 'all',
    status: ITEM_STATUSES.find((status) => status === get('status')) ?? 'any',
    from: isCalendarDate(from) ? from : '',
    sort: get('sort') === 'oldest' ? 'oldest' : 'newest',
    page: pageOf(query.get('page'), lastPage(ORDERS_PER_PAGE)),
  };
}

/** The address' query of the filters, as short as it can be; empty for none. */
export function queryOf(filters: Partial<OrderFilters>): string {
  const { search, show, status, from, sort, page } = { ...NO_FILTERS, ...filters };
  const query = new URLSearchParams();
  if (search.trim() !== '') query.set('q', search);
  if (show !== 'all') query.set('show', show);
  if (status !== 'any') query.set('status', status);
  if (from !== '') query.set('from', from);
  if (sort !== 'newest') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

/** Whether anything is left out of the list. */
export function isFiltered({ search, show, status, from }: OrderFilters): boolean {
  return search.trim() !== '' || show !== 'all' || status !== 'any' || from !== '';
}

export function paramsOf({ search, show, status, from, sort, page }: OrderFilters): Partial<AdminOrderQuery> {
  const wanted = search.trim();
  return {
    skip: (page - 1) * ORDERS_PER_PAGE,
    limit: ORDERS_PER_PAGE,
    sort,
    ...(wanted !== '' && { search: wanted }),
    ...PARAMS[show],
    ...(status !== 'any' && { itemStatus: status }),
    ...(from !== '' && { from }),
  };
}
