import { useId, useState, type ReactNode } from 'react';
import { errorMessage } from '../../lib/api-error.js';
import type { Form } from '../../lib/form/use-form.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import type { DialogSize } from '../ui/dialog.js';
import { Notice } from '../ui/states.js';

interface Props<Input extends object, Value extends object> {
  form: Form<Input, Value>;
  title: string;
  saveLabel: string;
  labels: { cancel: string; saving: string };
  /** @throws ApiError, which is shown below the fields; without one the dialog closes */
  save: (value: Value) => Promise<void>;
  open: boolean;
  onClose: () => void;
  size?: DialogSize;
  keepOnBackdrop?: boolean;
  /** Why it cannot be saved as it is, beside the button, which is then off. */
  obstacle?: ReactNode;
  children: ReactNode;
}

/**
 * A form in a dialog. Only its button to cancel gives up what was typed;
 * closed otherwise it is there again the next time.
 */
export function FormDialog<Input extends object, Value extends object>({
  form,
  title,
  saveLabel,
  labels,
  save,
  onClose,
  obstacle,
  children,
  ...dialog
}: Props<Input, Value>) {
  const formId = useId();
  const [failure, setFailure] = useState<string>();
  const submit = form.props(
    async (value) => {
      setFailure(undefined);
      await save(value);
      onClose();
    },
    (error) => setFailure(errorMessage(error)),
  );
  return (
    <ConfirmDialog
      {...dialog}
      onClose={onClose}
      title={title}
      cancel={labels.cancel}
      onCancel={() => {
        form.revert();
        onClose();
      }}
      confirm={{
        type: 'submit',
        form: formId,
        disabled: obstacle !== undefined,
        busy: form.saving,
        busyLabel: labels.saving,
        children: saveLabel,
      }}
      note={obstacle}
    >
      <form id={formId} className="stack" {...submit}>
        {children}
        {failure !== undefined && (
          <Notice tone="bad" role="alert">
            {failure}
          </Notice>
        )}
      </form>
    </ConfirmDialog>
  );
}
