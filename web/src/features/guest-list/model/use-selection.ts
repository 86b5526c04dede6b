import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { useCallback, useMemo, useState } from 'react';

/** Which families are selected. On a phone they are ticked in a mode of its own. */
export function useSelection(families: readonly FamilyView[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [selecting, setSelecting] = useState(false);
  const select = useCallback(
    (id: string, selected: boolean) =>
      setIds((before) => {
        const next = new Set(before);
        if (selected) next.add(id);
        else next.delete(id);
        return next;
      }),
    [],
  );
  // A selected family may be gone by now.
  const selected = useMemo(() => families.filter(({ id }) => ids.has(id)), [families, ids]);
  return {
    ids,
    selected,
    selecting,
    isOpen: selecting || selected.length > 0,
    select,
    selectAll: (shown: readonly FamilyView[], all: boolean) =>
      setIds(new Set(all ? shown.map(({ id }) => id) : undefined)),
    begin: () => setSelecting(true),
    end: () => {
      setSelecting(false);
      setIds(new Set());
    },
  };
}
