import type { DesignCategory } from '@serikad/shared/designs/design.types';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The catalogue changes seldom. */
const STALE_MS = 10 * 60 * 1000;

/**
 * A page of the catalogue.
 * @param page from 1 @param size CATALOGUE_PAGE_SIZE or PICKER_PAGE_SIZE
 */
export function designPageQuery(page: number, size: number, category?: DesignCategory) {
  return queryOptions({
    queryKey: ['designs', { page, size, category: category ?? 'all' }],
    queryFn: ({ signal }) =>
      call('GET /api/design/find', {
        params: { skip: (page - 1) * size, limit: size, ...(category && { category }) },
        signal,
      }),
    staleTime: STALE_MS,
    gcTime: DAY_MS,
  });
}

/** One design with all that draws it. */
export function designQuery(id: string) {
  return queryOptions({
    queryKey: ['design', id],
    queryFn: ({ signal }) => call('GET /api/design/find-one/:id', { params: { id, source: 'web' }, signal }),
    staleTime: STALE_MS,
  });
}
