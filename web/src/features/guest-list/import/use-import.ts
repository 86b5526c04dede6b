import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { ApiError, errorMessage, isApiError } from '../../../lib/api-error.js';
import { call } from '../../../lib/api.js';
import { readDraft, writeDraftSoon } from '../../../lib/form/draft.js';
import { useBusy } from '../../../lib/use-busy.js';
import { newKey } from '../../../platform/new-key.js';
import { familyBody, familyInput } from '../model/family-form.js';
import { isPassing } from '../model/outbox.js';
import { guestListQuery, invalidateGuestList } from '../queries/guest-list.js';
import type { FamilyChanges } from '../mutations/use-family-changes.js';
import { type Batch, EMPTY_IMPORT, type ImportDraft, importKey, UNCHECKED } from './import-draft.js';
import { type ImportPlan, listedRows, SENT_COLUMNS, sentText } from './import-plan.js';

/** An import on its way: what is kept on the device, and what is sent. */
export function useImport(invitationId: string, changes: FamilyChanges) {
  const client = useQueryClient();
  const key = importKey(invitationId);
  const [draft, setDraft] = useState(() => readDraft(key, EMPTY_IMPORT) ?? EMPTY_IMPORT);
  const latest = useRef(draft);
  const [failure, setFailure] = useState<string>();

  const change = useCallback(
    (next: Partial<ImportDraft>) => {
      latest.current = { ...latest.current, ...next };
      writeDraftSoon(key, latest.current, EMPTY_IMPORT);
      setDraft(latest.current);
    },
    [key],
  );

  const families = useCallback(
    (): readonly FamilyView[] => client.getQueryData(guestListQuery(invitationId).queryKey)?.families ?? [],
    [client, invitationId],
  );

  /** Fills what families on the list lack, one after the other. What is done is not done again. */
  const merge = async (): Promise<void> => {
    for (let next = latest.current.stored; next?.merges[0]; next = latest.current.stored) {
      const [{ id, values }, ...merges] = next.merges as [Batch['merges'][number], ...Batch['merges']];
      const family = families().find((each) => each.id === id);
      // Deleted meanwhile: there is nothing to fill.
      if (family) await changes.edit(familyBody(family, { ...familyInput(family), ...values }), family.revision);
      change({ stored: { ...next, merges } });
    }
  };

  /** Adds the batch, all of it or none. The same one goes under the same key until the server has answered. */
  const [isSending, send] = useBusy(async (batch: Batch) => {
    setFailure(undefined);
    change({ sending: batch });
    try {
      const { text, key: idempotencyKey, branch, sessions, duplicates } = batch;
      const invited = { ...(sessions && { sessions }), ...(duplicates !== undefined && { duplicates }) };
      const columns = [...SENT_COLUMNS];
      const body = { invitationId, format: 'csv', text, columns, branch, ...invited, skip: [], consent: true };
      const headers = { 'Idempotency-Key': idempotencyKey };
      const id =
        text === ''
          ? ''
          : (await call('POST /api/family/import/commit', { body: { ...body, format: 'csv' }, headers })).id;
      const { families: added, seats, merges } = batch;
      change({ sending: null, stored: { id, branch, families: added, seats, merges, at: Date.now() } });
      await invalidateGuestList(client, invitationId);
      await merge();
    } catch (error) {
      // Refused: it can be changed, and is another batch then.
      if (latest.current.sending && !isPassing(error)) change({ sending: null });
      // What was added meanwhile is shown as duplicates.
      if (isApiError(error, 'conflict')) await invalidateGuestList(client, invitationId);
      setFailure(sentence(error));
    }
  });

  const [isMerging, mergeAgain] = useBusy(async () => {
    setFailure(undefined);
    try {
      await merge();
    } catch (error) {
      setFailure(sentence(error));
    }
  });

  /** Removes all families of the batch; what was entered is there again. */
  const [isUndoing, undo] = useBusy(async () => {
    const id = latest.current.stored?.id;
    if (!id) return;
    setFailure(undefined);
    try {
      await call('PUT /api/family/import/undo', { body: { invitationId, id } });
      change({ stored: null, consent: false });
      await invalidateGuestList(client, invitationId);
    } catch (error) {
      setFailure(sentence(error));
    }
  });

  return {
    draft,
    change,
    failure,
    isSending,
    commit: ({ additions, seats, merges }: ImportPlan) =>
      send({
        key: newKey(),
        text: additions.length === 0 ? '' : sentText(additions),
        branch: draft.branch,
        sessions: draft.sessions,
        families: additions.length,
        duplicates: listedRows(additions, families()),
        seats,
        merges,
      }),
    retry: () => draft.sending && send(draft.sending),
    isMerging,
    mergeAgain,
    isUndoing,
    undo,
    /** Drops what was entered; the batch that is stored can still be undone. */
    forgetText: () => change({ ...EMPTY_IMPORT, stored: latest.current.stored }),
    restart: () => change(EMPTY_IMPORT),
    back: () => change({ step: 'enter', ...UNCHECKED }),
  };
}

export type Import = ReturnType<typeof useImport>;

/** Why it was refused, by the first field where one is named. */
function sentence(error: unknown): string {
  const field = error instanceof ApiError ? error.fields[0] : undefined;
  return field?.message ?? errorMessage(error);
}
