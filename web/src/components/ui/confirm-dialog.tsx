import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button.js';
import { Dialog, type DialogProps } from './dialog.js';

interface Props extends Omit<DialogProps, 'actions'> {
  cancel: ReactNode;
  /** Instead of `onClose`, at the button that cancels. */
  onCancel?: () => void;
  /** The button that does what the dialog asks. */
  confirm: ButtonProps;
  /** Beside the buttons, which are always in view. */
  note?: ReactNode;
}

/** A dialog with a button that closes it, and one that does what it asks. */
export function ConfirmDialog({ cancel, onCancel, confirm, note, ...dialog }: Props) {
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button variant="second" onClick={onCancel ?? dialog.onClose}>
            {cancel}
          </Button>
          <Button {...confirm} />
          {note}
        </>
      }
    />
  );
}
