import type { ListItem } from '@serikad/shared/lists/list.types';
import { useCallback } from 'react';
import { TextField } from '../../../components/form/form-fields.js';
import { SegmentedControl } from '../../../components/ui/choices.js';
import { FormDialog } from '../../../components/form/form-dialog.js';
import { plannerTexts as t } from '../../../i18n/planner.js';
import { useForm } from '../../../lib/form/use-form.js';
import { balanceOf } from '../model/budget.js';
import type { Change } from '../model/changes.js';
import { parseRinggit, ringgit } from '@serikad/shared/payments/ringgit';

const loadDto = () => import('@serikad/shared/lists/list.dto').then((m) => m.ListPaymentDto);

interface PaymentInput {
  amount: string;
  /** Whether the amount comes on top of what was paid, or is what has been paid so far. */
  mode: 'add' | 'total';
}

/** A payment for an entry, or a correction of what was recorded. */
export function PayDialog({
  item,
  open,
  save,
  onClose,
}: {
  item: ListItem;
  open: boolean;
  /** @throws ApiError */
  save: (change: Change) => Promise<void>;
  onClose: () => void;
}) {
  const balance = balanceOf(item);
  const toBody = useCallback(
    ({ amount, mode }: PaymentInput) => ({
      listId: item._id,
      amount: amount.trim() === '' ? undefined : parseRinggit(amount) + (mode === 'add' ? item.paidAmount : 0),
    }),
    [item._id, item.paidAmount],
  );
  const initial: PaymentInput = { amount: balance > 0 ? String(balance) : '', mode: 'add' };
  const form = useForm(loadDto, initial, { draftKey: `planner-pay:${item._id}`, toBody });

  const { amount, mode } = form.values;
  const entered = parseRinggit(amount);
  const known = Number.isInteger(entered) ? entered : 0;
  const total = known + (mode === 'add' ? item.paidAmount : 0);
  return (
    <FormDialog
      form={form}
      labels={t}
      title={t.pay}
      saveLabel={mode === 'add' ? t.record(ringgit(known)) : t.recordTotal(ringgit(known))}
      save={({ amount: paid }) => save({ kind: 'pay', amount: paid })}
      open={open}
      onClose={onClose}
      size="fit"
    >
      <p className="soft">{t.payOf(item.title, ringgit(balance))}</p>
      {item.paidAmount > 0 && (
        <SegmentedControl
          label={t.payMode}
          value={mode}
          choices={(['add', 'total'] as const).map((value) => ({ value, label: t.payModes[value] }))}
          onChange={(next) => {
            form.set('mode', next);
            form.set('amount', next === 'total' ? String(item.paidAmount) : initial.amount);
          }}
        />
      )}
      <TextField
        form={form}
        path="amount"
        label={t.amount}
        inputMode="decimal"
        autoComplete="off"
        hint={t.afterwards(ringgit(total), ringgit(item.price))}
      />
    </FormDialog>
  );
}
