import type { ReversePaymentDto } from '@serikad/shared/payments/payment.dto';
import type { PaymentView } from '@serikad/shared/payments/payment.types';
import { useQueryClient } from '@tanstack/react-query';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { AreaField } from '../../../components/form/form-fields.js';
import { useToast } from '../../../components/ui/toast.js';
import { METHOD_NAMES } from '../../../i18n/admin/common.js';
import { orderTexts as t } from '../../../i18n/admin/order.js';
import { isApiError } from '../../../lib/api-error.js';
import { call } from '../../../lib/api.js';
import { useForm } from '../../../lib/form/use-form.js';
import { ringgit } from '@serikad/shared/payments/ringgit';
import { invalidateAdmin, storeAdminOrder } from '../queries/admin.js';
import { ReasonDialog, type ReasonFormFrame } from '../components/reason-dialog.js';
import { useIdempotencyKey } from '../mutations/use-idempotency-key.js';

const loadDto = () => import('@serikad/shared/payments/payment.dto').then((m) => m.ReversePaymentDto);

/** Asks why, and takes a payment back by a line of its own; open while there is a `payment`. */
export function ReverseDialog({ payment, onClose }: { payment: PaymentView | null; onClose: () => void }) {
  return (
    <ReasonDialog
      target={payment}
      onClose={onClose}
      icon="undo"
      textsOf={() => ({ title: t.reverseTitle, button: t.reverseTitle })}
    >
      {(shown, frame) => <ReverseForm key={shown._id} payment={shown} {...frame} />}
    </ReasonDialog>
  );
}

function ReverseForm({
  payment: { _id, amount, method },
  formId,
  whileSaving,
  onClose,
}: { payment: PaymentView } & ReasonFormFrame) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const toast = useToast();
  const attempt = useIdempotencyKey(`reversal:${_id}`);
  const form = useForm<ReversePaymentDto>(loadDto, { note: '' });
  const save = async (body: ReversePaymentDto) => {
    const headers = { 'Idempotency-Key': attempt.keyFor(body) };
    const answer = await call('POST /api/admin/payment/:id/reverse', { params: { id: _id }, body, headers });
    attempt.end();
    onClose();
    toast(t.reversedToast);
    await storeAdminOrder(client, answer.order);
  };
  const failed = (error: unknown) => {
    if (isApiError(error, 'idempotency-mismatch')) attempt.end();
    // Reversed elsewhere, or not possible: the ledger shows it.
    if (isApiError(error, 'conflict')) onClose();
    dialogs.showError(error);
    void invalidateAdmin(client);
  };
  return (
    <form id={formId} className="stack" {...form.props((body) => whileSaving(save(body)), failed)}>
      <p>{t.reverseText(ringgit(amount), METHOD_NAMES[method])}</p>
      <AreaField form={form} path="note" label={t.reason} hint={t.reasonHint} rows={2} />
    </form>
  );
}
