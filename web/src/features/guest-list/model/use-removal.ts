import { titleOf } from '@serikad/shared/guest-list/guest-list';
import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { useCallback, useState } from 'react';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { useToast } from '../../../components/ui/toast.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import type { FamilyChanges } from '../mutations/use-family-changes.js';

/** Families that were removed, and can be brought back. */
export interface Removed {
  ids: string[];
  text: string;
  /** What else is undone with them. @throws ApiError */
  afterUndo?: () => Promise<void>;
}

/** Removing families without asking, and bringing the last ones back. */
export function useRemoval({ remove, restore }: FamilyChanges) {
  const dialogs = useDialogs();
  const toast = useToast();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const run = useCallback(
    async (families: readonly FamilyView[]) => {
      const [first] = families;
      if (!first) return;
      const ids = families.map(({ id }) => id);
      try {
        await remove(ids);
        setRemoved({ ids, text: families.length === 1 ? t.removed(titleOf(first)) : t.removedMany(families.length) });
      } catch (error) {
        dialogs.showError(error);
      }
    },
    [dialogs, remove],
  );
  const undo = async () => {
    if (!removed) return;
    setRemoved(null);
    try {
      await restore(removed.ids);
    } catch (error) {
      // Still there to be tried again.
      setRemoved(removed);
      dialogs.showError(error);
      return;
    }
    try {
      await removed.afterUndo?.();
      toast(t.restored);
    } catch (error) {
      dialogs.showError(error);
    }
  };
  return { removed, remove: run, show: setRemoved, undo, forget: () => setRemoved(null) };
}
