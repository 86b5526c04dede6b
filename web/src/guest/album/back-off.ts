const FIRST_MS = 2_000;
const LONGEST_MS = 60_000;

/**
 * How long to wait before the next try, in ms: twice as long after each failure, and at a random moment of the second
 * half of it, so that the phones of a hall do not come back together.
 * @param failures so far, in a row; at least 1
 * @param askedMs what the server asked for
 */
export function backOff(failures: number, askedMs = 0): number {
  const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
  const own = most / 2 + (Math.random() * most) / 2;
  return askedMs > 0 ? Math.max(own, askedMs + Math.random() * FIRST_MS) : own;
}
