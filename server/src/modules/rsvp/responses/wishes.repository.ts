import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { isDuplicateKey } from '../../../common/database-errors.js';
import { BatchQueue } from '../../../common/batch-queue.js';
import { insertBatch } from '../../../common/insert-batch.js';
import { ANSWER_CONTENT, WISH_MODEL, type VoidRecord, type WishRecord } from './wish.schema.js';

export type WishContent = Pick<WishRecord, 'from' | 'attendanceCount' | 'willAttend' | 'message'>;

/** What was read of an answer that is to be changed: the write is refused when it was changed since. */
export type WishVersion = Pick<WishRecord, '_id' | 'rev'>;

type NewWish = Omit<WishRecord, 'rev'>;
/** Most answers that are written by one command. */
const MAX_BATCH = 50;

/** The guests' answers. Every write is one atomic operation, decided by a unique index or by the answer's `rev`. */
@Injectable()
export class WishesRepository {
  private readonly inserts = new BatchQueue<NewWish, void>({
    // Never across invitations: one silent connection must not hold the answers of other couples.
    keyOf: ({ invitationId }) => invitationId.toHexString(),
    work: (wishes) =>
      insertBatch(
        this.model.collection,
        wishes.map((wish) => ({ ...wish, rev: 0 })),
      ),
    maxBatchSize: MAX_BATCH,
  });

  constructor(@InjectModel(WISH_MODEL) private readonly model: Model<WishRecord & Partial<VoidRecord>>) {}

  findByKey(invitationId: Types.ObjectId, key: string): Promise<WishRecord | null> {
    return this.model.findOne({ invitationId, key }).lean<WishRecord>().exec();
  }

  findBySecret(secretHash: string): Promise<WishRecord | null> {
    return this.model.findOne({ secretHash }).lean<WishRecord>().exec();
  }

  /** An answer by its `_id`, which is no secret: for the owner alone. */
  async findById(_id: Types.ObjectId): Promise<WishRecord | null> {
    const found = await this.model.findOne({ _id }).lean<WishRecord & Partial<VoidRecord>>().exec();
    return found?.void ? null : found;
  }

  /** The tombstone of a deleted answer, by the `_id` that the answer had. */
  findTombstone(_id: Types.ObjectId): Promise<VoidRecord | null> {
    return this.model.findOne({ _id, void: true }).lean<VoidRecord>().exec();
  }

  /** What a change has written: an answer, or what stands in the place of one. */
  findByOp(op: string): Promise<(WishRecord & Partial<VoidRecord>) | null> {
    return this.model.findOne({ op }).lean<WishRecord & Partial<VoidRecord>>().exec();
  }

  /** @throws a duplicate key error when the answer is there already, or when its change was undone */
  insert(wish: Omit<WishRecord, 'hasMessage' | 'rev'>): Promise<void> {
    return this.inserts.run({ ...wish, hasMessage: wish.message !== '' });
  }

  /** Changes an answer that is still as it was read; `op`, which is an intent's, when the number of guests changes. */
  async rewrite(
    { _id, rev, withheld }: WishVersion & Pick<WishRecord, 'withheld'>,
    content: WishContent,
    op?: string,
  ): Promise<boolean> {
    // What the seller hid does not come back by an edit.
    const hasMessage = content.message !== '' && !withheld;
    const change = { $set: { ...content, hasMessage, ...(op !== undefined && { op }) }, $inc: { rev: 1 } };
    return (await this.model.updateOne({ _id, rev }, change)).matchedCount === 1;
  }

  /**
   * Hides the message of an answer that is still as it was read, or shows it again (`null`); the answer and its seats stay.
   * @returns false when it was changed since
   */
  async withhold(
    { _id, rev, message }: WishVersion & Pick<WishRecord, 'message'>,
    withheld: WishRecord['withheld'] | null,
  ): Promise<boolean> {
    const change = withheld
      ? { $set: { withheld, hasMessage: false }, $inc: { rev: 1 } }
      : { $set: { hasMessage: message !== '' }, $unset: { withheld: 1 as const }, $inc: { rev: 1 } };
    return (await this.model.updateOne({ _id, rev }, change)).matchedCount === 1;
  }

  /** Empties an answer that is still as it was read, so that nothing but the change that did it can be found. */
  async bury(
    { _id, rev }: WishVersion,
    { op, expireAt, repeatHash }: Pick<VoidRecord, 'op' | 'expireAt' | 'repeatHash'>,
  ): Promise<boolean> {
    const change = { $set: { op, void: true as const, expireAt, repeatHash }, $unset: ANSWER_CONTENT };
    return (await this.model.updateOne({ _id, rev }, change)).matchedCount === 1;
  }

  async removeBuried(op: string): Promise<void> {
    await this.model.deleteOne({ op, void: true });
  }

  /** Makes sure that a change can't write a new answer any more. @returns false when it has written something */
  async forbidInsert(op: string, expireAt: Date): Promise<boolean> {
    try {
      await this.model.collection.insertOne({ op, void: true, expireAt });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Makes sure that nobody can change an answer who has read this version of it. @returns false when it was changed */
  async outdate({ _id, rev }: WishVersion): Promise<boolean> {
    return (await this.model.updateOne({ _id, rev }, { $inc: { rev: 1 } })).matchedCount === 1;
  }
}
