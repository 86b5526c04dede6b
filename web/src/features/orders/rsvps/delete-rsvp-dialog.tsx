import type { WishView } from '@serikad/shared/rsvp/rsvp.types';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { orderTexts as t } from '../../../i18n/orders.js';
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
  // The name stays while the dialog fades.
  const [named, setNamed] = useState(wish);
  if (wish !== null && wish !== named) setNamed(wish);

  const remove = useDeleteRsvp(invitationId, {
    onDeleted: () => {
      // The focus goes back to where the dialog was opened before it can go on.
      flushSync(onClose);
      onDeleted();
    },
    onFailed: onClose,
  });

  return (
    <Dialog
      open={wish !== null}
      onClose={onClose}
      title={t.deleteTitle}
      icon="trash"
      tone="bad"
      actions={
        <>
          <Button variant="second" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button variant="danger" busy={remove.isPending} onClick={() => wish && remove.mutate(wish._id)}>
            {t.delete}
          </Button>
        </>
      }
    >
      <p lang="en">{t.deleteText(named?.from ?? '')}</p>
    </Dialog>
  );
}
