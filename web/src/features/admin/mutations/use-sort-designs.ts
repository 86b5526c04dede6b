import { useQueryClient } from '@tanstack/react-query';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { useToast } from '../../../components/ui/toast.js';
import { designTexts as t } from '../../../i18n/admin/designs.js';
import { isApiError } from '../../../lib/api-error.js';
import { call } from '../../../lib/api.js';
import { DESIGNS } from '../../../lib/queries/keys.js';
import { useExclusiveMutation } from '../../../lib/use-exclusive-mutation.js';
import { invalidateAdmin } from '../queries/admin.js';

/**
 * Stores the catalogue's order.
 * @param onDone also called when the designs have changed meanwhile: the order is given up
 */
export function useSortDesigns(onDone: () => void) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const toast = useToast();
  return useExclusiveMutation({
    mutationFn: (ids: string[]) => call('PUT /api/admin/design/order', { body: { ids } }),
    onSuccess: async () => {
      await Promise.all([invalidateAdmin(client), client.invalidateQueries({ queryKey: [DESIGNS] })]);
      toast(t.sorted);
      onDone();
    },
    onError: async (error) => {
      if (!isApiError(error, 'conflict')) {
        dialogs.showError(error);
        return;
      }
      await invalidateAdmin(client);
      toast(t.sortConflict, 'bad');
      onDone();
    },
  });
}
