import type { ChangedTemplates, MessageKind } from '@serikad/shared/guest-list/family.types';
import { Schema, type Types } from 'mongoose';

export const GUEST_LIST_MODEL = 'GuestList';

/** A link of the whole list. */
export interface LinkRecord {
  /** SHA-256 of the token; absent when it was revoked. */
  hash?: string;
  /** How often the link was made, for the next token. */
  rotation: number;
  /** Of a door link: check-ins that earlier links left do not count for its limit. Absent: all count. */
  madeAt?: Date;
}

/** The caterer's link. */
export interface CatererRecord extends LinkRecord {
  /** Whether it gives the figures of each branch; absent: no. */
  branches?: boolean;
}

/** A branch of the list. Its counters change in the same update as the entries. */
export interface BranchRecord {
  /** `own`, or random. */
  id: string;
  name: string;
  /** Most seats of its families for helpers; `null`: no limit. */
  quota: number | null;
  /** Sums over the entries of the branch. */
  seats: number;
  families: number;
  /** SHA-256 of the helper link's token; absent without a link. */
  helperHash?: string;
  /** How often the link was made, for the next token. */
  rotation: number;
}

/** That a family is on the list: this entry alone decides. */
export interface ListEntry {
  /** The family's `_id`. */
  f: Types.ObjectId;
  /** Its branch's id. */
  b: string;
  /** Its seats. */
  s: number;
}

/** An entry that was taken off the list, for the time in which the family can be restored. */
export interface RemovedEntry extends ListEntry {
  at: Date;
}

/**
 * A family that was taken off the list or put back, or whose seats were changed: its document and its RSVP have not
 * followed yet. `undo`: it was taken off with its import, or as a
 * duplicate, and comes back when it has answered meanwhile.
 */
export interface OpenStep {
  f: Types.ObjectId;
  kind: 'remove' | 'undo' | 'restore' | 'seats';
  at: Date;
  /** Of an `undo`: that the family was sent to or has opened its link does not bring it back. */
  unlessAnswered?: true;
}

/** Families that one kind of message is sent to one after the other. Which have it: their documents. */
export interface SendQueueRecord {
  /** Of the device that began it: a repeated request begins no other one. */
  key: string;
  startedAt: Date;
  families: Types.ObjectId[];
  skipped: Types.ObjectId[];
}

/**
 * The guest list of an invitation in one document, so that one conditional update holds its limits: at most 2,000
 * families, the quotas of the branches, a batch as a whole or not at all. See docs/decisions/180-guest-list.md.
 */
export interface GuestListRecord {
  /** The invitation's id. */
  _id: Types.ObjectId;
  /** How many entries there are. */
  families: number;
  entries: ListEntry[];
  removed: RemovedEntry[];
  /** Finished by the reconciler when the request was interrupted. */
  open: OpenStep[];
  branches: BranchRecord[];
  /** Ids of the branches that were removed last, so that a repeated creation does not bring one back. */
  removedBranches?: string[];
  /** The caterer's link; absent before the first. */
  caterer?: CatererRecord;
  /** The door link; absent before the first. */
  door?: LinkRecord;
  /** The texts of messages that the couple changed; absent before the first. */
  templates?: ChangedTemplates;
  /** Those that were begun and not ended; absent before the first. */
  queues?: Partial<Record<MessageKind, SendQueueRecord>>;
  /** Keys of queues that were ended or replaced last, so that a late repetition does not begin one again. */
  endedQueues?: string[];
  /** Counts the writes: changes that are computed from what was read name it. */
  revision: number;
}

const count = { type: Number, required: true };

const branchSchema = new Schema<BranchRecord>(
  {
    id: { type: String, required: true },
    name: { type: String, default: '' },
    quota: { type: Number, default: null },
    seats: count,
    families: count,
    helperHash: { type: String },
    rotation: count,
  },
  { _id: false, id: false },
);

const entry = { f: { type: Schema.Types.ObjectId, required: true }, b: { type: String, required: true }, s: count };
const entrySchema = new Schema<ListEntry>(entry, { _id: false });
const removedSchema = new Schema<RemovedEntry>({ ...entry, at: { type: Date, required: true } }, { _id: false });
const stepSchema = new Schema<OpenStep>(
  {
    f: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, required: true },
    at: { type: Date, required: true },
    unlessAnswered: Boolean,
  },
  { _id: false },
);

export const guestListSchema = new Schema<GuestListRecord>(
  {
    families: count,
    entries: { type: [entrySchema], default: [] },
    removed: { type: [removedSchema], default: [] },
    open: { type: [stepSchema], default: [] },
    branches: { type: [branchSchema], default: [] },
    removedBranches: { type: [String], default: undefined },
    // Written and read by the driver alone.
    caterer: { type: Object },
    door: { type: Object },
    templates: { type: Object },
    queues: { type: Object },
    endedQueues: { type: [String], default: undefined },
    revision: count,
  },
  { collection: 'guest_lists', versionKey: false, strict: 'throw', autoIndex: false },
);

// Not unique: branches without a link are in it as null.
guestListSchema.index({ 'branches.helperHash': 1 }, { name: 'branch_of_token', sparse: true });
guestListSchema.index({ 'caterer.hash': 1 }, { name: 'list_of_caterer', sparse: true });
guestListSchema.index({ 'door.hash': 1 }, { name: 'list_of_door', sparse: true });
// Only lists of which families were removed during the last day.
guestListSchema.index({ 'removed.at': 1 }, { name: 'removed_families', sparse: true });
guestListSchema.index({ 'open.at': 1 }, { name: 'lists_with_open_steps', sparse: true });
