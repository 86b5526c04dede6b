import type { DoorEventDto } from '@serikad/shared/guest-list/check-in.dto';
import type { DoorEvent } from '@serikad/shared/guest-list/check-in.types';
import { Types } from 'mongoose';
import type { DoorEventRecord } from './door-event.schema.js';

/** Events older than this when they are sent are of a clock that was changed meanwhile, in milliseconds. */
const OLDEST_MS = 3 * 24 * 60 * 60 * 1000;

export function doorEvent({ id, family, name, session, adults, children, undoes, at, by }: DoorEventRecord): DoorEvent {
  return {
    id,
    family: family?.toHexString() ?? null,
    name,
    session,
    adults,
    children,
    undoes: undoes ?? null,
    at: at.toISOString(),
    by,
  };
}

/**
 * An event to be stored. Its moment is how long ago it was by the phone's own clock, whatever that clock says; the sums
 * need no moments. One of a family that is not on this list is a walk-in: the persons came.
 * @param families hex ids of the families on the list, and of those that were removed within a day
 */
export function doorEventRecord(
  { id, family: given, name, session, adults, children, undoes, at, by }: DoorEventDto,
  {
    invitationId,
    families,
    sentAt,
    now,
  }: { invitationId: string; families: ReadonlySet<string>; sentAt: number; now: number },
): DoorEventRecord {
  const family = given !== null && families.has(given) ? given : null;
  const age = Math.min(Math.max(sentAt - at, 0), OLDEST_MS);
  return {
    _id: new Types.ObjectId(),
    invitationId: new Types.ObjectId(invitationId),
    id,
    ...(family !== null && undoes === null && { family: new Types.ObjectId(family) }),
    name: family === null ? name : '',
    session,
    // An undoing has no persons of its own.
    ...(undoes === null ? { adults, children } : { adults: 0, children: 0, undoes }),
    at: new Date(now - age),
    by,
    storedAt: new Date(now),
  };
}
