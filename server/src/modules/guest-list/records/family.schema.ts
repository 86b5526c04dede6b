import type { MessageKind, Side } from '@serikad/shared/guest-list/family.types';
import type { InvitationLanguage } from '@serikad/shared/i18n/language';
import { Schema, type Types } from 'mongoose';

export const FAMILY_MODEL = 'Family';
/** Read by a hint: the planner does not take it for an expression. */
export const FAMILIES_BEING_ADDED = 'families_being_added';

/**
 * A family of a guest list as stored. Whether it is on the list, its branch and its seats is decided by
 * `GuestListRecord.entries`.
 */
export interface FamilyRecord {
  /** An HMAC over invitation and idempotency key, or random. */
  _id: Types.ObjectId;
  invitationId: Types.ObjectId;
  name: string;
  /** The "Khas buat" line; empty: made from the name. */
  title: string;
  /** AES-256-GCM under the server's guest key, bound to `_id`; absent without a phone. */
  phone?: string;
  side: Side;
  /** `null`: the invitation's. */
  language: InvitationLanguage | null;
  note: string;
  table: string;
  /** Ids of the sessions that the family is invited to; absent: all. */
  sessions?: string[];
  /** SHA-256 of the personal link's token, which follows from `_id` and `rotation` under the guest key. */
  tokenHash: string;
  /** How often the link was renewed. */
  rotation: number;
  /** HMAC over the content as it was added, to tell a repetition from another family under the same key. */
  bodyHash: string;
  /** Counts what the couple changed; a link that is opened or a message that is sent is none of it. */
  rev: number;
  createdAt: Date;
  /**
   * When the request that adds it began, by the database's clock; removed once the family is on the list. The
   * reconciler removes documents that are left with it.
   */
  adding?: Date;
  /**
   * What the list holds of the family, so that a personal link reads this document alone. Absent, or while `adding` is
   * there, the list is asked. A change of the list copies it, or the reconciler does.
   */
  listed?: {
    /** 0: not on the list. */
    seats: number;
    /** The list's revision that it was copied from: an earlier one never replaces a later one. */
    revision: number;
  };
  /** The import that added it. */
  batch?: Types.ObjectId;
  sent?: Partial<Record<MessageKind, { at: Date; branch?: string }>>;
  /** The chat that was opened without saying yet whether the message was sent, by the branch of who opened it. */
  chats?: Partial<Record<string, MessageKind>>;
  openedAt?: Date;
  /** How many RSVPs of the family were deleted: part of the key of the next one. */
  answersDeleted: number;
  /** May answer after the closing date. */
  reopened?: true;
}

const text = { type: String, default: '' };
const count = { type: Number, required: true };

export const familySchema = new Schema<FamilyRecord>(
  {
    invitationId: { type: Schema.Types.ObjectId, required: true },
    name: text,
    title: text,
    phone: { type: String },
    side: { type: String, required: true },
    language: { type: String, default: null },
    note: text,
    table: text,
    sessions: { type: [String], default: undefined },
    tokenHash: { type: String, required: true, minlength: 43, maxlength: 43 },
    rotation: count,
    bodyHash: { type: String, required: true },
    rev: count,
    createdAt: { type: Date, required: true },
    adding: { type: Date },
    // This, `sent` and `chats` are written and read by the driver alone.
    listed: { type: Object },
    batch: { type: Schema.Types.ObjectId },
    sent: { type: Object },
    chats: { type: Object },
    openedAt: { type: Date },
    answersDeleted: count,
    reopened: { type: Boolean },
  },
  { collection: 'families', versionKey: false, strict: 'throw', autoIndex: false },
);

familySchema.index({ invitationId: 1, createdAt: 1, _id: 1 }, { name: 'families_by_age' });
familySchema.index({ tokenHash: 1 }, { name: 'family_of_token', unique: true });
// Sparse: only families whose addition is under way or was interrupted.
familySchema.index({ adding: 1 }, { name: FAMILIES_BEING_ADDED, sparse: true });
