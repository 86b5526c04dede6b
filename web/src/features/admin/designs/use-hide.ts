import type { AdminDesignSummary } from '@serikad/shared/designs/admin-design.types';
import { useQueryClient } from '@tanstack/react-query';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { useToast } from '../../../components/ui/toast.js';
import { designTexts as t } from '../../../i18n/admin/designs.js';
import { isApiError } from '../../../lib/api-error.js';
import { call } from '../../../lib/api.js';
import { takeAdminDesign } from '../queries/admin.js';
import { useBusy } from '../../../lib/use-busy.js';

/** Takes a design out of the catalogue, or shows it again. */
export function useHide({
  _id,
  name,
}: Pick<AdminDesignSummary, '_id' | 'name'>): [busy: boolean, setHidden: (hidden: boolean) => void] {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const toast = useToast();
  return useBusy(async (hidden: boolean) => {
    try {
      const { design } = await call('PUT /api/admin/design/hidden', { body: { id: _id, hidden } });
      takeAdminDesign(client, design);
      toast(hidden ? t.isHidden(name) : t.isShown(name));
    } catch (error) {
      // The design that every new card begins with stays: the field says so.
      const [field] = isApiError(error, 'validation') ? error.fields : [];
      if (field) toast(field.message, 'bad');
      else dialogs.showError(error);
    }
  });
}
