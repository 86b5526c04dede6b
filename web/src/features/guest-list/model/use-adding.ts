import { titleOf } from '@serikad/shared/guest-list/guest-list';
import {
  DEFAULT_FAMILY_SEATS,
  type FamilyView,
  MOST_FAMILIES,
  OWN_BRANCH,
} from '@serikad/shared/guest-list/family.types';
import { useCallback, useEffect, useState } from 'react';
import { useToast } from '../../../components/ui/toast.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { hasDraft, writeDraft } from '../../../lib/form/draft.js';
import type { WaitingFamily } from './outbox.js';
import { ALL_BRANCHES } from './shown-families.js';

/** How long a family that was just added is marked, in ms. */
const MARKED_MS = 2000;

/** What the row for new families holds; the rest of a family is filled in later. */
export interface NewFamily {
  name: string;
  title: string;
  phone: string;
  seats: number;
  branch: string;
  /** Ids of the sessions that the family is invited to; `null`: all. */
  sessions: string[] | null;
}

export const newFamily = (branch: string): NewFamily => ({
  name: '',
  title: '',
  phone: '',
  seats: DEFAULT_FAMILY_SEATS,
  branch,
  sessions: null,
});

/** Under which name a family that is being typed is kept on the device. */
export const addDraftKey = (invitationId: string): string => `guest-list-add:${invitationId}`;

/** The row for new families: whether it is open and what it begins with, and the family that was added last. */
export function useAdding(invitationId: string, count: number) {
  const toast = useToast();
  const [row, setRow] = useState(() =>
    // What was typed before a reload.
    hasDraft(addDraftKey(invitationId)) ? { start: newFamily(OWN_BRANCH), times: 0 } : null,
  );
  const [newest, setNewest] = useState<FamilyView | null>(null);
  const [marked, setMarked] = useState<string | null>(null);
  useEffect(() => {
    if (marked === null) return;
    const timer = setTimeout(() => setMarked(null), MARKED_MS);
    return () => clearTimeout(timer);
  }, [marked]);

  const open = useCallback(
    (branch: string, name = '') => {
      if (count >= MOST_FAMILIES) return toast(t.tooMany(MOST_FAMILIES), 'bad');
      const start = newFamily(branch === ALL_BRANCHES ? OWN_BRANCH : branch);
      if (name !== '') writeDraft(addDraftKey(invitationId), { ...start, name }, start);
      setRow((before) => ({ start, times: (before?.times ?? 0) + 1 }));
    },
    [count, invitationId, toast],
  );
  const onStored = useCallback((family: FamilyView) => {
    setNewest(family);
    setMarked(family.id);
  }, []);
  return {
    row,
    open,
    close: () => setRow(null),
    message: newest === null ? undefined : t.added(titleOf(newest)),
    marked,
    onStored,
    /** Takes a refused family back into the row. @returns whether there was room for it */
    fix: ({ family: { name, title, phone, seats, branch = OWN_BRANCH, sessions } }: WaitingFamily): boolean => {
      if (hasDraft(addDraftKey(invitationId))) {
        toast(t.finishFirst, 'bad');
        return false;
      }
      writeDraft(addDraftKey(invitationId), { name, title, phone, seats, branch, sessions }, newFamily(OWN_BRANCH));
      setRow((before) => ({ start: newFamily(OWN_BRANCH), times: (before?.times ?? 0) + 1 }));
      return true;
    },
  };
}
