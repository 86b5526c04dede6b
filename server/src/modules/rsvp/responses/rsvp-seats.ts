import { MAIN_SESSION } from '@serikad/shared/guest-list/family.types';
import { seatsOf } from '@serikad/shared/guest-list/guest-list';
import type { SeatChange } from '../seats/seat-changes.js';
import type { RsvpRecord } from './rsvp.schema.js';

/** The fields that decide how many seats an RSVP holds. */
type Seats = Pick<RsvpRecord, 'attendanceCount' | 'sessions'>;
export const NO_SEATS: Seats = { attendanceCount: 0 };

/** The change of seats from one state of an RSVP to another. */
export function seatChangeOf(kind: SeatChange['kind'], key: string, before: Seats, after: Seats): SeatChange {
  const [from, to] = [inSessions(before), inSessions(after)];
  const moves = [...new Set([...from.keys(), ...to.keys()])].map(
    (id) => [id, { from: from.get(id) ?? 0, to: to.get(id) ?? 0 }] as const,
  );
  return {
    kind,
    key,
    from: before.attendanceCount,
    to: after.attendanceCount,
    ...(moves.length > 0 && { sessions: Object.fromEntries(moves) }),
  };
}

/** Seats of sessions other than the main one. */
function inSessions({ sessions = [] }: Seats): Map<string, number> {
  return new Map(
    sessions
      .filter(({ session, answer }) => session !== MAIN_SESSION && answer === 'coming')
      .map((entry) => [entry.session, seatsOf(entry)]),
  );
}

export function movesSeats({ from, to, sessions = {} }: SeatChange): boolean {
  return [{ from, to }, ...Object.values(sessions)].some((move) => move.from !== move.to);
}
