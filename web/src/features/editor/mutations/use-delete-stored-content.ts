import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { invalidateInvitation } from '../../../lib/queries/invitations.js';

/** Deletes what a section has stored, call by call; a failure stops the rest. */
export function useDeleteStoredContent(deletions: readonly (() => Promise<unknown>)[]) {
  const client = useQueryClient();
  const { showError } = useDialogs();
  return useMutation({
    mutationFn: async () => {
      for (const each of deletions) await each();
    },
    onError: (error) => showError(error),
    onSettled: () => invalidateInvitation(client),
  });
}
