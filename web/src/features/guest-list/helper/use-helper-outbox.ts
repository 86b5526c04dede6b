import type { AddHelperFamilyDto } from '@serikad/shared/guest-list/helper.dto';
import type { HelperFamily } from '@serikad/shared/guest-list/helper.types';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isApiError } from '../../../lib/api-error.js';
import { call } from '../../../lib/api.js';
import type { MessageMark } from '../model/outbox.js';
import { useOutboxSender, type OutboxCalls } from '../mutations/use-outbox-sender.js';
import { helperBranchQuery, helperHeaders, storeFamily } from '../queries/helper-branch.js';

interface Callbacks {
  onStored: (family: HelperFamily) => void;
  onMarkRefused: (error: unknown) => void;
}

/**
 * A helper's families and marks on their way to the server. They are kept under the branch and without the link's
 * token: after the link was renewed they are sent with the new one.
 */
export function useHelperOutbox(token: string, branchId: string, callbacks: Callbacks) {
  const client = useQueryClient();
  const calls = useMemo<OutboxCalls<AddHelperFamilyDto, HelperFamily>>(
    () => ({
      addFamily: async ({ key, family: body }) => {
        const headers = { ...helperHeaders(token), 'Idempotency-Key': key };
        try {
          const { family } = await call('POST /api/helper/add', { body, headers });
          await storeFamily(client, token, family);
          return family;
        } catch (error) {
          // The couple lowered the quota, or filled it themselves: the page shows how many seats there are.
          if (isApiError(error, 'limit-reached'))
            await client.invalidateQueries({ queryKey: helperBranchQuery(token).queryKey });
          throw error;
        }
      },
      mark: async (mark) => {
        // A helper has no queue.
        const body = mark as MessageMark;
        const route = 'sent' in body ? 'PUT /api/helper/sent' : 'PUT /api/helper/chat';
        const { family } = await call(route, { body, headers: helperHeaders(token) });
        await storeFamily(client, token, family);
      },
      // Either the link does not work any more, or the couple took this one family away.
      isEnded: async (error) => {
        if (!isApiError(error, 'not-found')) return false;
        const branch = helperBranchQuery(token);
        await client.refetchQueries({ queryKey: branch.queryKey });
        return client.getQueryState(branch.queryKey)?.status === 'error';
      },
    }),
    [client, token],
  );
  return useOutboxSender(`helper:${branchId}`, calls, callbacks);
}

export type HelperOutbox = ReturnType<typeof useHelperOutbox>;
