import type { DoorView } from '@serikad/shared/guest-list/check-in.types';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../../lib/api.js';

/** How often arrivals are read while there is a link, in milliseconds. */
const EVERY_MS = 10_000;

function doorQuery(invitationId: string) {
  return queryOptions({
    queryKey: ['door', invitationId],
    queryFn: ({ signal }) => call('GET /api/door/arrivals/:invitationId', { params: { invitationId }, signal }),
    refetchInterval: ({ state: { data } }) => (data?.link ? EVERY_MS : false),
  });
}

/** The door link and who has come. `setLink` rejects with an ApiError. */
export function useDoor(invitationId: string) {
  const client = useQueryClient();
  const query = useQuery(doorQuery(invitationId));
  const setLink = useCallback(
    async (active: boolean): Promise<void> => {
      const { queryKey } = doorQuery(invitationId);
      const { link } = await call('PUT /api/door/link', { body: { invitationId, active } });
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (door: DoorView | undefined) => door && { ...door, link });
      await client.invalidateQueries({ queryKey });
    },
    [client, invitationId],
  );
  return { query, setLink };
}
