import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { isDuplicateKey } from '../../../common/database-errors.js';
import { BatchQueue } from '../../../common/batch-queue.js';
import { insertBatch } from '../../../common/insert-batch.js';
import { RSVP_CONTENT, RSVP_MODEL, type TombstoneRecord, type RsvpRecord } from './rsvp.schema.js';

/** What a guest, or a family, sends; replaced as a whole by an edit. */
export type RsvpContent = Pick<
  RsvpRecord,
  | 'from'
  | 'attendanceCount'
  | 'childrenCount'
  | 'willAttend'
  | 'message'
  | 'waiting'
  | 'sessions'
  | 'onBehalf'
  | 'updatedAt'
>;
/** The fields of it that an edit removes when it does not have them. */
const REMOVABLE = ['childrenCount', 'onBehalf', 'waiting'] as const satisfies (keyof RsvpContent)[];

/** What was read of an RSVP that is to be changed: the write is refused when it was changed since. */
type RsvpVersion = Pick<RsvpRecord, '_id' | 'rev'>;

type RsvpToInsert = Omit<RsvpRecord, 'rev'>;
/** Most RSVPs that are written by one command. */
const MAX_BATCH = 50;

/** The guests' RSVPs. Every write is one atomic operation, decided by a unique index or by the RSVP's `rev`. */
@Injectable()
export class RsvpRepository {
  private readonly inserts = new BatchQueue<RsvpToInsert, void>({
    // Never across invitations: one silent connection must not hold the RSVPs of other couples.
    keyOf: ({ invitationId }) => invitationId.toHexString(),
    work: (rsvps) =>
      insertBatch(
        this.model.collection,
        rsvps.map((rsvp) => ({ ...rsvp, rev: 0 })),
      ),
    maxBatchSize: MAX_BATCH,
  });

  constructor(@InjectModel(RSVP_MODEL) private readonly model: Model<RsvpRecord & Partial<TombstoneRecord>>) {}

  findByKey(invitationId: Types.ObjectId, key: string): Promise<RsvpRecord | null> {
    return this.model.findOne({ invitationId, key }).lean<RsvpRecord>().exec();
  }

  findBySecret(secretHash: string): Promise<RsvpRecord | null> {
    return this.model.findOne({ secretHash }).lean<RsvpRecord>().exec();
  }

  /** An RSVP by its `_id`, which is no secret: for the owner alone. */
  async findById(_id: Types.ObjectId): Promise<RsvpRecord | null> {
    const found = await this.model.findOne({ _id }).lean<RsvpRecord & Partial<TombstoneRecord>>().exec();
    return found?.void ? null : found;
  }

  /** The tombstone of a deleted RSVP, by the `_id` that the RSVP had. */
  findTombstone(_id: Types.ObjectId): Promise<TombstoneRecord | null> {
    return this.model.findOne({ _id, void: true }).lean<TombstoneRecord>().exec();
  }

  /** What a change has written: an RSVP or a tombstone. */
  findByOp(op: string): Promise<(RsvpRecord & Partial<TombstoneRecord>) | null> {
    return this.model.findOne({ op }).lean<RsvpRecord & Partial<TombstoneRecord>>().exec();
  }

  /** @throws a duplicate key error when the RSVP is there already, or when its change was undone */
  insert(rsvp: Omit<RsvpRecord, 'hasMessage' | 'rev'>): Promise<void> {
    return this.inserts.run({ ...rsvp, hasMessage: isShown(rsvp) });
  }

  /** Changes an RSVP that is still as it was read; `op`, which is an intent's, when the number of guests changes. */
  async rewrite(
    { _id, rev, withheld, hidden }: RsvpVersion & Pick<RsvpRecord, 'withheld' | 'hidden'>,
    content: RsvpContent,
    op?: string,
  ): Promise<boolean> {
    // An edit does not show again what the seller or the couple hid.
    const hasMessage = isShown({ ...content, withheld, hidden });
    const removed = REMOVABLE.filter((field) => content[field] === undefined);
    const change = {
      $set: { ...content, hasMessage, ...(op !== undefined && { op }) },
      ...(removed.length > 0 && { $unset: Object.fromEntries(removed.map((field) => [field, 1 as const])) }),
      $inc: { rev: 1 },
    };
    return (await this.model.updateOne({ _id, rev }, change)).matchedCount === 1;
  }

  /**
   * Hides the message of an RSVP that is still as it was read, or shows it again (`null`); the RSVP and its seats stay.
   * @returns false when it was changed since
   */
  async withhold(
    { _id, rev, message, waiting, hidden }: RsvpVersion & Pick<RsvpRecord, 'message' | 'waiting' | 'hidden'>,
    withheld: RsvpRecord['withheld'] | null,
  ): Promise<boolean> {
    const change = withheld
      ? { $set: { withheld, hasMessage: false }, $inc: { rev: 1 } }
      : {
          $set: { hasMessage: isShown({ message, waiting, hidden }) },
          $unset: { withheld: 1 as const },
          $inc: { rev: 1 },
        };
    return (await this.model.updateOne({ _id, rev }, change)).matchedCount === 1;
  }

  /** Empties an RSVP that is still as it was read, so that nothing but the change that did it can be found. */
  async replaceByTombstone(
    { _id, rev }: RsvpVersion,
    { op, expireAt, repeatHash }: Pick<TombstoneRecord, 'op' | 'expireAt' | 'repeatHash'>,
  ): Promise<boolean> {
    const change = { $set: { op, void: true as const, expireAt, repeatHash }, $unset: RSVP_CONTENT };
    return (await this.model.updateOne({ _id, rev }, change)).matchedCount === 1;
  }

  /** Makes sure that a change can't write a new RSVP any more. @returns false when it has written something */
  async insertTombstone(op: string, expireAt: Date): Promise<boolean> {
    try {
      await this.model.collection.insertOne({ op, void: true, expireAt });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Increments the revision, so that changes which have read this version fail. @returns false when it was changed */
  async bumpRevision({ _id, rev }: RsvpVersion): Promise<boolean> {
    return (await this.model.updateOne({ _id, rev }, { $inc: { rev: 1 } })).matchedCount === 1;
  }
}

/** Whether guests read an RSVP's message. */
export function isShown({
  message,
  withheld,
  waiting,
  hidden,
}: Pick<RsvpRecord, 'message'> & {
  [field in 'withheld' | 'waiting' | 'hidden']?: RsvpRecord[field] | undefined;
}): boolean {
  return message !== '' && !withheld && !waiting && !hidden;
}
