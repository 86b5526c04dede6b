import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, mongo, Types } from 'mongoose';
import {
  ANSWER_CONTENT,
  ANSWERS_NEWEST_FIRST,
  ANSWERS_WITH_SOURCE,
  REMOVED_ANSWERS,
  type RemovedAnswer,
  WISH_MODEL,
  type VoidRecord,
  type WishRecord,
} from './wish.schema.js';

type Stored = WishRecord & Partial<VoidRecord>;

/** Which answers are removed together. */
export interface RemovalScope {
  invitationId: Types.ObjectId;
  since: Date;
  until: Date;
  source?: string;
}

/** The place of an answer in the order in which the answers came. */
export type AnswerPlace = Pick<WishRecord, 'createdAt' | '_id'>;

/** An answer to be removed, and the intent's `op` under which it is. */
export interface AnswerToRemove {
  wish: WishRecord;
  op: string;
  repeatHash: string;
}

/** A removed answer as it is stored. */
export interface StoredRemovedAnswer {
  _id: Types.ObjectId;
  removed: RemovedAnswer;
}

/**
 * Answers that are removed together and may be brought back for a day. A removed answer is a tombstone that carries the
 * answer in `removed`: no list, count or unique key sees it, and nothing but an undo turns it into an answer again.
 */
@Injectable()
export class RemovedAnswersRepository {
  private readonly collection: mongo.Collection<Stored>;

  constructor(@InjectModel(WISH_MODEL) model: Model<Stored>) {
    this.collection = model.collection as unknown as mongo.Collection<Stored>;
  }

  /** Answers of a scope, newest first, after a place. */
  toRemove({ invitationId, since, until, source }: RemovalScope, after: AnswerPlace | undefined, limit: number) {
    const last = after?.createdAt ?? until;
    // `$nor`, because with `$or` the planner would compare two plans.
    const isLater = after && { $nor: [{ createdAt: after.createdAt, _id: { $gte: after._id } }] };
    return this.collection
      .find<WishRecord>({
        invitationId,
        createdAt: { $gte: since, $lte: last },
        ...(source !== undefined && { source }),
        ...isLater,
      })
      .hint(ANSWERS_NEWEST_FIRST)
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .toArray();
  }

  /**
   * Turns answers that are still as they were read into removed ones.
   * @returns whether all of them are
   */
  async remove(removal: string, answers: readonly AnswerToRemove[]): Promise<boolean> {
    const { matchedCount } = await this.collection.bulkWrite(
      answers.map(({ wish: { _id, op: _op, ...content }, op, repeatHash }) => ({
        updateOne: {
          filter: { _id, rev: content.rev },
          update: {
            $set: { op, void: true as const, repeatHash, removed: { ...content, removal } },
            $unset: ANSWER_CONTENT,
          },
        },
      })),
      { ordered: false },
    );
    return matchedCount === answers.length;
  }

  /** Removed answers in the order in which they came, after a place. */
  removed(
    invitationId: Types.ObjectId,
    removal: string,
    after: AnswerPlace | undefined,
    limit: number,
  ): Promise<StoredRemovedAnswer[]> {
    const later = after && {
      'removed.createdAt': { $gte: after.createdAt },
      $nor: [{ 'removed.createdAt': after.createdAt, _id: { $lte: after._id } }],
    };
    return this.collection
      .find(
        {
          'removed.invitationId': invitationId,
          'removed.removal': removal,
          ...later,
        },
        { projection: { removed: 1 } },
      )
      .hint(REMOVED_ANSWERS)
      .sort({ 'removed.createdAt': 1, _id: 1 })
      .limit(limit)
      .map((answer) => answer as StoredRemovedAnswer)
      .toArray();
  }

  /** How many answers of a removal could be brought back; counted in the index. */
  count(invitationId: Types.ObjectId, removal: string): Promise<number> {
    const filter = { 'removed.invitationId': invitationId, 'removed.removal': removal };
    return this.collection.countDocuments(filter, { hint: REMOVED_ANSWERS });
  }

  /**
   * Turns removed answers into answers again, each under its `op`.
   * @returns whether all of them are
   * @throws a duplicate key error when one of them must not be written any more
   */
  async restore(answers: readonly (StoredRemovedAnswer & { op: string })[]): Promise<boolean> {
    const { matchedCount } = await this.collection.bulkWrite(
      answers.map(({ _id, removed: { removal, rev, ...content }, op }) => ({
        updateOne: {
          filter: { _id, 'removed.removal': removal },
          update: {
            $set: { ...content, op, rev: rev + 1 },
            $unset: { void: 1 as const, repeatHash: 1 as const, removed: 1 as const },
          },
        },
      })),
      { ordered: false },
    );
    return matchedCount === answers.length;
  }

  /** Leaves of some removed answers what a tombstone needs. @returns how many there were, at most `limit` */
  async purge(invitationId: Types.ObjectId, removal: string, expireAt: Date, limit: number): Promise<number> {
    const _ids = (await this.removed(invitationId, removal, undefined, limit)).map(({ _id }) => _id);
    if (_ids.length > 0) {
      await this.collection.updateMany(
        { _id: { $in: _ids }, 'removed.removal': removal },
        { $set: { expireAt }, $unset: { removed: 1 } },
      );
    }
    return _ids.length;
  }

  /** Removes the source of some answers from before a moment. @returns how many there were, at most `limit` */
  async forgetSources(before: Date, limit: number): Promise<number> {
    const found = await this.collection
      .find({ source: { $exists: true }, createdAt: { $lt: before } }, { projection: { _id: 1 } })
      .hint(ANSWERS_WITH_SOURCE)
      .limit(limit)
      .toArray();
    if (found.length > 0) {
      await this.collection.updateMany({ _id: { $in: found.map(({ _id }) => _id) } }, { $unset: { source: 1 } });
    }
    return found.length;
  }

  /** What the search for floods reads of the answers with a source, newest first. */
  withSource(invitationId: Types.ObjectId, since: Date) {
    return this.collection
      .find<Pick<WishRecord, '_id' | 'createdAt' | 'from' | 'attendanceCount'> & { source: string }>(
        { invitationId, createdAt: { $gte: since }, source: { $exists: true } },
        { projection: { createdAt: 1, from: 1, attendanceCount: 1, source: 1 } },
      )
      .hint(ANSWERS_NEWEST_FIRST)
      .sort({ createdAt: -1, _id: -1 })
      .batchSize(150);
  }

  /** The source of an answer; nothing when it has none any more. */
  async sourceOf(invitationId: Types.ObjectId, _id: Types.ObjectId): Promise<string | undefined> {
    return (await this.collection.findOne({ _id, invitationId }, { projection: { source: 1 } }))?.source;
  }
}
