import type { DoorView } from '@serikad/shared/guest-list/check-in.types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../../lib/api.js';
import { doorQuery } from '../queries/door.js';
import { hasEnded, isDoorOpen } from './door-figures.js';

/** How often arrivals are read while guests may arrive, in milliseconds. */
const EVERY_MS = 10_000;

interface Watched {
  /** The day of the first session, YYYY-MM-DD. */
  firstDay: string | null;
  /** Whether the couple have the dialog open: a helper may try the link weeks before the day. */
  isShown: boolean;
}

/** The door link and who has come. `setLink` rejects with an ApiError. */
export function useDoor(invitationId: string, { firstDay, isShown }: Watched) {
  const client = useQueryClient();
  const query = useQuery({
    ...doorQuery(invitationId),
    refetchInterval: ({ state: { data } }) => {
      const now = Date.now();
      if (!data || data.link === '' || hasEnded(data, now)) return false;
      return isShown || isDoorOpen(data, firstDay, now) ? EVERY_MS : false;
    },
  });
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
