import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.js';

/** A person's checklist, as its entries were added. The key carries the id, so that the next person never sees it. */
export function listQuery(userId: string) {
  return queryOptions({
    queryKey: ['list', userId],
    queryFn: async ({ signal }) => (await call('GET /list/get', { signal })).list,
  });
}
