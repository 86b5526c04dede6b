import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.js';

/** The signed-in person. The key carries the id, so that the next person never sees it. */
export function profileQuery(userId: string) {
  return queryOptions({
    queryKey: ['profile', userId],
    queryFn: async ({ signal }) => (await call('GET /user/profile', { signal })).user,
    staleTime: 60_000,
  });
}
