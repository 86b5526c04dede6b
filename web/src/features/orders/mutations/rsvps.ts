import type { RemoveWishesDto } from '@serikad/shared/rsvp/rsvp.dto';
import type { WishView } from '@serikad/shared/rsvp/rsvp.types';
import { useQueryClient } from '@tanstack/react-query';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { useToast } from '../../../components/ui/toast.js';
import { answerTexts, reviewTexts } from '../../../i18n/answers.js';
import { orderTexts } from '../../../i18n/orders.js';
import { isApiError } from '../../../lib/api-error.js';
import { call } from '../../../lib/api.js';
import { invalidateInvitation } from '../../../lib/queries/invitations.js';
import { useExclusiveMutation } from '../../../lib/use-exclusive-mutation.js';
import { removalsQuery } from '../queries/removals.js';
import { dropRsvp, rsvpsQuery } from '../queries/rsvps.js';
import { inCalls, isHeld } from '../rsvps/reviews.js';

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

export type ReviewAction = 'approve' | 'hide' | 'delete';

/**
 * Approves, hides or deletes several at once, as many calls as they need one after the other. After a failure the list
 * is read again: what is done is done, and the rest can be tried again.
 */
export function useReview(invitationId: string, onDone: () => void) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const toast = useToast();
  return useExclusiveMutation({
    mutationFn: ({ action, wishes }: { action: ReviewAction; wishes: readonly WishView[] }) =>
      REVIEWS[action](invitationId, wishes),
    onSuccess: ({ done, changed }, { action }) => {
      if (action === 'approve' && done > 0) toast(reviewTexts.approved(done));
      if (action === 'hide') toast(reviewTexts.hiddenNow(done));
      if (changed > 0) toast(reviewTexts.changed(changed), 'bad');
      onDone();
    },
    onError: (error) => dialogs.showError(error),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: rsvpsQuery(invitationId).queryKey }),
        client.invalidateQueries({ queryKey: removalsQuery(invitationId).queryKey }),
      ]),
  });
}

interface Reviewed {
  done: number;
  /** Not approved, since their guests changed them. */
  changed: number;
}

const REVIEWS: Readonly<Record<ReviewAction, (id: string, wishes: readonly WishView[]) => Promise<Reviewed>>> = {
  approve: async (id, wishes) => {
    const held = wishes.filter(isHeld);
    let changed = 0;
    for (const some of inCalls(held)) {
      const body = { wishes: some.map(({ _id, version = 0 }) => ({ id: _id, version })) };
      changed += (await call('PUT /api/wish/approved/:id', { params: { id }, body })).changed.length;
    }
    return { done: held.length - changed, changed };
  },
  hide: async (id, wishes) => {
    const worded = wishes.filter(({ message }) => message !== '');
    for (const some of inCalls(worded)) {
      await call('PUT /api/wish/hidden/:id', { params: { id }, body: { ids: some.map(({ _id }) => _id) } });
    }
    return { done: worded.length, changed: 0 };
  },
  delete: async (id, wishes) => {
    for (const some of inCalls(wishes)) {
      await call('POST /api/wish/removed/:id', { params: { id }, body: { ids: some.map(({ _id }) => _id) } });
    }
    return { done: wishes.length, changed: 0 };
  },
};
