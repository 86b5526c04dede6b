import type { InvitationLanguage } from '@serikad/shared/i18n/language';
import { isPending } from '@serikad/shared/orders/payment-state';
import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { CoupleNames } from '../../../components/couple-names.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { Button } from '../../../components/ui/button.js';
import { RadioRow } from '../../../components/ui/choices.js';
import { classNames } from '../../../components/ui/class-names.js';
import { PageSpinner } from '../../../components/ui/spinner.js';
import { ErrorState, Notice } from '../../../components/ui/states.js';
import { Prescribed } from '../../../components/ui/prescribed.js';
import { editorTexts as t } from '../../../i18n/editor.js';
import { dateTime } from '../../../lib/format.js';
import { ordersQuery } from '../../../lib/queries/orders.js';
import { NewOrderForm } from './new-order-form.js';
import * as css from '../editor.module.css';

/** Asks which order a new invitation belongs to: an existing one, or another. */
export const OrderDialog = memo(function OrderDialog({
  open,
  userId,
  design,
  language,
  onClose,
  onOrder,
}: {
  open: boolean;
  userId: string;
  design: string;
  language: InvitationLanguage;
  onClose: () => void;
  /** Called with the id of the invitation to save into. */
  onOrder: (invitationId: string) => Promise<void>;
}) {
  const [choice, setChoice] = useState<string>();
  const orders = useQuery({ ...ordersQuery(userId), enabled: open });
  const list = (orders.data ?? []).filter((order) => order.invitation.length > 0);
  const pending = list.some(({ paidAmount }) => isPending(paidAmount));
  const chosen = choice ?? (list.length === 0 ? 'new' : list[0]?._id);
  const invitationId = list.find(({ _id }) => _id === chosen)?.invitation[0]?._id;

  const body = () => {
    // A failed refetch must not unmount the form that is being typed in.
    if (orders.data === undefined && orders.isError) {
      return (
        <ErrorState error={orders.error} onRetry={() => void orders.refetch()}>
          {t.ordersError}
        </ErrorState>
      );
    }
    if (orders.isPending) return <PageSpinner />;
    return (
      <div className={classNames('stack', css.orderChoice)}>
        {list.length > 0 && (
          <div className="radio-list" role="radiogroup" aria-label={t.selectOrder}>
            {list.map((order) => (
              <RadioRow
                key={order._id}
                name="editor-order"
                checked={chosen === order._id}
                onChange={() => setChoice(order._id)}
                title={order.invitation[0] && <CoupleNames couple={order.invitation[0].couple} fallback={t.noNames} />}
                sub={t.ordered(dateTime(order.createdAt))}
              />
            ))}
            {!pending && (
              <RadioRow
                name="editor-order"
                checked={chosen === 'new'}
                onChange={() => setChoice('new')}
                title={t.newOrder}
              />
            )}
          </div>
        )}
        {pending && (
          <Notice tone="warn">
            <Prescribed text={t.pendingText} malay="above" />
          </Notice>
        )}
        {chosen === 'new' && !pending && (
          <NewOrderForm
            userId={userId}
            design={design}
            language={language}
            onCancel={onClose}
            onCreated={(id) => void onOrder(id)}
            onRefused={() => void orders.refetch()}
          />
        )}
      </div>
    );
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      keepOnBackdrop
      title={list.length > 0 ? t.selectOrder : t.orderTitle}
      {...(invitationId !== undefined && {
        actions: (
          <>
            <Button variant="second" onClick={onClose}>
              {t.cancel}
            </Button>
            <Button onClick={() => void onOrder(invitationId)}>{t.saveHere}</Button>
          </>
        ),
      })}
    >
      <p>{list.length > 0 ? t.selectOrderText : t.orderText}</p>
      {open && body()}
    </Dialog>
  );
});
