import type { CreateBranchDto } from '@serikad/shared/guest-list/branch.dto';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../lib/api.js';
import { invalidateGuestList, storeBranch } from '../queries/guest-list.js';

type Fields = Pick<CreateBranchDto, 'name' | 'quota'>;

/** The changes of branches. Each rejects with an ApiError. */
export function useBranchChanges(invitationId: string) {
  const client = useQueryClient();
  return useMemo(
    () => ({
      create: async (fields: Fields): Promise<string> => {
        const { branch } = await call('POST /api/branch/create', { body: { invitationId, ...fields } });
        await storeBranch(client, invitationId, branch);
        return branch.id;
      },
      edit: async (id: string, fields: Fields): Promise<void> => {
        const { branch } = await call('PUT /api/branch/edit', { body: { invitationId, id, ...fields } });
        await storeBranch(client, invitationId, branch);
      },
      remove: async (id: string): Promise<void> => {
        await call('DELETE /api/branch/delete', { body: { invitationId, id } });
        // Its families are in the couple's own branch now.
        await invalidateGuestList(client, invitationId);
      },
    }),
    [client, invitationId],
  );
}
