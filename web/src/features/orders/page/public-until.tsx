import type { OrderView } from '@serikad/shared/orders/order.types';
import { TRIAL_MS } from '@serikad/shared/orders/payment-state';
import { publicUntilTexts as t } from '../../../i18n/guest-data.js';
import { dateTime } from '../../../lib/format.js';

/** How long guests can open the card of an order: until its trial ends, or without an end once something is paid. */
export function PublicUntil({ order }: { order: Pick<OrderView, 'paidAmount' | 'paymentState' | 'createdAt'> }) {
  // The first day of a trial reads `paid` as well.
  if (order.paidAmount > 0) return t.paid;
  const end = dateTime(new Date(Date.parse(order.createdAt) + TRIAL_MS).toISOString());
  return (
    <>
      <span className="num">{order.paymentState === 'trial-expired' ? t.expired(end) : t.trial(end)}</span>
      <p className="xs soft">{t.hint}</p>
    </>
  );
}
