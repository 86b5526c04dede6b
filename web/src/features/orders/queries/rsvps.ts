import { rsvpCursor } from '@serikad/shared/rsvp/rsvp-cursor';
import { RSVP_LIST_LIMIT, type WishView } from '@serikad/shared/rsvp/rsvp.types';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call, callCounted } from '../../../lib/api.js';

const keyOf = (invitationId: string) => ['wishes', invitationId] as const;

/** How many answers an invitation has: read from the header of a page of one. */
export function wishCountQuery(invitationId: string) {
  return queryOptions({
    queryKey: [...keyOf(invitationId), 'count'],
    queryFn: async ({ signal }) => {
      const page = await callCounted('GET /api/wish/get-all/:id', { params: { id: invitationId, limit: 1 }, signal });
      return page.total;
    },
  });
}

/** The answers of several pages, each once: one that is edited between two pages stands on both. */
export function withoutRepeats(wishes: readonly WishView[]): WishView[] {
  return [...new Map(wishes.map((wish) => [wish._id, wish])).values()];
}

/** All answers to an invitation, newest first; whole for its owner. */
export function wishesQuery(invitationId: string) {
  return queryOptions({
    queryKey: keyOf(invitationId),
    queryFn: async ({ signal }) => {
      const wishes: WishView[] = [];
      for (;;) {
        const last = wishes.at(-1);
        const page = await call('GET /api/wish/get-all/:id', {
          params: { id: invitationId, limit: RSVP_LIST_LIMIT, ...(last && { before: rsvpCursor(last) }) },
          signal,
        });
        wishes.push(...page);
        if (page.length < RSVP_LIST_LIMIT) return withoutRepeats(wishes);
      }
    },
  });
}

/** After an answer was deleted: it leaves the list at once, and the list is read anew behind it. */
export function dropWish(client: QueryClient, invitationId: string, wishId: string): void {
  const { queryKey } = wishesQuery(invitationId);
  client.setQueryData(queryKey, (before) => before?.filter(({ _id }) => _id !== wishId));
  void client.invalidateQueries({ queryKey });
}
