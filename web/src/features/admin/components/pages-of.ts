import { type Counted, MOST_SKIPPED } from '@serikad/shared/admin/counted';

export function lastPage(perPage: number): number {
  return Math.floor(MOST_SKIPPED / perPage) + 1;
}

/**
 * How many pages a list has, as far as they can be asked for. Of a count that ended at 1,000 a full page has at least
 * one more behind it.
 * @param page that is shown, from 1
 * @param shown entries on it
 */
export function pagesOf({
  page,
  perPage,
  shown,
  count,
  countIs,
}: Counted & { page: number; perPage: number; shown: number }): number {
  const counted = Math.ceil(count / perPage);
  if (countIs === 'exact') return counted;
  const behind = countIs === 'at-least' && shown === perPage ? page + 1 : 0;
  return Math.min(Math.max(counted, behind), lastPage(perPage));
}

/** The page that an address asks for, from 1 to the last one; anything else counts as the first. */
export function pageOf(asked: string | null, last = 10_000): number {
  const page = Number(asked);
  return Number.isInteger(page) && page >= 1 && page <= last ? page : 1;
}
