import type { AdminOrder } from '@serikad/shared/admin/admin-order.types';
import type { OrderItem, OrderItemStatus } from '@serikad/shared/orders/order.types';
import { useQueryClient } from '@tanstack/react-query';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { useToast } from '../../../components/ui/toast.js';
import { orderTexts as t } from '../../../i18n/admin/order.js';
import { itemName, STATUS_NAMES } from '../../../i18n/orders.js';
import { isApiError } from '../../../lib/api-error.js';
import { call } from '../../../lib/api.js';
import { useExclusiveMutation } from '../../../lib/use-exclusive-mutation.js';
import { invalidateAdmin, storeAdminOrder } from '../queries/admin.js';

/** Moves an item one step. Where it was moved elsewhere meanwhile, says so and reads the order again. */
export function useMoveItem(order: AdminOrder, item: OrderItem) {
  const client = useQueryClient();
  const toast = useToast();
  const dialogs = useDialogs();
  return useExclusiveMutation({
    mutationFn: (to: OrderItemStatus) =>
      call('PUT /api/admin/order/:id/item', { params: { id: order._id }, body: { item: item.item, to } }),
    onSuccess: async (moved, to) => {
      await storeAdminOrder(client, moved.order);
      toast(t.moved(itemName(item.item, item.package)[0], STATUS_NAMES[to]));
    },
    onError: async (error) => {
      if (!isApiError(error, 'conflict')) {
        dialogs.showError(error);
        return;
      }
      await invalidateAdmin(client);
      toast(t.movedElsewhere, 'bad');
    },
  });
}
