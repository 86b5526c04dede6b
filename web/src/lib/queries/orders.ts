import type { OrderView } from '@serikad/shared/orders/order.types';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../api.js';
import { ORDERS, TOTAL } from './keys.js';

export function ordersQuery(userId: string) {
  return queryOptions({
    queryKey: [ORDERS, 'of', userId],
    queryFn: ({ signal }) => call('GET /api/order/find-by-user/:userId', { params: { userId }, signal }),
  });
}

export function orderQuery(id: string) {
  return queryOptions({
    queryKey: [ORDERS, 'one', id],
    queryFn: ({ signal }) => call('GET /api/order/find-one/:id', { params: { id }, signal }),
  });
}

/** The items of an order with the details that were confirmed with each. */
export function orderItemsQuery(id: string) {
  return queryOptions({
    queryKey: [ORDERS, 'items', id],
    queryFn: ({ signal }) => call('GET /api/order/items/:id', { params: { id }, signal }),
  });
}

/** How many orders' invitations exist. */
export function totalQuery() {
  return queryOptions({
    queryKey: [TOTAL],
    queryFn: ({ signal }) => call('GET /api/invitation/total', { signal }),
    staleTime: 5 * 60 * 1000,
  });
}

/** After any change of an order. */
export function invalidateOrders(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [ORDERS] });
}

/** Stores an order that a call has returned, and invalidates all queries of orders. */
export async function storeOrder(client: QueryClient, order: OrderView): Promise<void> {
  const { queryKey } = orderQuery(order._id);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (before) => before && { ...before, order });
  void invalidateOrders(client);
}
