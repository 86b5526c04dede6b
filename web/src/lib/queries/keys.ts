import type { FirstCall } from '@serikad/shared/api/first-answers';

/**
 * The first part of the keys of queries that several features read or invalidate; keys of one feature are in its
 * `queries/`. Invalidating `[ORDERS]` invalidates every query of orders.
 */
export const DESIGNS = 'designs';
export const DESIGN = 'design';
export const INVITATION = 'invitation';
export const ORDERS = 'orders';
export const CONFIG = 'config';
export const TOTAL = 'invitation-total';

/** The key of the query of a call whose answer a page's HTML may contain. */
export function firstQueryKey(call: FirstCall): readonly unknown[] {
  switch (call.route) {
    case 'GET /api/config':
      return [CONFIG];
    case 'GET /api/invitation/total':
      return [TOTAL];
    case 'GET /api/design/find':
      return [DESIGNS, call.params];
    case 'GET /api/design/search':
      return [DESIGNS, 'search', call.params];
    case 'GET /api/design/similar/:id':
      return [DESIGNS, 'similar', call.params.id];
    case 'GET /api/design/find-one/:id':
      return [DESIGN, call.params.id];
  }
}
