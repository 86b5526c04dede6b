import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../config/paths.js';
import { adminOrdersQuery } from '../queries/admin.js';
import { pagesOf } from '../components/pages-of.js';
import { filtersOf, ORDERS_PER_PAGE, paramsOf, queryOf } from '../orders/order-filters.js';

/** The list that an order was opened from: its address, and the addresses of the orders before and after. */
export interface Neighbours {
  list: string;
  previous: string | undefined;
  next: string | undefined;
}

/** Reads the list out of the order's own address, so that a reload and a link sent to oneself keep it. */
export function useNeighbours(id: string): Neighbours {
  const [query] = useSearchParams();
  const filters = useMemo(() => filtersOf(query), [query]);
  const { data, isPlaceholderData } = useQuery(adminOrdersQuery(paramsOf(filters)));
  // Another list's page, kept until this one is here, has other neighbours.
  const page = isPlaceholderData ? undefined : data;
  const at = page?.orders.findIndex(({ _id }) => _id === id) ?? -1;
  const before = { ...filters, page: filters.page - 1 };
  const after = { ...filters, page: filters.page + 1 };
  const pages = page && pagesOf({ ...page, page: filters.page, perPage: ORDERS_PER_PAGE, shown: page.orders.length });
  const hasAfter = pages !== undefined && filters.page < pages;
  // At an end of its page the neighbour is on another.
  const earlier = useQuery({ ...adminOrdersQuery(paramsOf(before)), enabled: at === 0 && filters.page > 1 });
  const later = useQuery({
    ...adminOrdersQuery(paramsOf(after)),
    enabled: page !== undefined && at === page.orders.length - 1 && hasAfter,
  });

  const list = paths.adminOrders(queryOf(filters));
  if (page === undefined || at === -1) return { list, previous: undefined, next: undefined };
  const link = (order: { _id: string } | undefined, of: typeof filters): string | undefined =>
    order && paths.adminOrder(order._id, queryOf(of));
  return {
    list,
    previous: at > 0 ? link(page.orders[at - 1], filters) : link(earlier.data?.orders.at(-1), before),
    next: at < page.orders.length - 1 ? link(page.orders[at + 1], filters) : link(later.data?.orders[0], after),
  };
}
