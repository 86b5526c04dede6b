import type { AdminOrder, PaymentAnswer } from '@serikad/shared/admin/admin-order.types';
import { PAYMENT_METHODS, type PaymentMethod } from '@serikad/shared/payments/payment.types';
import type { RecordPaymentDto } from '@serikad/shared/payments/payment.dto';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent, type Ref } from 'react';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { SelectField, TextField } from '../../../components/form/form-fields.js';
import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/states.js';
import { useToast } from '../../../components/ui/toast.js';
import { adminTexts, METHOD_NAMES } from '../../../i18n/admin/common.js';
import { orderTexts as t } from '../../../i18n/admin/order.js';
import { isApiError } from '../../../lib/api-error.js';
import { call } from '../../../lib/api.js';
import { useForm } from '../../../lib/form/use-form.js';
import { ringgit, ringgitDigits } from '@serikad/shared/payments/ringgit';
import { invalidateAdmin, storeAdminOrder } from '../queries/admin.js';
import { OverpayDialog, type Overpayment } from './overpay-dialog.js';
import { useIdempotencyKey } from '../mutations/use-idempotency-key.js';
import * as css from '../admin.module.css';

const loadDto = () => import('@serikad/shared/payments/payment.dto').then((m) => m.RecordPaymentDto);
const METHODS = PAYMENT_METHODS.map((value) => ({ value, label: METHOD_NAMES[value] }));

interface Typed {
  amount: string;
  method: PaymentMethod;
  reference: string;
  note: string;
}

/** Whole ringgit as they are typed: with or without RM, commas and a .00. Anything else is left to the check. */
function amountOf(text: string): number | string {
  const digits = ringgitDigits(text).replace(/\.0{1,2}$/, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : text;
}
const toBody = ({ amount, ...rest }: Typed) => ({ ...rest, amount: amountOf(amount) });
const begin = (outstanding: number): Typed => ({
  amount: outstanding > 0 ? String(outstanding) : '',
  method: 'duitnow',
  reference: '',
  note: '',
});

/** Enters a payment into the ledger: once, however often the button is pressed or the answer gets lost. */
export function RecordPayment({ order, formRef }: { order: AdminOrder; formRef: Ref<HTMLFormElement> }) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const toast = useToast();
  const { _id, outstanding } = order;
  const attempt = useIdempotencyKey(`payment:${_id}`);
  const form = useForm<Typed, RecordPaymentDto>(loadDto, begin(outstanding), { toBody, draftKey: `payment-${_id}` });
  const { reset, dirty, saving } = form;
  // What is owed has changed, by this payment or another's: an untouched form follows, what is typed stays.
  const followed = useRef(outstanding);
  useEffect(() => {
    if (saving || followed.current === outstanding) return;
    followed.current = outstanding;
    reset(begin(outstanding), dirty);
  }, [outstanding, saving, dirty, reset]);

  const entered = useRef<PaymentAnswer>(undefined);
  const [overpayment, setOverpayment] = useState<Overpayment | null>(null);
  const save = async (payment: RecordPaymentDto, overpay: boolean) => {
    // The same key with and without the confirmation: it is one payment.
    const headers = { 'Idempotency-Key': attempt.keyFor(payment) };
    const body = overpay ? { ...payment, overpay } : payment;
    const answer = await call('POST /api/admin/order/:id/payment', { params: { id: _id }, body, headers });
    attempt.end();
    entered.current = answer;
    // Not awaited: the next payment may be typed at once.
    void storeAdminOrder(client, answer.order);
  };
  const failed = (error: unknown) => {
    // The server has this attempt with other contents: what it entered is seen in the ledger.
    if (isApiError(error, 'idempotency-mismatch')) attempt.end();
    if (isApiError(error, 'overpayment')) {
      setOverpayment({ amount: Number(amountOf(form.latest.get().amount)), order: error.current as AdminOrder });
    } else dialogs.showError(error);
    void invalidateAdmin(client);
  };
  const submit = (overpay: boolean) => {
    setOverpayment(null);
    // The next payment is another one: nothing of this is pressed again by mistake.
    form
      .submit((payment) => save(payment, overpay))
      .then((done) => {
        if (!done || !entered.current) return;
        const { payment, order: after } = entered.current;
        reset(begin(after.outstanding));
        toast(t.recorded(ringgit(payment.amount)));
      }, failed);
  };
  const begun = (event: FormEvent) => {
    event.preventDefault();
    submit(false);
  };
  const amount = amountOf(form.values.amount);
  return (
    <section className="card" id="bayar">
      <div className="card__head">
        <h2 className="h-card">{t.record}</h2>
      </div>
      <form ref={formRef} className="card__pad stack" noValidate onSubmit={begun}>
        <div className={css.pair}>
          <TextField form={form} path="amount" label={t.amount} inputMode="numeric" autoComplete="off" />
          <SelectField form={form} path="method" label={t.method} options={METHODS} />
        </div>
        <TextField
          form={form}
          path="reference"
          label={t.reference}
          optional
          placeholder={t.referenceHint}
          autoComplete="off"
        />
        <TextField form={form} path="note" label={t.note} optional autoComplete="off" />
        {form.problems.map((problem) => (
          <Notice key={problem} tone="bad" role="alert">
            {problem}
          </Notice>
        ))}
        <Button type="submit" block busy={saving} busyLabel={adminTexts.saving}>
          {typeof amount === 'number' && amount > 0 ? t.recordAmount(ringgit(amount)) : t.record}
        </Button>
        <p className="xs soft">{t.recordHint}</p>
      </form>
      <OverpayDialog overpayment={overpayment} onClose={() => setOverpayment(null)} onConfirm={() => submit(true)} />
    </section>
  );
}
