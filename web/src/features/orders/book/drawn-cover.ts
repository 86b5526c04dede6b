import type { CoverMark, WritableCover } from '@serikad/shared/designs/cover-setting';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.js';

/*
 * What the catalogue has for the names that visitors type (designs/cover-setting, invitations/fit-names), for one
 * cover. A module in common would be a further chunk that the catalogue's first load names.
 */

/** The size in which covers are measured, COVER_SIZE. */
export const SIZE = { width: 468, height: 702 };

/** How names are written on a design's cover; `null` for a design that is not shown any more. */
export function drawnCoverQuery(design: string) {
  return queryOptions({
    queryKey: ['drawn-cover', design],
    queryFn: async ({ signal }): Promise<WritableCover | null> => {
      const { covers } = await call('GET /api/design/writable-covers', { params: { ids: design }, signal });
      return covers[0] ?? null;
    },
    staleTime: Infinity,
  });
}

/** The cover without its texts, or a picture between them. @param width in CSS px */
export function coverPicture(design: string, version: string, part: { width: number } | { mark: CoverMark }): string {
  const query = 'mark' in part ? `mark=${part.mark}` : `w=${part.width}`;
  return `/design/blank-cover/${encodeURIComponent(design)}?v=${version}&${query}`;
}

const FEWEST_LETTERS = 6;

/** The lines of the couples' names, and the letters of the longest, by which they are fitted to their width. */
export function nameLines(couples: readonly (readonly [first: string, second: string])[]) {
  const lines = couples.flatMap(([first, second]) =>
    [first, first.trim() !== '' && second.trim() !== '' ? '&' : '', second].filter((line) => line.trim() !== ''),
  );
  return { lines, letters: Math.max(FEWEST_LETTERS, ...lines.map((line) => [...line].length)) };
}
