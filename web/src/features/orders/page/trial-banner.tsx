import type { OrderView } from '@serikad/shared/orders/order.types';
import { DAY_MS, TRIAL_MS } from '@serikad/shared/orders/payment-state';
import { useState } from 'react';
import { Banner } from '../../../components/ui/states.js';
import { orderTexts as t } from '../../../i18n/orders.js';
import { dateTime } from '../../../lib/format.js';
import { PayNowLink } from '../components/pay-now-link.js';

/** Across the top of an order that is not paid: when its trial ends, or that it has. */
export function TrialBanner({ order }: { order: OrderView }) {
  const [now] = useState(() => Date.now());
  if (order.paymentState === 'paid') return null;
  const action = <PayNowLink orderId={order._id} />;
  if (order.paymentState === 'trial-expired') {
    return (
      <Banner tone="bad" icon="lock" action={action}>
        <b className="b">{t.expiredTitle}</b> {t.expiredText}
      </Banner>
    );
  }
  const end = Date.parse(order.createdAt) + TRIAL_MS;
  // As people count: on the 23rd, the 28th is in five days.
  const days = Math.ceil((end - now) / DAY_MS);
  return (
    <Banner icon="hourglass" action={action}>
      <b className="b">{days <= 1 ? t.trialLastDay : t.trialTitle(days)}</b>{' '}
      {t.trialText(dateTime(new Date(end).toISOString(), false))}
    </Banner>
  );
}
