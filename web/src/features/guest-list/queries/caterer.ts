import { CATERER_TOKEN_HEADER } from '@serikad/shared/guest-list/guest-list';
import { queryOptions } from '@tanstack/react-query';
import { isApiError } from '../../../lib/api-error.js';
import { call } from '../../../lib/api.js';

/** How often an open page asks for the figures again, in ms. */
const POLL_MS = 60_000;

/** What the caterer's link shows. */
export function catererSummaryQuery(token: string) {
  return queryOptions({
    queryKey: ['caterer', token],
    queryFn: ({ signal }) => call('GET /api/caterer/summary', { headers: { [CATERER_TOKEN_HEADER]: token }, signal }),
    refetchInterval: ({ state }) => (isApiError(state.error, 'not-found') ? false : POLL_MS),
  });
}
