import { eventMoments } from '../invitations/calendar.js';
import type { InvitationView } from '../invitations/invitation.types.js';

/**
 * From when on guests may add photos, in milliseconds since the epoch: the wedding's start; never while it has no day.
 */
export function albumOpens({
  date,
  startTime,
  endTime,
}: Pick<InvitationView, 'date' | 'startTime' | 'endTime'>): number {
  return date === null ? Infinity : eventMoments(date, startTime, endTime).start;
}
