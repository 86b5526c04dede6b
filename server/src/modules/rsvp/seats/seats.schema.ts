import { MESSAGE_ALIGNMENTS } from '@serikad/shared/invitations/invitation.types';
import type { SessionDetails } from '@serikad/shared/guest-list/session.types';
import { Schema, type Types } from 'mongoose';
import type { RsvpSettings } from './seats.types.js';

export const SEATS_MODEL = 'Attendance';

export type IntentKind = 'add' | 'edit' | 'delete';

/**
 * A change of an RSVP that has begun: any server finishes or undoes it by reading the RSVP. See
 * docs/decisions/020-attendance-intent-log.md.
 */
export interface SeatIntent {
  /** Random; the RSVP that this change wrote carries it. */
  op: string;
  /** The RSVP's idempotency key; at most one intent per RSVP is open. */
  key: string;
  kind: IntentKind;
  /** Seats that are already counted in `taken`: given back when the change is undone. */
  claimed: number;
  /** Seats that are given back when the change is finished. */
  release: number;
  /** The same of sessions other than the main one, by their ids; absent where none of them changes. */
  sessions?: Record<string, Pick<SeatIntent, 'claimed' | 'release'>>;
  at: Date;
}

/** A session other than the main one: its seats, and what guests read of it. */
export interface SessionSeats {
  /** Most guests; under 1: no limit. */
  limit: number;
  taken: number;
  about?: SessionDetails & { title: string };
  /** No RSVP takes seats of it any more; it goes when the last ones are given back. */
  removed?: true;
}

/** What the couple remove, or bring back again. */
export type RemovalState = 'removing' | 'removed' | 'restoring';

/** RSVPs that the couple removed together. The record is removed itself when they can't be brought back any more. */
export interface RemovalRecord {
  /** Random. */
  id: string;
  state: RemovalState;
  /** RSVPs of this period are removed, both ends included; `until` is not later than the request. */
  since: Date;
  until: Date;
  /** Those from this source alone; absent: all. */
  source?: string;
  undoUntil: Date;
  /** Which process works on it, and when it last renewed that; only who works on it ends it. */
  runner: string;
  beatAt: Date;
  /** The last undo left RSVPs behind that did not fit into the limit. */
  isLimited?: boolean;
}

/** The one counter document of an invitation: limits and counts together, so that one filter reads both. */
export interface SeatsRecord extends RsvpSettings {
  /** The invitation's id. */
  _id: Types.ObjectId;
  revision: number;
  /** Guests of all RSVPs, with those of the open intents; counted without a limit too. */
  taken: number;
  /** How many RSVPs there are, with those of the open intents. */
  answers: number;
  /** The sessions other than the main one, by their ids; absent where there are none. */
  sessionSeats?: Record<string, SessionSeats>;
  /** Ids of the sessions that were removed last, so that a repeated creation does not bring one back. */
  removedSessions?: string[];
  /** What the main session is called where there are several. */
  mainTitle?: string;
  /** Counts the changes of sessions; absent before the first. */
  sessionsRevision?: number;
  pending: SeatIntent[];
  /** What was removed together during the last day; absent before the first. */
  removals?: RemovalRecord[];
}

const count = { type: Number, required: true };

const intentSchema = new Schema<SeatIntent>(
  {
    op: { type: String, required: true },
    key: { type: String, required: true },
    kind: { type: String, enum: ['add', 'edit', 'delete'] satisfies IntentKind[], required: true },
    claimed: count,
    release: count,
    // Written and read by the driver alone.
    sessions: { type: Object },
    at: { type: Date, required: true },
  },
  { _id: false },
);

const removalSchema = new Schema<RemovalRecord>(
  {
    id: { type: String, required: true },
    state: { type: String, enum: ['removing', 'removed', 'restoring'] satisfies RemovalState[], required: true },
    since: { type: Date, required: true },
    until: { type: Date, required: true },
    source: String,
    undoUntil: { type: Date, required: true },
    runner: { type: String, required: true },
    beatAt: { type: Date, required: true },
    isLimited: Boolean,
  },
  { _id: false, id: false },
);

export const seatsSchema = new Schema<SeatsRecord>(
  {
    show: { type: Boolean, required: true },
    limit: count,
    totalLimit: count,
    message: { type: String, default: '' },
    messageAlignment: { type: String, enum: [...MESSAGE_ALIGNMENTS], required: true },
    closesAt: { type: Date },
    revision: count,
    taken: count,
    answers: count,
    // This and the three below are written by the driver alone.
    sessionSeats: { type: Object },
    removedSessions: { type: [String], default: undefined },
    mainTitle: { type: String },
    sessionsRevision: { type: Number },
    pending: { type: [intentSchema], default: [] },
    removals: { type: [removalSchema], default: undefined },
  },
  { collection: 'attendances', versionKey: false, strict: 'throw', autoIndex: false },
);

// Sparse: only the few documents with an open intent are in it.
seatsSchema.index({ 'pending.at': 1 }, { name: 'open_intents', sparse: true });
// Sparse as well: only invitations with a removal of the last day.
seatsSchema.index({ 'removals.undoUntil': 1 }, { name: 'removals_of_the_last_day', sparse: true });
