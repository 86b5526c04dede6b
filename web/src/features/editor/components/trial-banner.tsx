import type { OrderView } from '@serikad/shared/orders/order.types';
import { DAY_MS, TRIAL_MS } from '@serikad/shared/orders/payment-state';
import { memo, useState } from 'react';
import { ButtonAnchor } from '../../../components/ui/button.js';
import { Banner } from '../../../components/ui/states.js';
import { Prescribed } from '../../../components/ui/prescribed.js';
import { editorTexts as t } from '../../../i18n/editor.js';
import { orderTexts } from '../../../i18n/orders.js';
import { chatLink, paymentText } from '../../../lib/chat-link.js';
import { useShop } from '../../../lib/queries/shop.js';

/** When the trial ends, or that it has. */
export const TrialBanner = memo(function TrialBanner({ order }: { order: OrderView }) {
  const { chatNumber } = useShop();
  const [now] = useState(() => Date.now());
  if (order.paymentState === 'paid') return null;
  const expired = order.paymentState === 'trial-expired';
  const days = Math.ceil((Date.parse(order.createdAt) + TRIAL_MS - now) / DAY_MS);
  return (
    <Banner
      tone={expired ? 'bad' : 'gold'}
      icon={expired ? 'lock' : 'hourglass'}
      action={
        <ButtonAnchor size="sm" newTab href={chatLink(chatNumber, paymentText(order._id))}>
          <Prescribed text={t.payNow} inControl />
        </ButtonAnchor>
      }
    >
      {expired ? t.expired : days <= 1 ? orderTexts.trialLastDay : orderTexts.trialTitle(days)}
    </Banner>
  );
});
