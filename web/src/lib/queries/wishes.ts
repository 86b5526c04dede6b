import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../api.js';

/** All answers to an invitation, newest first; whole for its owner. */
export function wishesQuery(invitationId: string) {
  return queryOptions({
    queryKey: ['wishes', invitationId],
    queryFn: ({ signal }) => call('GET /api/wish/get-all/:id', { params: { id: invitationId }, signal }),
  });
}

/** After an answer was deleted. */
export function invalidateWishes(client: QueryClient, invitationId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: ['wishes', invitationId] });
}
