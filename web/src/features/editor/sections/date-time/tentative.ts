interface Timed {
  /** `HH:MM`; empty while nothing is chosen. */
  time: string;
}

/**
 * Where an entry of the programme belongs by its time: before the first later one. It stays where it is when it fits
 * between its neighbours; the others keep the order that the couple gave them.
 * @returns the index to move it to
 */
export function placeByTime(entries: readonly Timed[], index: number): number {
  const time = entries[index]?.time ?? '';
  if (time === '') return index;
  const before = entries[index - 1];
  const after = entries[index + 1];
  if ((!before || before.time <= time) && (!after || time <= after.time)) return index;
  const others = entries.filter((_, at) => at !== index);
  const next = others.findIndex((other) => other.time > time);
  return next < 0 ? others.length : next;
}

/** Where the entry at `index` is after the one at `from` was moved to `to`. */
export function indexAfterMove(index: number, from: number, to: number): number {
  if (index === from) return to;
  if (from < index && index <= to) return index - 1;
  if (to <= index && index < from) return index + 1;
  return index;
}
