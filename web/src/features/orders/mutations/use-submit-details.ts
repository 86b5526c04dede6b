import type { OrderView } from '@serikad/shared/orders/order.types';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '../../../components/ui/toast.js';
import { orderTexts as t } from '../../../i18n/orders.js';
import { call } from '../../../lib/api.js';
import { storeOrder } from '../../../lib/queries/orders.js';
import { useExclusiveMutation } from '../../../lib/use-exclusive-mutation.js';

export function useSubmitDetails(
  order: OrderView,
  callbacks: { onSubmitted: () => void; onError: (error: Error) => void },
) {
  const client = useQueryClient();
  const toast = useToast();
  return useExclusiveMutation({
    mutationFn: () => call('PUT /api/order/submit-details', { body: { id: order._id } }),
    onSuccess: async (answer) => {
      await storeOrder(client, answer.order);
      callbacks.onSubmitted();
      toast(t.submitted);
    },
    onError: callbacks.onError,
  });
}
