import type { OrderDetails } from '@serikad/shared/orders/order.types';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { Button, ButtonLink } from '../../../components/ui/button.js';
import { Checkbox } from '../../../components/ui/choices.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { Notice } from '../../../components/ui/states.js';
import { Prescribed } from '../../../components/ui/prescribed.js';
import { paths } from '../../../config/paths.js';
import { orderTexts as t } from '../../../i18n/orders.js';
import { errorMessage, isApiError, type FailureCode } from '../../../lib/api-error.js';
import { invalidateOrders } from '../../../lib/queries/orders.js';
import { useSubmitDetails } from '../mutations/use-submit-details.js';
import { PayNowLink } from '../../../components/pay-now-link.js';
import { DetailsList, missingDetails } from './details-list.js';
import * as css from '../orders.module.css';

/** What trying again would not help: the confirmation gives way to what the app says of it. */
const FINAL: readonly FailureCode[] = [
  'payment-required',
  'trial-expired',
  'nothing-to-submit',
  'conflict',
  'not-found',
  'invalid-token',
];

/**
 * Hands the draft items to the seller, once the couple have read the details a last time.
 *
 * @param onSubmitted - called when they are handed over: this goes, and the focus with it unless it is led on
 */
export function SubmitDetails({
  details: { order, invitation },
  onSubmitted,
}: {
  details: OrderDetails;
  onSubmitted: () => void;
}) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const [asking, setAsking] = useState(false);
  const reason = useId();
  const due = order.outstanding;
  const missing = missingDetails(invitation);
  // What was missing when it was ticked: with something else missing by now it is asked for again.
  const [known, setKnown] = useState('');
  const listed = missing.map((part) => t.missingDetails[part]).join(', ');
  const [failure, setFailure] = useState<string>();
  const submit = useSubmitDetails(order, {
    onSubmitted: () => {
      // The focus goes back to where the dialog was opened before it can go on.
      flushSync(() => setAsking(false));
      onSubmitted();
    },
    onError: (error) => {
      if (!isApiError(error) || !FINAL.includes(error.code)) {
        setFailure(errorMessage(error));
        return;
      }
      setAsking(false);
      void invalidateOrders(client);
      dialogs.showError(error, order._id);
    },
  });
  const close = () => {
    if (submit.isPending) return;
    setAsking(false);
    setKnown('');
    setFailure(undefined);
  };

  return (
    <div className={classNames('card__pad', css.submitDetails)}>
      <div className="btn-row">
        <Button disabled={due > 0} {...(due > 0 && { 'aria-describedby': reason })} onClick={() => setAsking(true)}>
          <Prescribed text={t.submit} inControl />
        </Button>
        {due > 0 && <PayNowLink orderId={order._id} />}
        <ButtonLink variant="ghost" to={paths.orderView(order._id)} preventScrollReset>
          {t.reviewDetails}
        </ButtonLink>
      </div>
      <p className="xs soft" id={reason}>
        {due > 0 ? t.payFirst(due) : ''} {t.submitHint}
      </p>
      <Dialog
        open={asking}
        onClose={close}
        title={t.confirmTitle}
        actions={
          <>
            <Button variant="second" disabled={submit.isPending} onClick={close}>
              {t.confirmNo}
            </Button>
            <Button
              busy={submit.isPending}
              disabled={missing.length > 0 && known !== listed}
              onClick={() => {
                setFailure(undefined);
                submit.mutate();
              }}
            >
              {t.confirmYes}
            </Button>
          </>
        }
      >
        <DetailsList details={invitation} />
        {missing.length > 0 && (
          <>
            <Notice tone="warn" role="note">
              {t.confirmMissing}
            </Notice>
            <Checkbox checked={known === listed} onChange={(checked) => setKnown(checked ? listed : '')}>
              {t.confirmKnown(listed)}
            </Checkbox>
          </>
        )}
        <p className={css.submitDetailsText}>
          <Prescribed text={t.confirmText} malay="above" />
        </p>
        {failure !== undefined && (
          <Notice tone="bad" role="alert">
            {failure}
          </Notice>
        )}
      </Dialog>
    </div>
  );
}
