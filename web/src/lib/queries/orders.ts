import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../api.js';

/** A user's orders, newest first. */
export function ordersQuery(userId: string) {
  return queryOptions({
    queryKey: ['orders', 'of', userId],
    queryFn: ({ signal }) => call('GET /api/order/find-by-user/:userId', { params: { userId }, signal }),
  });
}

/** An order with its invitation and gifts. */
export function orderQuery(id: string) {
  return queryOptions({
    queryKey: ['orders', 'one', id],
    queryFn: ({ signal }) => call('GET /api/order/find-one/:id', { params: { id }, signal }),
  });
}

/** How many orders' invitations exist. */
export function totalQuery() {
  return queryOptions({
    queryKey: ['invitation-total'],
    queryFn: ({ signal }) => call('GET /api/invitation/total', { signal }),
    staleTime: 5 * 60 * 1000,
  });
}

/** After any change of an order. */
export function invalidateOrders(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['orders'] });
}
