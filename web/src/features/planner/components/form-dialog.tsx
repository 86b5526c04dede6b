import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog, type DialogSize } from '../../../components/ui/dialog.js';
import { Notice } from '../../../components/ui/states.js';
import { plannerTexts as t } from '../../../i18n/planner.js';
import { errorMessage } from '../../../lib/api-error.js';
import type { Form } from '../../../lib/form/use-form.js';

interface Props<Input extends object, Value extends object> {
  form: Form<Input, Value>;
  title: string;
  saveLabel: string;
  /** @throws ApiError, which is shown below the fields; without one the dialog closes */
  save: (value: Value) => Promise<void>;
  open: boolean;
  onClose: () => void;
  size?: DialogSize;
  keepOnBackdrop?: boolean;
  children: ReactNode;
}

/** A form in a dialog. Only "Batal" gives up what was typed; closed otherwise it is there again the next time. */
export function FormDialog<Input extends object, Value extends object>({
  form,
  title,
  saveLabel,
  save,
  onClose,
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
    <Dialog
      {...dialog}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button
            variant="second"
            onClick={() => {
              form.revert();
              onClose();
            }}
          >
            {t.cancel}
          </Button>
          <Button type="submit" form={formId} busy={form.saving} busyLabel={t.saving}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" {...submit}>
        {children}
        {failure !== undefined && (
          <Notice tone="bad" role="alert">
            {failure}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
