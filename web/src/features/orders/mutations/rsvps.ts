import type { RemoveWishesDto } from '@serikad/shared/rsvp/rsvp.dto';
import { useQueryClient } from '@tanstack/react-query';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { useToast } from '../../../components/ui/toast.js';
import { answerTexts } from '../../../i18n/answers.js';
import { orderTexts } from '../../../i18n/orders.js';
import { isApiError } from '../../../lib/api-error.js';
import { call } from '../../../lib/api.js';
import { invalidateInvitation } from '../../../lib/queries/invitations.js';
import { useExclusiveMutation } from '../../../lib/use-exclusive-mutation.js';
import { removalsQuery } from '../queries/removals.js';
import { dropRsvp } from '../queries/rsvps.js';

export function useCloseRsvps(invitationId: string) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const toast = useToast();
  return useExclusiveMutation({
    mutationFn: (closed: boolean) =>
      call('PUT /api/wish/closed/:id', { params: { id: invitationId }, body: { closed } }),
    onSuccess: async (_answer, closed) => {
      await invalidateInvitation(client);
      toast(closed ? answerTexts.nowClosed : answerTexts.nowOpen);
    },
    onError: (error) => dialogs.showError(error),
  });
}

/** Removes many RSVPs at once. @param onSettled called after a failure, too */
export function useRemoveRsvps(
  invitationId: string,
  { onRemoved, onSettled }: Record<'onRemoved' | 'onSettled', () => void>,
) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  return useExclusiveMutation({
    mutationFn: (body: RemoveWishesDto) => call('POST /api/wish/removals/:id', { params: { id: invitationId }, body }),
    onSuccess: onRemoved,
    onError: (error) => dialogs.showError(error),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: removalsQuery(invitationId).queryKey });
      onSettled();
    },
  });
}

export function useUndoRemoval(invitationId: string, removalId: string) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  return useExclusiveMutation({
    mutationFn: () => call('PUT /api/wish/removals/:id', { params: { id: invitationId }, body: { removalId } }),
    onError: (error) => dialogs.showError(error),
    onSettled: () => client.invalidateQueries({ queryKey: removalsQuery(invitationId).queryKey }),
  });
}

/** Deletes one RSVP. @param onDeleted also called where it was deleted elsewhere meanwhile */
export function useDeleteRsvp(
  invitationId: string,
  { onDeleted, onFailed }: Record<'onDeleted' | 'onFailed', () => void>,
) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const toast = useToast();
  return useExclusiveMutation({
    mutationFn: (wishId: string) => call('DELETE /api/wish/delete', { body: { wishId } }),
    onSuccess: (_answer, wishId) => {
      dropRsvp(client, invitationId, wishId);
      toast(orderTexts.deleted);
      onDeleted();
    },
    onError: (error, wishId) => {
      if (isApiError(error, 'not-found')) {
        dropRsvp(client, invitationId, wishId);
        onDeleted();
      } else {
        dialogs.showError(error);
        onFailed();
      }
    },
  });
}
