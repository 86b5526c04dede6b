import { shortNames } from '@serikad/shared/invitations/couple-names';
import type { OrderView } from '@serikad/shared/orders/order.types';
import { ButtonLink } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/states.js';
import { Prescribed } from '../../../components/ui/prescribed.js';
import { paths } from '../../../config/paths.js';
import { orderFormTexts as t, orderTexts } from '../../../i18n/orders.js';
import { dateTime } from '../../../lib/format.js';
import * as css from '../orders.module.css';

/** One unpaid order at a time: says which one, and leads to it. */
export function PendingNotice({ order }: { order: OrderView }) {
  const couple = order.invitation[0]?.couple;
  const names = couple ? shortNames(couple) : '';
  const day = dateTime(order.createdAt, false).split(',')[0] ?? '';
  return (
    <div className={css.orderFormPending}>
      <Notice
        tone="warn"
        icon="hourglass"
        title={t.pendingTitle}
        role="status"
        actions={
          <ButtonLink to={paths.profile(order.userId)}>
            <Prescribed text={t.goToProfile} inControl />
          </ButtonLink>
        }
      >
        <Prescribed text={t.pendingText} malay="above" />
        <p>{t.pendingOrder(names === '' ? `“${orderTexts.noNames}”` : names, day)}</p>
      </Notice>
    </div>
  );
}
