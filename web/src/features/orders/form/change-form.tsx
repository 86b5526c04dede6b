import { rsvpPackage } from '@serikad/shared/invitations/packages';
import type { OrderDetails, OrderView } from '@serikad/shared/orders/order.types';
import { quote } from '@serikad/shared/pricing/quote';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { changedItems, keepLocked, locksOf, sameItems } from '../../../components/package-form/locks.js';
import { PackageChooser } from '../../../components/package-form/package-chooser.js';
import { PriceBreakdown } from '../../../components/package-form/price-breakdown.js';
import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/states.js';
import { useToast } from '../../../components/ui/toast.js';
import { paths } from '../../../config/paths.js';
import { dialogTexts } from '../../../i18n/dialogs.js';
import { changePackageTexts as t, orderFormTexts, orderTexts } from '../../../i18n/orders.js';
import { isApiError } from '../../../lib/api-error.js';
import { call } from '../../../lib/api.js';
import { orderQuery, storeOrder } from '../../../lib/queries/orders.js';
import { ChangeSums } from './change-sums.js';
import { OrderFormFrame } from './order-form-frame.js';
import { useChangeForm } from './use-change-form.js';
import { uiTexts } from '../../../i18n/ui.js';
import * as css from '../orders.module.css';
import { DEFAULT_DESIGN } from '@serikad/shared/designs/design.types';
import { DEFAULT_TITLE } from '@serikad/shared/invitations/defaults';
import { CoupleNames } from '../../../components/couple-names.js';
import { DesignCover } from '../../../components/design-cover.js';
import { dateTime } from '../../../lib/format.js';

/** The order form in change mode: begins with what is ordered; what is being made already is locked. */
export function ChangeForm({ details: { order } }: { details: OrderDetails }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const toast = useToast();
  const form = useChangeForm(order);

  const choice = keepLocked(form.values.choice, order.items);
  const items = changedItems(choice, order.items);
  const price = quote(items);
  const total = price?.total ?? 0;
  const unchanged = sameItems(items, order.items);

  const submit = form.props(
    async (body) => {
      const { order: changed } = await call('PUT /api/order/update-package', { body });
      await storeOrder(client, changed);
      toast(t.changed);
      await navigate(paths.orderView(order._id));
    },
    (error) => {
      // The seller has begun with an item, or another tab was faster: what is shown here was old.
      const overtaken = isApiError(error, 'conflict') || isApiError(error, 'item-locked');
      if (overtaken) void client.invalidateQueries({ queryKey: orderQuery(order._id).queryKey });
      if (isApiError(error, 'conflict')) dialogs.showMessage(dialogTexts.error, t.changedMeanwhile);
      else dialogs.showError(error, order._id);
    },
  );

  const before = rsvpPackage(order.items);
  const after = rsvpPackage(items);
  const lost =
    before !== null && after === null ? t.noRsvp : before === 'premium' && after !== 'premium' ? t.noPremium : null;
  const note =
    items.length === 0
      ? orderFormTexts.nothing
      : unchanged
        ? t.unchanged
        : total < order.paidAmount
          ? t.overpaid(order.paidAmount - total)
          : t.payLater;

  return (
    <OrderFormFrame
      form={submit}
      back={{ to: paths.orderView(order._id), label: t.back }}
      title={t.title}
      text={t.text}
      notice={
        form.fromDraft &&
        !unchanged && (
          <div className={css.orderFormPending}>
            <Notice
              role="status"
              actions={
                <Button variant="second" onClick={form.revert}>
                  {t.revert}
                </Button>
              }
            >
              {t.restored}
            </Notice>
          </div>
        )
      }
      summary={
        <>
          <ChangedOrder order={order} />
          <PriceBreakdown choice={choice} quote={price}>
            <ChangeSums order={order} total={total} changed={!unchanged} />
          </PriceBreakdown>
          {items.length > 0 && lost !== null && (
            <div className={css.changeSumsLost}>
              <Notice tone="warn" role="status">
                {lost}
              </Notice>
            </div>
          )}
        </>
      }
      problems={form.problems}
      action={
        <Button
          type="submit"
          size="lg"
          block
          busy={form.saving}
          busyLabel={uiTexts.saving}
          disabled={unchanged || !price}
        >
          {t.save}
        </Button>
      }
      note={note}
      total={{ label: unchanged ? orderFormTexts.total : t.after, amount: total }}
    >
      <PackageChooser choice={choice} locks={locksOf(order.items)} onChange={(next) => form.set('choice', next)} />
    </OrderFormFrame>
  );
}

function ChangedOrder({ order: { invitation, createdAt } }: { order: OrderView }) {
  const card = invitation[0];
  return (
    <div className={css.chosenDesign}>
      <DesignCover design={card?.design ?? DEFAULT_DESIGN} sizes="4rem" eager />
      <div className="grow">
        <p className="kicker">{card?.title ? card.title : DEFAULT_TITLE}</p>
        <p className={css.chosenDesignName}>
          {card ? <CoupleNames couple={card.couple} fallback={orderTexts.noNames} /> : orderTexts.noNames}
        </p>
        <p className="xs soft num">{dateTime(createdAt)}</p>
      </div>
    </div>
  );
}
