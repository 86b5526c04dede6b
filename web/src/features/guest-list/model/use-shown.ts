import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { useDeferredValue, useMemo, useState } from 'react';
import { sendable } from './send-queue.js';
import {
  ALL_BRANCHES,
  ALL_SESSIONS,
  filterCounts,
  foundFamilies,
  matchesFilter,
  type Shown,
} from './shown-families.js';

export const EVERYTHING: Required<Shown> = {
  branch: ALL_BRANCHES,
  session: ALL_SESSIONS,
  filter: 'all',
  sort: 'newest',
  query: '',
};

/** What of the list is shown: branch, session, search, filter and order. */
export function useShown(families: readonly FamilyView[], duplicateIds: ReadonlySet<string>) {
  const [shown, setShown] = useState(EVERYTHING);
  // Typing a search goes before showing what it finds.
  const query = useDeferredValue(shown.query);
  const { branch, session, sort } = shown;
  const found = useMemo(
    () => foundFamilies(families, { branch, session, sort, query }),
    [families, branch, session, sort, query],
  );
  const counts = useMemo(() => filterCounts(found, duplicateIds, session), [found, duplicateIds, session]);
  const rows = useMemo(
    () => found.filter((family) => matchesFilter(family, shown.filter, duplicateIds, session)),
    [found, shown.filter, duplicateIds, session],
  );
  return {
    shown,
    change: (next: Partial<Shown>) => setShown((before) => ({ ...before, ...next })),
    /** The search that the rows are of. */
    query,
    rows,
    counts,
    /** Those to send to in one go, and what. */
    many: sendable(found, shown.filter, session),
  };
}
