import type { AddFamilyDto } from '@serikad/shared/guest-list/family.dto';
import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isApiError } from '../../../lib/api-error.js';
import { call } from '../../../lib/api.js';
import { outboxKey } from '../model/outbox.js';
import { invalidateGuestList, storeFamilies, storeQueues } from '../queries/guest-list.js';
import { useOutboxSender, type OutboxCalls } from './use-outbox-sender.js';

interface Callbacks {
  onStored: (family: FamilyView) => void;
  /** The server refuses a mark: its family was deleted elsewhere. */
  onMarkRefused: (error: unknown) => void;
}

/** The couple's families and marks on their way to the server. */
export function useOutbox(invitationId: string, callbacks: Callbacks) {
  const client = useQueryClient();
  const calls = useMemo<OutboxCalls<AddFamilyDto, FamilyView>>(
    () => ({
      addFamily: async ({ key, family: body }) => {
        const { family } = await call('POST /api/family/add', { body, headers: { 'Idempotency-Key': key } });
        await storeFamilies(client, invitationId, [family]);
        return family;
      },
      mark: async (mark) => {
        if ('ids' in mark) {
          const { kind, key, ids } = mark;
          const { queues } = await call('PUT /api/family/queue', { body: { invitationId, kind, key, ids } });
          await storeQueues(client, invitationId, queues);
        } else if ('skippedIn' in mark) {
          const { id, kind, skippedIn: key } = mark;
          try {
            const { queues } = await call('PUT /api/family/skip', { body: { invitationId, kind, key, id } });
            await storeQueues(client, invitationId, queues, id);
          } catch (error) {
            // Removed elsewhere, so that there is nothing to be skipped.
            if (!isApiError(error, 'not-found')) throw error;
            await invalidateGuestList(client, invitationId);
          }
        } else {
          const { family } =
            'sent' in mark
              ? await call('PUT /api/family/sent', { body: mark })
              : await call('PUT /api/family/chat', { body: mark });
          await storeFamilies(client, invitationId, [family]);
        }
      },
      // It goes on after the sign-in.
      isEnded: (error) => isApiError(error, 'invalid-token'),
    }),
    [client, invitationId],
  );
  return useOutboxSender(outboxKey(invitationId), calls, callbacks);
}

export type OutboxActions = ReturnType<typeof useOutbox>;
