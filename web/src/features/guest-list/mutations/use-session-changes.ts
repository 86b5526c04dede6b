import type { CreateSessionDto, EditSessionDto } from '@serikad/shared/guest-list/session.dto';
import type { SessionsAnswer } from '@serikad/shared/guest-list/session.types';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { ApiError, isApiError } from '../../../lib/api-error.js';
import { call } from '../../../lib/api.js';
import { invalidateGuestList, storeSessions } from '../queries/guest-list.js';

/** The changes of an invitation's sessions. Each rejects with an ApiError. */
export function useSessionChanges(invitationId: string) {
  const client = useQueryClient();
  return useMemo(() => {
    const store = async (answer: SessionsAnswer): Promise<void> => {
      await storeSessions(client, invitationId, answer);
      // Whom families are invited to, and the totals, follow.
      await invalidateGuestList(client, invitationId);
    };
    const orConflict = async (answer: Promise<SessionsAnswer>): Promise<void> => {
      try {
        await store(await answer);
      } catch (error) {
        if (!isApiError(error, 'conflict')) throw error;
        await invalidateGuestList(client, invitationId);
        throw new ApiError('conflict', t.changedElsewhere, { status: 409 });
      }
    };
    const from = (revision: number) => ({ 'If-Match': `"${revision}"` });
    return {
      create: async (body: CreateSessionDto, key: string) =>
        store(await call('POST /api/session/create', { body, headers: { 'Idempotency-Key': key } })),
      edit: (body: EditSessionDto, revision: number) =>
        orConflict(call('PUT /api/session/edit', { body, headers: from(revision) })),
      setMainTitle: (title: string, revision: number) =>
        orConflict(call('PUT /api/session/main', { body: { invitationId, title }, headers: from(revision) })),
      /** @param answers families that come, or may come, as the couple were asked */
      remove: async (id: string, answers: number) => {
        try {
          await store(await call('DELETE /api/session/delete', { body: { invitationId, id, answers } }));
        } catch (error) {
          if (isApiError(error, 'conflict')) await invalidateGuestList(client, invitationId);
          throw error;
        }
      },
    };
  }, [client, invitationId]);
}
