import type { AdminOrder } from '@serikad/shared/admin/admin-order.types';
import type { DeleteCustomerDto } from '@serikad/shared/admin/customer.dto';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { TextField } from '../../../components/form/form-fields.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { Notice } from '../../../components/ui/states.js';
import { useToast } from '../../../components/ui/toast.js';
import { adminTexts } from '../../../i18n/admin/common.js';
import { customerTexts as t } from '../../../i18n/admin/order.js';
import { errorMessage, isApiError } from '../../../lib/api-error.js';
import { call } from '../../../lib/api.js';
import { useForm } from '../../../lib/form/use-form.js';
import { invalidateAdmin } from '../queries/admin.js';

const loadDto = () => import('@serikad/shared/admin/customer.dto').then((m) => m.DeleteCustomerDto);

interface Of {
  account: NonNullable<AdminOrder['account']>;
  onClose: () => void;
}

/** Asks for the customer's email as proof, and deletes them. */
export function DeleteCustomerDialog({ open, ...of }: Of & { open: boolean }) {
  const formId = useId();
  const [saving, setSaving] = useState(false);
  return (
    <ConfirmDialog
      open={open}
      onClose={of.onClose}
      title={t.removeTitle}
      icon="trash"
      tone="bad"
      keepOnBackdrop
      cancel={adminTexts.cancel}
      confirm={{
        variant: 'danger',
        type: 'submit',
        form: formId,
        busy: saving,
        busyLabel: adminTexts.saving,
        children: t.remove,
      }}
    >
      {open && <DeleteForm {...of} formId={formId} onSaving={setSaving} />}
    </ConfirmDialog>
  );
}

function DeleteForm({
  account,
  onClose,
  formId,
  onSaving,
}: Of & { formId: string; onSaving: (saving: boolean) => void }) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const toast = useToast();
  // What the server refused, to be confirmed by sending it once more.
  const [openOrders, setOpenOrders] = useState<string>();
  const form = useForm<DeleteCustomerDto>(loadDto, { email: '' });
  const remove = async ({ email }: DeleteCustomerDto) => {
    onSaving(true);
    try {
      const body = { email, ...(openOrders !== undefined && { alsoOpen: true }) };
      const { filesLeft } = await call('DELETE /api/admin/customer/:id', { params: { id: account._id }, body });
      onClose();
      toast(filesLeft > 0 ? t.removedButFiles : t.removed);
      await invalidateAdmin(client);
    } finally {
      onSaving(false);
    }
  };
  const failed = (error: unknown) => {
    if (isApiError(error, 'conflict') && openOrders === undefined) setOpenOrders(errorMessage(error));
    else dialogs.showError(error);
  };
  return (
    <form id={formId} className="stack" {...form.props(remove, failed)}>
      <p>{t.removeText}</p>
      {openOrders !== undefined && (
        <Notice tone="bad" role="alert">
          {openOrders} {t.alsoOpen}
        </Notice>
      )}
      <TextField
        form={form}
        path="email"
        label={t.typeEmail(account.email)}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </form>
  );
}
