import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, mongo, Types } from 'mongoose';
import {
  RSVP_CONTENT,
  RSVP_ORDER,
  RSVPS_NEWEST_FIRST,
  RSVPS_WITH_SOURCE,
  REMOVED_RSVPS,
  type RemovedRsvp,
  RSVP_MODEL,
  type TombstoneRecord,
  type RsvpRecord,
} from './rsvp.schema.js';

type Stored = RsvpRecord & Partial<TombstoneRecord>;

/** Which RSVPs are removed together. */
interface RemovalScope {
  invitationId: Types.ObjectId;
  since: Date;
  until: Date;
  source?: string;
}

/** An RSVP's position in the order of their creation. */
export type RsvpPosition = Pick<RsvpRecord, 'createdAt' | '_id'>;

/** An RSVP to be removed, and the intent's `op` under which it is. */
interface RsvpToRemove {
  wish: RsvpRecord;
  op: string;
  repeatHash: string;
}

/** A removed RSVP as it is stored. */
export interface StoredRemovedRsvp {
  _id: Types.ObjectId;
  removed: RemovedRsvp;
}

/**
 * RSVPs that are removed together and may be brought back for a day. A removed RSVP is a tombstone that carries the
 * RSVP in `removed`: no list, count or unique key sees it, and nothing but an undo turns it into an RSVP again.
 */
@Injectable()
export class RemovedRsvpsRepository {
  private readonly collection: mongo.Collection<Stored>;

  constructor(@InjectModel(RSVP_MODEL) model: Model<Stored>) {
    this.collection = model.collection as unknown as mongo.Collection<Stored>;
  }

  /** RSVPs of a scope, newest first, after a place; without those of families, which the couple know. */
  toRemove({ invitationId, since, until, source }: RemovalScope, after: RsvpPosition | undefined, limit: number) {
    const last = after?.createdAt ?? until;
    // `$nor`, because with `$or` the planner would compare two plans.
    const isLater = after && { $nor: [{ createdAt: after.createdAt, _id: { $gte: after._id } }] };
    return this.collection
      .find<RsvpRecord>({
        invitationId,
        createdAt: { $gte: since, $lte: last },
        familyId: { $exists: false },
        ...(source !== undefined && { source }),
        ...isLater,
      })
      .hint(RSVPS_NEWEST_FIRST)
      .sort(RSVP_ORDER)
      .limit(limit)
      .toArray();
  }

  /**
   * Turns RSVPs that are still as they were read into removed ones.
   * @param expireAt when they are removed for good; absent: by `purge`
   * @returns whether all of them are
   */
  async remove(removal: string, rsvps: readonly RsvpToRemove[], expireAt?: Date): Promise<boolean> {
    const { matchedCount } = await this.collection.bulkWrite(
      rsvps.map(({ wish: { _id, op: _op, ...content }, op, repeatHash }) => ({
        updateOne: {
          filter: { _id, rev: content.rev },
          update: {
            $set: {
              op,
              void: true as const,
              repeatHash,
              removed: { ...content, removal },
              ...(expireAt && { expireAt }),
            },
            $unset: RSVP_CONTENT,
          },
        },
      })),
      { ordered: false },
    );
    return matchedCount === rsvps.length;
  }

  /** Removed RSVPs by creation, after a position. */
  removed(
    invitationId: Types.ObjectId,
    removal: string,
    after: RsvpPosition | undefined,
    limit: number,
  ): Promise<StoredRemovedRsvp[]> {
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
      .hint(REMOVED_RSVPS)
      .sort({ 'removed.createdAt': 1, _id: 1 })
      .limit(limit)
      .map((rsvp) => rsvp as StoredRemovedRsvp)
      .toArray();
  }

  /** How many RSVPs of a removal could be brought back; counted in the index. */
  count(invitationId: Types.ObjectId, removal: string): Promise<number> {
    const filter = { 'removed.invitationId': invitationId, 'removed.removal': removal };
    return this.collection.countDocuments(filter, { hint: REMOVED_RSVPS });
  }

  /**
   * Turns removed RSVPs into RSVPs again, each under its `op`.
   * @returns whether all of them are
   * @throws a duplicate key error when one of them must not be written any more
   */
  async restore(rsvps: readonly (StoredRemovedRsvp & { op: string })[]): Promise<boolean> {
    const { matchedCount } = await this.collection.bulkWrite(
      rsvps.map(({ _id, removed: { removal, rev, ...content }, op }) => ({
        updateOne: {
          filter: { _id, 'removed.removal': removal },
          update: {
            $set: { ...content, op, rev: rev + 1 },
            $unset: { void: 1 as const, expireAt: 1 as const, repeatHash: 1 as const, removed: 1 as const },
          },
        },
      })),
      { ordered: false },
    );
    return matchedCount === rsvps.length;
  }

  /** Leaves of some removed RSVPs what a tombstone needs. @returns how many there were, at most `limit` */
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

  /** Removes the source of some RSVPs from before a moment. @returns how many there were, at most `limit` */
  async forgetSources(before: Date, limit: number): Promise<number> {
    const found = await this.collection
      .find({ source: { $exists: true }, createdAt: { $lt: before } }, { projection: { _id: 1 } })
      .hint(RSVPS_WITH_SOURCE)
      .limit(limit)
      .toArray();
    if (found.length > 0) {
      await this.collection.updateMany({ _id: { $in: found.map(({ _id }) => _id) } }, { $unset: { source: 1 } });
    }
    return found.length;
  }

  /** What the search for floods reads of the RSVPs with a source, newest first. */
  withSource(invitationId: Types.ObjectId, since: Date) {
    return this.collection
      .find<Pick<RsvpRecord, '_id' | 'createdAt' | 'from' | 'attendanceCount'> & { source: string }>(
        { invitationId, createdAt: { $gte: since }, source: { $exists: true } },
        { projection: { createdAt: 1, from: 1, attendanceCount: 1, source: 1 } },
      )
      .hint(RSVPS_NEWEST_FIRST)
      .sort(RSVP_ORDER)
      .batchSize(150);
  }

  /** The source of an RSVP; nothing when it has none any more. */
  async sourceOf(invitationId: Types.ObjectId, _id: Types.ObjectId): Promise<string | undefined> {
    return (await this.collection.findOne({ _id, invitationId }, { projection: { source: 1 } }))?.source;
  }
}
