import type { AddListItemDto } from '@serikad/shared/lists/list.dto';
import type { ListItem } from '@serikad/shared/lists/list.types';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { call } from '../../../lib/api.js';
import { isApiError } from '../../../lib/api-error.js';
import { listQuery } from '../queries/list.js';
import { changed, replaced, rolledBack, sendChange, type Change } from '../model/changes.js';

/**
 * Changes of a person's checklist. Each shows at once and is taken back when the server refuses it or cannot be
 * reached; changes of one entry reach the server in the order in which they were made.
 */
export function useListChanges(userId: string) {
  const client = useQueryClient();
  const turns = useRef(new Map<string, Promise<unknown>>());

  return useMemo(() => {
    const { queryKey } = listQuery(userId);
    const read = (): readonly ListItem[] => client.getQueryData(queryKey) ?? [];
    const write = (update: (list: readonly ListItem[]) => ListItem[]): void => {
      client.setQueryData(queryKey, (list: ListItem[] | undefined) => list && update(list));
    };

    return {
      /** @throws ApiError when it came to nothing; the list then says again what is stored */
      change: async (id: string, change: Change): Promise<void> => {
        // A response in flight does not include this change.
        await client.cancelQueries({ queryKey });
        const at = read().findIndex((item) => item._id === id);
        const before = read()[at];
        if (!before) return;
        const after = changed(before, change);
        write((list) => replaced(list, id, after));

        const turn = (turns.current.get(id) ?? Promise.resolve())
          .catch(() => undefined)
          .then(() => sendChange(id, change));
        turns.current.set(id, turn);
        try {
          const stored = await turn;
          if (turns.current.get(id) === turn) write((list) => replaced(list, id, stored));
        } catch (error) {
          write((list) => rolledBack(list, { before, after, at }));
          // Without an answer it may have been carried out; and the entry may have been removed elsewhere.
          void client.invalidateQueries({ queryKey });
          if (change.kind === 'remove' && isApiError(error, 'not-found')) return;
          throw error;
        } finally {
          if (turns.current.get(id) === turn) turns.current.delete(id);
        }
      },

      /**
       * @returns the new entry's id
       * @throws ApiError
       */
      add: async (entry: AddListItemDto): Promise<string> => {
        try {
          const { listId } = await call('POST /list/add', { body: entry });
          await client.cancelQueries({ queryKey });
          const { title, price, category = '', description = '' } = entry;
          const started = { paidAmount: 0, selected: false, completed: false, paymentCategory: 'installment' } as const;
          write((list) => [
            ...replaced(list, listId, null),
            { _id: listId, title, price, category, description, ...started },
          ]);
          return listId;
        } catch (error) {
          // It may have been added all the same, when only the answer was lost.
          void client.invalidateQueries({ queryKey });
          throw error;
        }
      },
    };
  }, [client, userId]);
}

export type ListChanges = ReturnType<typeof useListChanges>;
