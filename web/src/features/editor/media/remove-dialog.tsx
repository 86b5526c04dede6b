import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import type { DialogProps } from '../../../components/ui/dialog.js';
import { mediaTexts as t } from '../../../i18n/editor-media.js';

interface Props extends Pick<DialogProps, 'title' | 'size' | 'icon' | 'tone'> {
  open: boolean;
  onKeep: () => void;
  onRemove: () => void;
  children: ReactNode;
}

/** Asks before something goes that cannot be had back by a tap. */
export function RemoveDialog({ onKeep, onRemove, ...dialog }: Props) {
  const confirm = { variant: 'danger', onClick: onRemove, children: t.remove } as const;
  return <ConfirmDialog {...dialog} onClose={onKeep} cancel={t.keep} confirm={confirm} />;
}
