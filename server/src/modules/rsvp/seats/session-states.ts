import { MAIN_SESSION } from '@serikad/shared/guest-list/family.types';
import type { SeatsRecord, SessionSeats } from './seats.schema.js';
import type { SessionsState } from './seats.types.js';

/** The fields of the counter document that hold the sessions. */
export const SESSIONS = { totalLimit: 1, taken: 1, sessionSeats: 1, mainTitle: 1, sessionsRevision: 1 };

type Stored = Pick<SeatsRecord, 'totalLimit' | 'taken' | 'sessionSeats' | 'mainTitle' | 'sessionsRevision'>;

/** The sessions of an invitation, in the order in which they were added. */
export function sessionsOf(stored: Stored | null): SessionsState {
  const { totalLimit = 0, taken = 0, sessionSeats = {}, mainTitle = '', sessionsRevision = 0 } = stored ?? {};
  const further = Object.entries(sessionSeats).filter(([, { removed }]) => !removed);
  return {
    sessions: [
      { id: MAIN_SESSION, title: mainTitle, details: null, limit: totalLimit, taken },
      ...further.map(([id, session]) => ({ id, ...viewOf(session) })),
    ],
    revision: sessionsRevision,
  };
}

function viewOf({ limit, taken, about }: SessionSeats) {
  const { title = '', date = '', startTime = '', endTime = '', place = null, tentative = [] } = about ?? {};
  return { title, details: { date, startTime, endTime, place, tentative }, limit, taken };
}
