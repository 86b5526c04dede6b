import type { HelperBranch, HelperFamily } from '@serikad/shared/guest-list/helper.types';
import { HELPER_TOKEN_HEADER } from '@serikad/shared/guest-list/guest-list';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { isApiError } from '../../../lib/api-error.js';
import { call } from '../../../lib/api.js';

/** How often an open page asks for its branch again, in ms: the couple change it as well, and may revoke the link. */
const POLL_MS = 30_000;

export function helperHeaders(token: string): Record<string, string> {
  return { [HELPER_TOKEN_HEADER]: token };
}

/** The branch of a helper link with its families. */
export function helperBranchQuery(token: string) {
  return queryOptions({
    queryKey: ['helper-branch', token],
    queryFn: ({ signal }) => call('GET /api/helper/branch', { headers: helperHeaders(token), signal }),
    refetchInterval: ({ state }) => (isApiError(state.error, 'not-found') ? false : POLL_MS),
  });
}

/** Puts a family that a call has returned in its place, a new one at the end. */
export async function storeFamily(client: QueryClient, token: string, family: HelperFamily): Promise<void> {
  const { queryKey } = helperBranchQuery(token);
  // Asked before the change.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (branch: HelperBranch | undefined) => {
    if (!branch) return branch;
    const isThere = branch.families.some(({ id }) => id === family.id);
    const families = isThere
      ? branch.families.map((each) => (each.id === family.id ? family : each))
      : [...branch.families, family];
    return { ...branch, families, seats: families.reduce((sum, { seats }) => sum + seats, 0) };
  });
}
