import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { call } from '../api.js';

/** The short addresses of an invitation, the current one first. */
export function shortAddressesQuery(invitationId: string) {
  return queryOptions({
    queryKey: ['short-addresses', invitationId],
    queryFn: ({ signal }) =>
      call('GET /api/invitation/short-addresses/:invitationId', { params: { invitationId }, signal }),
  });
}

/** Whether an address can be chosen; asked while it is typed. */
export function addressStateQuery(invitationId: string, address: string) {
  return queryOptions({
    queryKey: ['short-address-state', invitationId, address],
    queryFn: ({ signal }) =>
      call('GET /api/invitation/short-address/:invitationId/:address', { params: { invitationId, address }, signal }),
    staleTime: 30_000,
    retry: false,
  });
}

/** The first of the proposed addresses that can be chosen; empty when all are taken. */
export function freeAddressQuery(client: QueryClient, invitationId: string, proposals: readonly string[]) {
  return queryOptions({
    queryKey: ['short-address-proposal', invitationId, proposals],
    queryFn: async () => {
      for (const address of proposals) {
        if ((await client.fetchQuery(addressStateQuery(invitationId, address))).state !== 'taken') return address;
      }
      return '';
    },
    retry: false,
  });
}

/** The path of the current short address; nothing without one, and until it is known. */
export function useShortPath(invitationId: string, enabled: boolean): string | undefined {
  const { data } = useQuery({ ...shortAddressesQuery(invitationId), enabled });
  const [current] = data?.addresses ?? [];
  return current === undefined ? undefined : `/k/${current}`;
}
