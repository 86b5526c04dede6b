/** The page that an address asks for, from 1 to the last one; anything else counts as the first. */
export function pageOf(asked: string | null, last = 10_000): number {
  const page = Number(asked);
  return Number.isInteger(page) && page >= 1 && page <= last ? page : 1;
}
