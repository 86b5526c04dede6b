import { rsvpCursor } from '@serikad/shared/rsvp/rsvp-cursor';
import { RSVP_LIST_LIMIT, type WishView } from '@serikad/shared/rsvp/rsvp.types';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call, callCounted } from '../../../lib/api.js';

const keyOf = (invitationId: string) => ['wishes', invitationId] as const;

/** How many RSVPs an invitation has: the total in the header of a page of one. */
export function rsvpCountQuery(invitationId: string) {
  return queryOptions({
    queryKey: [...keyOf(invitationId), 'count'],
    queryFn: async ({ signal }) => {
      const page = await callCounted('GET /api/wish/get-all/:id', { params: { id: invitationId, limit: 1 }, signal });
      return page.total;
    },
  });
}

/** The RSVPs of several pages, each once: one that is edited between two requests is on both pages. */
export function withoutRepeats(rsvps: readonly WishView[]): WishView[] {
  return [...new Map(rsvps.map((rsvp) => [rsvp._id, rsvp])).values()];
}

/** All RSVPs of an invitation, newest first, with what only its owner may read. */
export function rsvpsQuery(invitationId: string) {
  return queryOptions({
    queryKey: keyOf(invitationId),
    queryFn: async ({ signal }) => {
      const rsvps: WishView[] = [];
      for (;;) {
        const last = rsvps.at(-1);
        const page = await call('GET /api/wish/get-all/:id', {
          params: { id: invitationId, limit: RSVP_LIST_LIMIT, ...(last && { before: rsvpCursor(last) }) },
          signal,
        });
        rsvps.push(...page);
        if (page.length < RSVP_LIST_LIMIT) return withoutRepeats(rsvps);
      }
    },
  });
}

/** Takes a deleted RSVP out of the list at once, and reads the list again. */
export function dropRsvp(client: QueryClient, invitationId: string, wishId: string): void {
  const { queryKey } = rsvpsQuery(invitationId);
  client.setQueryData(queryKey, (before) => before?.filter(({ _id }) => _id !== wishId));
  void client.invalidateQueries({ queryKey });
}
