import { useId, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import type { IconName } from '../../../components/ui/icon.js';
import { adminTexts } from '../../../i18n/admin/common.js';
import { useLastShown } from '../../../lib/use-last-shown.js';

/** What a dialog's form is given by its frame. */
export interface ReasonFormFrame {
  /** The form's id: the button that sends it is at the dialog's foot. */
  formId: string;
  whileSaving: (save: Promise<void>) => Promise<void>;
  onClose: () => void;
}

/** Asks the seller why before something is taken back or out; open while there is a `target`. */
export function ReasonDialog<T>({
  target,
  onClose,
  icon,
  textsOf,
  children,
}: {
  target: T | null;
  onClose: () => void;
  icon: IconName;
  /** The dialog's title, and what the button says that does it. */
  textsOf: (target: T) => { title: string; button: string };
  /** The form; keyed by the target, so that it starts empty for another. */
  children: (target: T, frame: ReasonFormFrame) => ReactNode;
}) {
  const shown = useLastShown(target);
  const formId = useId();
  const [saving, setSaving] = useState(false);
  const whileSaving = (save: Promise<void>) => {
    setSaving(true);
    return save.finally(() => setSaving(false));
  };
  const texts = shown && textsOf(shown);
  return (
    <ConfirmDialog
      open={target !== null}
      onClose={onClose}
      title={texts?.title ?? ''}
      icon={icon}
      tone="bad"
      keepOnBackdrop
      cancel={adminTexts.cancel}
      confirm={{
        variant: 'danger',
        type: 'submit',
        form: formId,
        busy: saving,
        busyLabel: adminTexts.saving,
        children: texts?.button,
      }}
    >
      {shown && children(shown, { formId, whileSaving, onClose })}
    </ConfirmDialog>
  );
}
