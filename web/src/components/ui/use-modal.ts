import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useCloseOnBack } from './close-on-back.js';
import { useDoublePressGuard } from './double-press.js';

interface Modal {
  /** For the `<dialog>`. */
  dialog: Pick<ComponentProps<'dialog'>, 'ref' | 'onClickCapture' | 'onCancel' | 'onClose'>;
  /** Whether it has content: from its first opening on. Until then a page has no elements for it. */
  hasContent: boolean;
}

/**
 * Shows a native dialog as a modal one while `open`. Escape, and the browser's Back unless `keepOnBack`, call
 * `onClose`, whose owner then sets `open` to false.
 */
export function useModal(open: boolean, onClose: () => void, keepOnBack = false): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const [hasContent, setHasContent] = useState(open);
  if (open && !hasContent) setHasContent(true);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);
  useCloseOnBack(open && !keepOnBack, onClose);
  const onClickCapture = useDoublePressGuard(open);

  return {
    dialog: {
      ref,
      onClickCapture,
      onCancel: (event) => {
        event.preventDefault();
        onClose();
      },
      // Chromium closes on the second Escape whatever `cancel` says.
      onClose: () => {
        if (open) onClose();
      },
    },
    hasContent,
  };
}
