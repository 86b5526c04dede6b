import type { WishView } from '@serikad/shared/rsvp/rsvp.types';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { orderTexts as t } from '../../../i18n/orders.js';
import { useLastShown } from '../../../lib/use-last-shown.js';
import { useDeleteRsvp } from '../mutations/rsvps.js';

/** Asks before an RSVP is deleted; open while there is one. */
export function DeleteRsvpDialog({
  wish,
  invitationId,
  onClose,
  onDeleted,
}: {
  wish: WishView | null;
  invitationId: string;
  onClose: () => void;
  /** The RSVP, and the button that opened this, have left the page. */
  onDeleted: () => void;
}) {
  const shown = useLastShown(wish);
  const remove = useDeleteRsvp(invitationId, {
    onDeleted: () => {
      // The focus goes back to where the dialog was opened before it can go on.
      flushSync(onClose);
      onDeleted();
    },
    onFailed: onClose,
  });

  return (
    <ConfirmDialog
      open={wish !== null}
      onClose={onClose}
      title={t.deleteTitle}
      icon="trash"
      tone="bad"
      cancel={t.cancel}
      confirm={{
        variant: 'danger',
        busy: remove.isPending,
        onClick: () => wish && remove.mutate(wish._id),
        children: t.delete,
      }}
    >
      <p lang="en">{t.deleteText(shown?.from ?? '')}</p>
    </ConfirmDialog>
  );
}
