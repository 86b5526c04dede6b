/**
 * The first part of the keys of queries that several features read or invalidate; keys of one feature are in its
 * `queries/`. Invalidating `[ORDERS]` invalidates every query of orders.
 */
export const DESIGNS = 'designs';
export const DESIGN = 'design';
export const INVITATION = 'invitation';
export const ORDERS = 'orders';
