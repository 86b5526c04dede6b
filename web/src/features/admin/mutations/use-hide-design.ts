import type { AdminDesignSummary } from '@serikad/shared/designs/admin-design.types';
import { useQueryClient } from '@tanstack/react-query';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { useToast } from '../../../components/ui/toast.js';
import { designTexts as t } from '../../../i18n/admin/designs.js';
import { isApiError } from '../../../lib/api-error.js';
import { call } from '../../../lib/api.js';
import { useExclusiveMutation } from '../../../lib/use-exclusive-mutation.js';
import { storeAdminDesign } from '../queries/admin.js';

/** Takes a design out of the catalogue, or shows it again. */
export function useHideDesign({ _id, name }: Pick<AdminDesignSummary, '_id' | 'name'>) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const toast = useToast();
  return useExclusiveMutation({
    mutationFn: (hidden: boolean) => call('PUT /api/admin/design/hidden', { body: { id: _id, hidden } }),
    onSuccess: ({ design }, hidden) => {
      storeAdminDesign(client, design);
      toast(hidden ? t.isHidden(name) : t.isShown(name));
    },
    onError: (error) => {
      // The default design cannot be hidden: the field says so.
      const [field] = isApiError(error, 'validation') ? error.fields : [];
      if (field) toast(field.message, 'bad');
      else dialogs.showError(error);
    },
  });
}
