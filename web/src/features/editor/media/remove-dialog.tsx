import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog, type DialogProps } from '../../../components/ui/dialog.js';
import { mediaTexts as t } from '../../../i18n/editor-media.js';

interface Props extends Pick<DialogProps, 'title' | 'size' | 'icon' | 'tone'> {
  open: boolean;
  onKeep: () => void;
  onRemove: () => void;
  children: ReactNode;
}

/** Asks before something goes that cannot be had back by a tap. */
export function RemoveDialog({ onKeep, onRemove, children, ...dialog }: Props) {
  return (
    <Dialog
      {...dialog}
      onClose={onKeep}
      actions={
        <>
          <Button variant="second" onClick={onKeep}>
            {t.keep}
          </Button>
          <Button variant="danger" onClick={onRemove}>
            {t.remove}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
