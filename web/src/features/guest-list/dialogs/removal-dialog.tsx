import type { ReactNode } from 'react';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { useBusy } from '../../../lib/use-busy.js';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What the button says that removes. */
  label: string;
  /** @throws ApiError */
  remove: () => Promise<void>;
  children: ReactNode;
}

/** Asks before something of the guest list is removed; closes in any case. */
export function RemovalDialog({ open, onClose, title, label, remove, children }: Props) {
  const dialogs = useDialogs();
  const [busy, runRemoval] = useBusy(async () => {
    try {
      await remove();
    } catch (error) {
      dialogs.showError(error);
    }
    onClose();
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={title}
      icon="trash"
      tone="bad"
      cancel={t.cancel}
      confirm={{ variant: 'danger', busy, onClick: runRemoval, children: label }}
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}
