import type { TentativeEntry } from '../invitations/invitation.types.js';

/** Most sessions of an invitation, the invitation itself included. */
export const MOST_SESSIONS = 4;

/** Where a session is. */
export interface SessionPlace {
  venue: string;
  address: string;
  googleMapLink: string;
  wazeLink: string;
}

/** When and where a session other than the main one is, and its programme. */
export interface SessionDetails {
  /** YYYY-MM-DD in Malaysia. */
  date: string;
  /** HH:MM. */
  startTime: string;
  endTime: string;
  /** `null`: the invitation's. */
  place: SessionPlace | null;
  tentative: TentativeEntry[];
}

/** A session for the couple. */
export interface SessionView {
  id: string;
  /** Of the main one empty until the couple name it. */
  title: string;
  /** `null`: the main one, whose day, place and programme are the invitation's. */
  details: SessionDetails | null;
  /** Most guests; under 1: no limit. */
  limit: number;
  /** Seats that are taken. */
  taken: number;
}

/** What every change of sessions answers. */
export interface SessionsAnswer {
  /** The main one first. */
  sessions: SessionView[];
  /** Counts the changes, for `If-Match`. */
  revision: number;
}

/** A session for a family that is invited to it. */
export interface PersonalSession {
  id: string;
  title: string;
  /** `null`: the main one. */
  details: (SessionDetails & { place: SessionPlace }) | null;
  /** Whether no seat is left. */
  isFull: boolean;
}
