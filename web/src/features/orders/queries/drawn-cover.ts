import type { WritableCover } from '@serikad/shared/designs/cover-setting';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.js';

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
