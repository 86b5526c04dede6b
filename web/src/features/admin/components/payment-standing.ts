import type { AdminOrder } from '@serikad/shared/admin/admin-order.types';
import type { PAYMENT_PILLS } from '../../../i18n/admin/orders.js';

/** How an order is paid, for the seller: the first free day is no payment. */
export function standingOf(
  order: Pick<AdminOrder, 'paidAmount' | 'outstanding' | 'credit' | 'paymentState'>,
): keyof typeof PAYMENT_PILLS {
  if (order.credit > 0) return 'credit';
  if (order.outstanding === 0) return 'paid';
  if (order.paidAmount > 0) return 'part';
  return order.paymentState === 'paid' ? 'new' : order.paymentState;
}
