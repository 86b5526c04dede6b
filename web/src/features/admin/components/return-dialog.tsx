import type { ReturnReasonDto } from '@serikad/shared/admin/admin-order.dto';
import type { AdminOrder } from '@serikad/shared/admin/admin-order.types';
import type { OrderItem } from '@serikad/shared/orders/order.types';
import { useQueryClient } from '@tanstack/react-query';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { AreaField } from '../../../components/form/form-fields.js';
import { useToast } from '../../../components/ui/toast.js';
import { orderTexts as t } from '../../../i18n/admin/order.js';
import { itemName, STATUS_NAMES } from '../../../i18n/orders.js';
import { isApiError } from '../../../lib/api-error.js';
import { call } from '../../../lib/api.js';
import { useForm } from '../../../lib/form/use-form.js';
import { invalidateAdmin, storeAdminOrder } from '../queries/admin.js';
import { ReasonDialog, type ReasonFormFrame } from './reason-dialog.js';

const loadDto = () => import('@serikad/shared/admin/admin-order.dto').then((m) => m.ReturnReasonDto);

/** Asks why, and returns an item to its customer; open while there is an `item`. */
export function ReturnDialog({
  order,
  item,
  onClose,
}: {
  order: AdminOrder;
  item: OrderItem | null;
  onClose: () => void;
}) {
  return (
    <ReasonDialog
      target={item}
      onClose={onClose}
      icon="undo"
      textsOf={(target) => ({ title: t.returnTitle(itemName(target.item, target.package)[0]), button: t.returnButton })}
    >
      {(target, frame) => <ReturnForm key={target.item} order={order} item={target} {...frame} />}
    </ReasonDialog>
  );
}

function ReturnForm({
  order,
  item,
  formId,
  whileSaving,
  onClose,
}: { order: AdminOrder; item: OrderItem } & ReasonFormFrame) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const toast = useToast();
  const form = useForm<ReturnReasonDto>(loadDto, { reason: '' });
  const save = async ({ reason }: ReturnReasonDto) => {
    const body = { item: item.item, to: 'draft', reason } as const;
    const moved = await call('PUT /api/admin/order/:id/item', { params: { id: order._id }, body });
    onClose();
    toast(t.moved(itemName(item.item, item.package)[0], STATUS_NAMES.draft));
    await storeAdminOrder(client, moved.order);
  };
  const failed = (error: unknown) => {
    if (isApiError(error, 'conflict')) {
      onClose();
      toast(t.movedElsewhere, 'bad');
    } else dialogs.showError(error);
    void invalidateAdmin(client);
  };
  return (
    <form id={formId} className="stack" {...form.props((body) => whileSaving(save(body)), failed)}>
      <p>{t.returnText}</p>
      <AreaField form={form} path="reason" label={t.returnReason} hint={t.returnReasonHint} rows={3} maxLength={300} />
    </form>
  );
}
