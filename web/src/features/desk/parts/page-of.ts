/** The page that an address asks for, from 1; what it says wrongly counts as not said. */
export function pageOf(asked: string | null): number {
  const page = Number(asked);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
