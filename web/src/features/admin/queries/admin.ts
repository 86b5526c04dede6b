import type { AdminOrder, AdminOrderDetails } from '@serikad/shared/admin/admin-order.types';
import type { AdminDesign, AdminDesignPage } from '@serikad/shared/designs/admin-design.types';
import type { Contract } from '@serikad/shared/api/contract';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.js';
import { DESIGN, DESIGNS } from '../../../lib/queries/keys.js';

type OrderSearch = NonNullable<Contract['GET /api/admin/order/find']['params']>;
type AuditSearch = NonNullable<Contract['GET /api/admin/audit']['params']>;

/** The first part of every admin query key. */
const ADMIN = 'admin';

/** What there is to do, all of the first page in one call; the menu's numbers are of it, too. */
export function adminTodayQuery() {
  return queryOptions({
    queryKey: [ADMIN, 'today'],
    queryFn: ({ signal }) => call('GET /api/admin/today', { signal }),
  });
}

/** A page of the orders; the one before stays while it comes. */
export function adminOrdersQuery(params: OrderSearch) {
  return queryOptions({
    queryKey: [ADMIN, 'orders', params],
    queryFn: ({ signal }) => call('GET /api/admin/order/find', { params, signal }),
    placeholderData: keepPreviousData,
  });
}

export function adminOrderQuery(id: string) {
  return queryOptions({
    queryKey: [ADMIN, 'order', id],
    // The customer or another seller may have moved the order since: each opening reads it again.
    staleTime: 0,
    queryFn: ({ signal }) => call('GET /api/admin/order/find-one/:id', { params: { id }, signal }),
  });
}

/** The pictures of an order's invitation and a page of its wishes. @param page from 1 */
export function adminContentQuery(id: string, page: number, limit: number) {
  return queryOptions({
    queryKey: [ADMIN, 'content', id, page],
    queryFn: ({ signal }) =>
      call('GET /api/admin/order/:id/content', { params: { id, skip: (page - 1) * limit, limit }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** A page of the photos that guests added to an order's album. @param before cursor of the page; none: the newest */
export function adminAlbumQuery(id: string, before?: string) {
  return queryOptions({
    queryKey: [ADMIN, 'album', id, before ?? ''],
    queryFn: ({ signal }) =>
      call('GET /api/admin/order/:id/album', { params: { id, ...(before !== undefined && { before }) }, signal }),
    placeholderData: keepPreviousData,
    // The pictures' addresses are signed.
    staleTime: 0,
  });
}

export function adminFiguresQuery(range: { from?: string; to?: string }) {
  return queryOptions({
    queryKey: [ADMIN, 'figures', range],
    queryFn: ({ signal }) => call('GET /api/admin/figures', { params: range, signal }),
    placeholderData: keepPreviousData,
  });
}

export function adminDesignSalesQuery(range: { from?: string; to?: string }) {
  return queryOptions({
    queryKey: [ADMIN, 'design-sales', range],
    queryFn: ({ signal }) => call('GET /api/admin/figures/designs', { params: range, signal }),
    placeholderData: keepPreviousData,
  });
}

export function adminCrashesQuery() {
  return queryOptions({
    queryKey: [ADMIN, 'crashes'],
    queryFn: ({ signal }) => call('GET /api/admin/crashes', { signal }),
  });
}

export function adminAuditQuery(params: AuditSearch) {
  return queryOptions({
    queryKey: [ADMIN, 'audit', params],
    queryFn: ({ signal }) => call('GET /api/admin/audit', { params, signal }),
    placeholderData: keepPreviousData,
  });
}

const DESIGNS_PER_CALL = 100;

/** All designs in the catalogue's order: sorting them takes every id. */
export function adminDesignsQuery() {
  return queryOptions({
    queryKey: [ADMIN, 'designs'],
    queryFn: async ({ signal }): Promise<AdminDesignPage> => {
      const designs: AdminDesignPage['designs'] = [];
      for (;;) {
        const params = { skip: designs.length, limit: DESIGNS_PER_CALL };
        const page = await call('GET /api/admin/design/find', { params, signal });
        designs.push(...page.designs);
        if (page.designs.length === 0 || designs.length >= page.count) return { count: page.count, designs };
      }
    },
  });
}

export function adminDesignQuery(id: string) {
  return queryOptions({
    queryKey: [ADMIN, 'design', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/admin/design/find-one/:id', { params: { id }, signal })).design,
  });
}

/** Stores an order that a call has returned, and invalidates everything that shows orders or money. */
export async function storeAdminOrder(client: QueryClient, order: AdminOrder): Promise<void> {
  const { queryKey } = adminOrderQuery(order._id);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (before: AdminOrderDetails | undefined) => before && withOrder(before, order));
  await invalidateAdmin(client);
}

function withOrder(details: AdminOrderDetails, order: AdminOrder): AdminOrderDetails {
  const statuses = new Map(order.items.map(({ item, status }) => [item, status]));
  const items = details.items.map((item) => ({ ...item, status: statuses.get(item.item) ?? item.status }));
  return { ...details, order, items };
}

export function invalidateAdmin(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [ADMIN] });
}

export function storeAdminDesign(client: QueryClient, design: AdminDesign): void {
  client.setQueryData(adminDesignQuery(design._id).queryKey, design);
  void client.invalidateQueries({ queryKey: adminDesignsQuery().queryKey });
  void client.invalidateQueries({ queryKey: [ADMIN, 'audit'] });
  // The shop's pages in this tab.
  void client.invalidateQueries({ queryKey: [DESIGNS] });
  void client.invalidateQueries({ queryKey: [DESIGN, design._id] });
}
