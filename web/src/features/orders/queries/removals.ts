import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.js';

const EVERY_MS = 1_000;

/** What the couple removed together during the last day; read again every second while something runs. */
export function removalsQuery(invitationId: string) {
  return queryOptions({
    queryKey: ['wish-removals', invitationId],
    queryFn: ({ signal }) => call('GET /api/wish/removals/:id', { params: { id: invitationId }, signal }),
    refetchInterval: ({ state: { data } }) => (data?.some(({ state }) => state !== 'removed') ? EVERY_MS : false),
  });
}

/** RSVPs that came from one network within a short time. */
export function floodsQuery(invitationId: string) {
  return queryOptions({
    queryKey: ['wish-floods', invitationId],
    queryFn: ({ signal }) => call('GET /api/wish/floods/:id', { params: { id: invitationId }, signal }),
    gcTime: 0,
  });
}
