import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the rows that are read where they are when others come or go above them. While the top of the list is in the
 * window nothing is kept: what is new is to be seen.
 */
export function useSteadyRows(rows: Virtualizer<Window, Element>, items: readonly { id: string }[]): void {
  const read = useRef<{ items: readonly { id: string }[]; id: string; start: number } | null>(null);
  useLayoutEffect(() => {
    const before = read.current;
    const startOf = (index: number) => (rows.measurementsCache[index]?.start ?? 0) - rows.options.scrollMargin;
    if (before && before.items !== items) {
      const index = items.findIndex(({ id }) => id === before.id);
      const moved = index < 0 ? 0 : startOf(index) - before.start;
      if (moved !== 0) rows.scrollBy(moved);
    }
    const offset = rows.scrollOffset ?? 0;
    const first =
      offset <= rows.options.scrollMargin ? undefined : rows.getVirtualItems().find(({ end }) => end > offset);
    const id = first && items[first.index]?.id;
    read.current = id === undefined ? null : { items, id, start: startOf(first?.index ?? 0) };
  });
}
