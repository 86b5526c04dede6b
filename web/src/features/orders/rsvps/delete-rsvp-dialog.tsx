import type { WishView } from '@serikad/shared/rsvp/rsvp.types';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { useToast } from '../../../components/ui/toast.js';
import { orderTexts as t } from '../../../i18n/orders.js';
import { isApiError } from '../../../lib/api-error.js';
import { call } from '../../../lib/api.js';
import { dropWish } from '../queries/rsvps.js';
import { useBusy } from '../../../lib/use-busy.js';

/** Asks before a guest's answer is deleted; open while there is a `wish`. */
export function DeleteRsvpDialog({
  wish,
  invitationId,
  onClose,
  onDeleted,
}: {
  wish: WishView | null;
  invitationId: string;
  onClose: () => void;
  /** The answer, and with it the button that had opened this, has left the page. */
  onDeleted: () => void;
}) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const toast = useToast();
  // The name stays while the dialog fades.
  const [named, setNamed] = useState(wish);
  if (wish !== null && wish !== named) setNamed(wish);

  const [deleting, remove] = useBusy(async (wishId: string) => {
    try {
      await call('DELETE /api/wish/delete', { body: { wishId } });
      dropWish(client, invitationId, wishId);
      toast(t.deleted);
    } catch (error) {
      if (!isApiError(error, 'not-found')) {
        dialogs.showError(error);
        onClose();
        return;
      }
      // Somebody was faster; the list then shows it.
      dropWish(client, invitationId, wishId);
    }
    // The focus goes back to where the dialog was opened before it can go on.
    flushSync(onClose);
    onDeleted();
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
          <Button variant="danger" busy={deleting} onClick={() => wish && remove(wish._id)}>
            {t.delete}
          </Button>
        </>
      }
    >
      <p lang="en">{t.deleteText(named?.from ?? '')}</p>
    </Dialog>
  );
}
