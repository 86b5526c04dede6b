import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../api.js';
import { INVITATION, ORDERS } from './keys.js';

/** An invitation with its design, order, gifts and photos; the owner gets everything. */
export function invitationQuery(id: string) {
  return queryOptions({
    queryKey: [INVITATION, id],
    queryFn: ({ signal }) => call('GET /api/invitation/find-one/:id', { params: { id }, signal }),
  });
}

/** After a section was saved: lists and order pages show parts of it too. */
export async function invalidateInvitation(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [INVITATION] }),
    client.invalidateQueries({ queryKey: [ORDERS] }),
  ]);
}
