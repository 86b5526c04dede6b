import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.js';

/** The door link of an invitation, and who has come. */
export function doorQuery(invitationId: string) {
  return queryOptions({
    queryKey: ['door', invitationId],
    queryFn: ({ signal }) => call('GET /api/door/arrivals/:invitationId', { params: { invitationId }, signal }),
  });
}
