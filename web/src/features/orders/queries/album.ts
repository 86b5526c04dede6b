import type { WholePhotoState } from '@serikad/shared/album/album.types';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.js';

const keyOf = (invitationId: string) => ['album', invitationId] as const;

/** A page of an album with what is said of the whole. @param before cursor of the page; none: the newest photos */
export function albumQuery(invitationId: string, state: WholePhotoState, before?: string) {
  return queryOptions({
    queryKey: [...keyOf(invitationId), state, before ?? ''],
    queryFn: ({ signal }) =>
      call('GET /api/album/own/:invitationId', {
        params: { invitationId, state, ...(before !== undefined && { before }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    // Its pictures' addresses are signed, and guests add photos meanwhile.
    staleTime: 0,
  });
}

/** After a change of an album: all its pages are read again. */
export function invalidateAlbum(client: QueryClient, invitationId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: keyOf(invitationId) });
}
