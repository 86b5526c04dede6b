import type { AnswerForFamilyDto, EditFamilyDto } from '@serikad/shared/guest-list/family.dto';
import type { TemplateDto } from '@serikad/shared/guest-list/template.dto';
import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { ApiError, isApiError } from '../../../lib/api-error.js';
import { call } from '../../../lib/api.js';
import { dropFamilies, invalidateGuestList, storeFamilies, storeTemplates } from '../queries/guest-list.js';

/** What can be changed of many families at once. */
export interface Move {
  branch?: string;
  seats?: number;
}

/** The sessions that families are invited to; `null`: all. */
export type Invited = string[] | null;

/** The changes of stored families. Each rejects with an ApiError; what it changes is in the list when it resolves. */
export function useFamilyChanges(invitationId: string) {
  const client = useQueryClient();
  return useMemo(() => {
    const store = async ({ family }: { family: FamilyView }): Promise<FamilyView> => {
      await storeFamilies(client, invitationId, [family]);
      return family;
    };
    return {
      edit: async (body: EditFamilyDto, revision: number): Promise<FamilyView> => {
        try {
          return await store(await call('PUT /api/family/edit', { body, headers: { 'If-Match': `"${revision}"` } }));
        } catch (error) {
          if (!isApiError(error, 'conflict')) throw error;
          await invalidateGuestList(client, invitationId);
          throw new ApiError('conflict', t.changedElsewhere, { status: 409 });
        }
      },
      move: async (ids: string[], move: Move): Promise<void> => {
        const { families } = await call('PUT /api/family/move', { body: { invitationId, ids, ...move } });
        await storeFamilies(client, invitationId, families);
        void invalidateGuestList(client, invitationId);
      },
      invite: async (ids: string[], sessions: Invited): Promise<void> => {
        const { families } = await call('PUT /api/family/sessions', { body: { invitationId, ids, sessions } });
        await storeFamilies(client, invitationId, families);
        void invalidateGuestList(client, invitationId);
      },
      /** @param unanswered whether they all stay, with a conflict, when one of them has answered */
      remove: async (ids: string[], unanswered = false): Promise<void> => {
        try {
          await call('DELETE /api/family/delete', { body: { invitationId, ids, unanswered } });
        } catch (error) {
          if (isApiError(error, 'conflict')) await invalidateGuestList(client, invitationId);
          throw error;
        }
        await dropFamilies(client, invitationId, ids);
      },
      restore: async (ids: string[]): Promise<void> => {
        const { families } = await call('PUT /api/family/restore', { body: { invitationId, ids } });
        await storeFamilies(client, invitationId, families);
        // A family whose branch was deleted meanwhile is back in another one.
        void invalidateGuestList(client, invitationId);
      },
      renewLink: async (id: string) => store(await call('PUT /api/family/link', { body: { id } })),
      reopen: async (id: string, reopened: boolean) =>
        store(await call('PUT /api/family/reopen', { body: { id, reopened } })),
      saveTemplate: async (fields: Omit<TemplateDto, 'invitationId'>): Promise<void> => {
        const { templates } = await call('PUT /api/family/template', { body: { invitationId, ...fields } });
        await storeTemplates(client, invitationId, templates);
      },
      answerFor: async (body: AnswerForFamilyDto) => store(await call('PUT /api/family/answer-for', { body })),
    };
  }, [client, invitationId]);
}

export type FamilyChanges = ReturnType<typeof useFamilyChanges>;
