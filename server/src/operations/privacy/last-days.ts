import { lastDayOf } from '@serikad/shared/guest-list/check-in';
import { toCalendarDate } from '@serikad/shared/invitations/malaysia-time';
import type { mongo } from 'mongoose';
import type { InvitationRecord } from '../../modules/invitations/invitation.schema.js';
import type { SeatsRecord } from '../../modules/rsvp/seats/seats.schema.js';
import { sessionsOf } from '../../modules/rsvp/seats/session-states.js';

/**
 * The day of the last session of each of these invitations.
 * @returns YYYY-MM-DD by the invitation's hex id; those without a day are left out
 */
export async function lastDays(
  db: mongo.Db,
  invitations: readonly Pick<InvitationRecord, '_id' | 'date'>[],
): Promise<Map<string, string>> {
  const seats = await db
    .collection<SeatsRecord>('attendances')
    .find({ _id: { $in: invitations.map(({ _id }) => _id) } }, { projection: { sessionSeats: 1 } })
    .toArray();
  const seatsOf = new Map(seats.map((stored) => [stored._id.toHexString(), stored]));
  return new Map(
    invitations.flatMap(({ _id, date }): [string, string][] => {
      const id = _id.toHexString();
      const mainDay = date === null ? null : (toCalendarDate(date) ?? null);
      const day = lastDayOf(mainDay, sessionsOf(seatsOf.get(id) ?? null).sessions);
      return day === null ? [] : [[id, day]];
    }),
  );
}
