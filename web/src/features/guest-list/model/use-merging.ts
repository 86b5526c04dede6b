import { titleOf } from '@serikad/shared/guest-list/guest-list';
import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { useCallback } from 'react';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import type { FamilyChanges } from '../mutations/use-family-changes.js';
import { familyBody, familyInput } from './family-form.js';
import { merged } from './merge.js';
import type { Removed } from './use-removal.js';

/**
 * Merges families: the kept one gains what it lacks, then the others go. In this order a step that fails loses nothing.
 * @returns rejects with an ApiError, a conflict when one of those that go has answered; then all are as they were
 */
export function useMerging({ edit, remove }: FamilyChanges, show: (removed: Removed) => void) {
  return useCallback(
    async (kept: FamilyView, gone: readonly FamilyView[]): Promise<void> => {
      const ids = gone.map(({ id }) => id);
      const { input, gained } = merged(kept, gone);
      const saved = gained.length > 0 ? await edit(familyBody(kept, input), kept.revision) : kept;
      const giveBack = async (): Promise<void> => {
        if (saved !== kept) await edit(familyBody(kept, familyInput(kept)), saved.revision);
      };
      try {
        await remove(ids, true);
      } catch (error) {
        await giveBack().catch(() => undefined);
        throw error;
      }
      show({ ids, text: t.mergedInto(titleOf(saved)), afterUndo: giveBack });
    },
    [edit, remove, show],
  );
}
