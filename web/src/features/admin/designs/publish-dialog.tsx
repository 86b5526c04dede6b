import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { designTexts as t } from '../../../i18n/admin/designs.js';
import { useLastShown } from '../../../lib/use-last-shown.js';
import type { PublishFaults } from './publish-faults.js';
import { UnreadablePairs } from './unreadable-pairs.js';

/** Asks whether a design is shown with its faults, which it names. `faults` is `null` while nothing is asked. */
export function PublishDialog({
  name,
  faults,
  unsaved,
  onClose,
  onConfirm,
}: {
  name: string;
  faults: PublishFaults | null;
  /** Whether there are changes that may mend them, not stored yet. */
  unsaved: boolean;
  onClose: () => void;
  onConfirm: () => void;
}) {
  const shown = useLastShown(faults);
  return (
    <ConfirmDialog
      open={faults !== null}
      onClose={onClose}
      title={t.publishTitle(name)}
      icon="alert"
      tone="gold"
      cancel={t.publishCancel}
      confirm={{ children: t.publishConfirm, onClick: onConfirm }}
    >
      {shown?.hasBaseCover && <p>{t.publishCover}</p>}
      {shown !== null && shown.unreadable.length > 0 && (
        <>
          <p>{t.publishUnreadable}</p>
          <UnreadablePairs pairs={shown.unreadable} />
        </>
      )}
      {unsaved && <p>{t.publishUnsaved}</p>}
    </ConfirmDialog>
  );
}
