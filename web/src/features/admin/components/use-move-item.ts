import type { AdminOrder } from '@serikad/shared/admin/admin-order.types';
import type { OrderItem, OrderItemStatus } from '@serikad/shared/orders/order.types';
import { useQueryClient } from '@tanstack/react-query';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { useToast } from '../../../components/ui/toast.js';
import { orderTexts as t } from '../../../i18n/admin/order.js';
import { itemName, STATUS_NAMES } from '../../../i18n/orders.js';
import { isApiError } from '../../../lib/api-error.js';
import { call } from '../../../lib/api.js';
import { refreshAdmin, takeAdminOrder } from '../queries/admin.js';
import { useBusy } from '../../../lib/use-busy.js';

/** Moves an item one step; when somebody else was faster, says so and shows how the order stands. */
export function useMoveItem(order: AdminOrder, item: OrderItem): [busy: boolean, move: (to: OrderItemStatus) => void] {
  const client = useQueryClient();
  const toast = useToast();
  const dialogs = useDialogs();
  return useBusy(async (to: OrderItemStatus) => {
    try {
      const body = { item: item.item, to };
      const moved = await call('PUT /api/admin/order/:id/item', { params: { id: order._id }, body });
      await takeAdminOrder(client, moved.order);
      toast(t.moved(itemName(item.item, item.package)[0], STATUS_NAMES[to]));
    } catch (error) {
      if (!isApiError(error, 'conflict')) {
        dialogs.showError(error);
        return;
      }
      await refreshAdmin(client);
      toast(t.movedElsewhere, 'bad');
    }
  });
}
