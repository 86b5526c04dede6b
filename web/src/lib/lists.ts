/** As `list.toSpliced`, which Safari has from 16 on: a copy with `count` items from `start` on replaced by others. */
export function spliced<T>(list: readonly T[], start: number, count: number, ...items: T[]): T[] {
  const copy = [...list];
  copy.splice(start, count, ...items);
  return copy;
}

/**
 * The list with one item at another place; the same list where there is no such item or place, or it is there already.
 */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length || from === to) return list;
  return spliced(spliced(list, from, 1), to, 0, item);
}
