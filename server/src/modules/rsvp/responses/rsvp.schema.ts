import type { SessionAnswer } from '@serikad/shared/guest-list/family.types';
import type { WaitingReason } from '@serikad/shared/rsvp/waiting-message';
import { Schema, type Types } from 'mongoose';

export const RSVP_MODEL = 'Wish';
/** Decides which of several equal requests writes the RSVP. */
const RSVP_KEY_INDEX = 'wish_of_idempotency_key';
/** The order of the lists; the index alone decides which RSVPs guests see. */
export const RSVPS_NEWEST_FIRST = 'answers_newest_first';
export const RSVP_ORDER = { createdAt: -1, _id: -1 } as const;
/** Only the RSVPs of the last 30 days are in it. */
export const RSVPS_WITH_SOURCE = 'answers_with_source';
/** Only families' RSVPs are in it: one of each family. */
export const RSVPS_OF_FAMILIES = 'rsvp_of_family';
/** Only RSVPs are in it that the couple can bring back. */
export const REMOVED_RSVPS = 'removed_answers';

/** A guest's RSVP as stored. */
export interface RsvpRecord {
  /** An HMAC over invitation and idempotency key: a tombstone of the same `_id` refuses a late repetition. */
  _id: Types.ObjectId;
  invitationId: Types.ObjectId;
  /** The Idempotency-Key of the request that added it, or a random one; of a family's: `familyRsvpKey`. */
  key: string;
  /** The change that last changed the number of guests. */
  op: string;
  /** SHA-256 of the secret that the guest was given; absent for a family's, which has its link. */
  secretHash?: string;
  /** SHA-256 of the RSVP as it was added, to distinguish a repetition from another RSVP under the same key. */
  bodyHash: string;
  from: string;
  /** Seats of the main session. */
  attendanceCount: number;
  /** How many of them are children's; absent where that was not given. */
  childrenCount?: number;
  willAttend: boolean;
  message: string;
  /** The family whose RSVP it is; absent for one of the open form. So are the three below. */
  familyId?: Types.ObjectId;
  /** What the family answers for each session that it is invited to. */
  sessions?: SessionAnswer[];
  /** Recorded by the couple. */
  onBehalf?: true;
  /** Of the last change. */
  updatedAt?: Date;
  /** Whether there is a message for guests to read: only those RSVPs are in their list. */
  hasMessage: boolean;
  /** Hidden from the guests' list by the seller: then `hasMessage` is false. Absent otherwise. */
  withheld?: { at: Date; reason: string };
  /** Why it waits for the couple to approve its message: then `hasMessage` is false. Absent otherwise. */
  waiting?: WaitingReason;
  /** Hidden from the guests' list by the couple: then `hasMessage` is false. Absent otherwise. */
  hidden?: true;
  /** Counts the writes; each writer names the one that it has read. */
  rev: number;
  createdAt: Date;
  /** A keyed hash of the invitation and the client's network; removed after 30 days. */
  source?: string;
}

/** What is kept of an RSVP for as long as its removal can be undone. */
export type RemovedRsvp = Omit<RsvpRecord, '_id' | 'op'> & {
  /** The removal's id. */
  removal: string;
};

/** The tombstone of an RSVP that may never be written, or that was deleted. */
export interface TombstoneRecord {
  op: string;
  void: true;
  /** When the TTL index removes it; absent while the RSVP can be brought back. */
  expireAt?: Date;
  /**
   * Of a deleted RSVP: the keyed hash of its `bodyHash`, to distinguish a late repetition of its request from another
   * one.
   */
  repeatHash?: string;
  removed?: RemovedRsvp;
}

/** The fields of an RSVP that its tombstone does not have, as the operand of `$unset` (all but `_id` and `op`). */
export const RSVP_CONTENT = {
  invitationId: 1,
  key: 1,
  secretHash: 1,
  bodyHash: 1,
  from: 1,
  attendanceCount: 1,
  childrenCount: 1,
  willAttend: 1,
  message: 1,
  familyId: 1,
  sessions: 1,
  onBehalf: 1,
  updatedAt: 1,
  hasMessage: 1,
  withheld: 1,
  waiting: 1,
  hidden: 1,
  rev: 1,
  createdAt: 1,
  source: 1,
} as const satisfies Record<Exclude<keyof RsvpRecord, '_id' | 'op'>, 1>;

const hash = { type: String, minlength: 43, maxlength: 43 };

export const rsvpSchema = new Schema<RsvpRecord & Partial<TombstoneRecord>>(
  {
    invitationId: { type: Schema.Types.ObjectId },
    key: { type: String },
    op: { type: String, required: true },
    secretHash: hash,
    bodyHash: hash,
    from: { type: String },
    attendanceCount: { type: Number },
    childrenCount: { type: Number },
    willAttend: { type: Boolean },
    message: { type: String },
    familyId: { type: Schema.Types.ObjectId },
    sessions: { type: [Object], default: undefined },
    onBehalf: { type: Boolean },
    updatedAt: { type: Date },
    hasMessage: { type: Boolean },
    withheld: { type: new Schema({ at: Date, reason: String }, { _id: false }) },
    waiting: { type: String },
    hidden: { type: Boolean },
    rev: { type: Number },
    createdAt: { type: Date },
    void: { type: Boolean },
    expireAt: { type: Date },
    repeatHash: hash,
    source: { type: String },
    // Written and read by the driver alone.
    removed: { type: Object },
  },
  { collection: 'wishes', versionKey: false, strict: 'throw', autoIndex: false },
);

rsvpSchema.index(
  { invitationId: 1, key: 1 },
  { name: RSVP_KEY_INDEX, unique: true, partialFilterExpression: { key: { $exists: true } } },
);
rsvpSchema.index({ op: 1 }, { name: 'wish_of_op', unique: true });
rsvpSchema.index(
  { secretHash: 1 },
  { name: 'wish_of_secret', unique: true, partialFilterExpression: { secretHash: { $exists: true } } },
);
rsvpSchema.index({ invitationId: 1, ...RSVP_ORDER, hasMessage: 1 }, { name: RSVPS_NEWEST_FIRST });
// Partial: RSVPs of the open form, which are nearly all, have no entry in it.
rsvpSchema.index(
  { invitationId: 1, familyId: 1 },
  { name: RSVPS_OF_FAMILIES, unique: true, partialFilterExpression: { familyId: { $exists: true } } },
);
// Partial: an RSVP itself has no entry in it.
rsvpSchema.index(
  { expireAt: 1 },
  { name: 'voids_expire', expireAfterSeconds: 0, partialFilterExpression: { expireAt: { $exists: true } } },
);
rsvpSchema.index({ createdAt: 1 }, { name: RSVPS_WITH_SOURCE, partialFilterExpression: { source: { $exists: true } } });
rsvpSchema.index(
  { 'removed.invitationId': 1, 'removed.removal': 1, 'removed.createdAt': 1 },
  { name: REMOVED_RSVPS, partialFilterExpression: { 'removed.invitationId': { $exists: true } } },
);
