import type { AdminOrder } from '@serikad/shared/admin/admin-order.types';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { Price } from '../../../components/ui/states.js';
import { adminTexts } from '../../../i18n/admin/common.js';
import { orderTexts as t } from '../../../i18n/admin/order.js';
import { useLastShown } from '../../../lib/use-last-shown.js';
import * as css from '../../../components/sums.module.css';
import { ringgit } from '@serikad/shared/payments/ringgit';

/** A payment that is more than its order owes, and the order as the server has it. Whole RM. */
export interface Overpayment {
  amount: number;
  order: Pick<AdminOrder, 'outstanding' | 'credit'>;
}

/** Shows the sums of a payment above what is owed, and asks whether it was received; open while there is one. */
export function OverpayDialog({
  overpayment,
  onClose,
  onConfirm,
}: {
  overpayment: Overpayment | null;
  onClose: () => void;
  onConfirm: () => void;
}) {
  const shown = useLastShown(overpayment);
  return (
    <ConfirmDialog
      open={overpayment !== null}
      onClose={onClose}
      title={t.overpayTitle}
      icon="info"
      tone="gold"
      keepOnBackdrop
      cancel={adminTexts.cancel}
      confirm={{ onClick: onConfirm, children: shown && t.recordAmount(ringgit(shown.amount)) }}
    >
      {shown && <Sums overpayment={shown} />}
    </ConfirmDialog>
  );
}

function Sums({ overpayment: { amount, order } }: { overpayment: Overpayment }) {
  return (
    <div className="stack">
      <p>{t.overpayText}</p>
      <dl className={css.sums}>
        <div>
          <dt>{t.balance}</dt>
          <dd>{ringgit(order.outstanding)}</dd>
        </div>
        {order.credit > 0 && (
          <div>
            <dt>{t.credit}</dt>
            <dd>{ringgit(order.credit)}</dd>
          </div>
        )}
        <div>
          <dt>{t.thisPayment}</dt>
          <dd>{ringgit(amount)}</dd>
        </div>
        <div className={css.sumsTotal}>
          <dt>{t.creditAfter}</dt>
          <dd>
            <Price amount={(amount - order.outstanding + order.credit).toLocaleString('en-MY')} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
