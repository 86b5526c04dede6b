import type { AdminOrder } from '@serikad/shared/admin/admin-order.types';
import { useState } from 'react';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { Button } from '../../../components/ui/button.js';
import { useToast } from '../../../components/ui/toast.js';
import { customerTexts as t } from '../../../i18n/admin/order.js';
import { download } from '../../../lib/download.js';
import { useBusy } from '../../../lib/use-busy.js';
import { customerFile } from './customer-file.js';
import { DeleteCustomerDialog } from './delete-customer-dialog.js';

/** What a customer may ask for: what the shop stores of them as a file, and away with it. */
export function CustomerData({ account }: { account: NonNullable<AdminOrder['account']> }) {
  const dialogs = useDialogs();
  const toast = useToast();
  const [deleting, setDeleting] = useState(false);
  const [exporting, exportData] = useBusy(async () => {
    try {
      download(await customerFile(account._id));
      toast(t.exported);
    } catch (error) {
      dialogs.showError(error);
    }
  });
  return (
    <div className="card__pad row row--wrap">
      <Button variant="second" size="sm" icon="download" busy={exporting} onClick={exportData}>
        {t.export}
      </Button>
      <Button variant="ghost" size="sm" icon="trash" onClick={() => setDeleting(true)}>
        {t.remove}
      </Button>
      <DeleteCustomerDialog account={account} open={deleting} onClose={() => setDeleting(false)} />
    </div>
  );
}
