import { DAY_MS } from '@serikad/shared/calendar/durations';
import type { OrderView } from '@serikad/shared/orders/order.types';
import { TRIAL_MS } from '@serikad/shared/orders/payment-state';
import { memo, useState } from 'react';
import { orderTexts as t } from '../i18n/orders.js';
import { dateTime } from '../lib/format.js';
import { PayNowLink } from './pay-now-link.js';
import { Banner } from './ui/states.js';

interface Props {
  order: OrderView;
  /** For the editor: one line. */
  short?: boolean;
}

/** When the trial of an unpaid order ends, or that it has. */
export const TrialBanner = memo(function TrialBanner({ order, short = false }: Props) {
  const [now] = useState(() => Date.now());
  if (order.paymentState === 'paid') return null;
  const expired = order.paymentState === 'trial-expired';
  const end = Date.parse(order.createdAt) + TRIAL_MS;
  // As people count: on the 23rd, the 28th is in five days.
  const days = Math.ceil((end - now) / DAY_MS);
  const left = days <= 1 ? t.trialLastDay : t.trialTitle(days);
  return (
    <Banner
      tone={expired ? 'bad' : 'gold'}
      icon={expired ? 'lock' : 'hourglass'}
      action={<PayNowLink orderId={order._id} size={short ? 'sm' : 'md'} />}
    >
      {short ? (
        expired ? (
          t.expiredEditing
        ) : (
          left
        )
      ) : (
        <>
          <b className="b">{expired ? t.expiredTitle : left}</b>{' '}
          {expired ? t.expiredText : t.trialText(dateTime(new Date(end).toISOString(), false))}
        </>
      )}
    </Banner>
  );
});
