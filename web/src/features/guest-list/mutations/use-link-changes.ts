import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../lib/api.js';
import { storeBranch, storeCaterer } from '../queries/guest-list.js';

/** The changes of helper links and of the caterer's link. Each rejects with an ApiError. */
export function useLinkChanges(invitationId: string) {
  const client = useQueryClient();
  return useMemo(
    () => ({
      setHelperLink: async (id: string, active: boolean): Promise<void> => {
        const { branch } = await call('PUT /api/branch/link', { body: { invitationId, id, active } });
        await storeBranch(client, invitationId, branch);
      },
      setCatererLink: async (active: boolean): Promise<void> => {
        const { link } = await call('PUT /api/caterer/link', { body: { invitationId, active } });
        await storeCaterer(client, invitationId, { catererLink: link });
      },
      setCatererBranches: async (branches: boolean): Promise<void> => {
        const { link } = await call('PUT /api/caterer/link', { body: { invitationId, active: true, branches } });
        await storeCaterer(client, invitationId, { catererLink: link, catererBranches: branches });
      },
    }),
    [client, invitationId],
  );
}
