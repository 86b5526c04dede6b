import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, mongo, Types } from 'mongoose';
import { SEATS_MODEL, type SeatsRecord, type RemovalRecord, type RemovalState } from './seats.schema.js';

/** Most removals that an invitation keeps at a time. */
export const MOST_RSVP_REMOVALS = 20;
const RUNNING: RemovalState[] = ['removing', 'restoring'];

export interface StoredRemoval {
  invitationId: Types.ObjectId;
  removal: RemovalRecord;
}

/** The removals of an invitation, in its counter document: at most one of them runs at a time. */
@Injectable()
export class RemovalRecordsRepository {
  private readonly collection: mongo.Collection<SeatsRecord>;

  constructor(@InjectModel(SEATS_MODEL) model: Model<SeatsRecord>) {
    this.collection = model.collection as unknown as mongo.Collection<SeatsRecord>;
  }

  /** @returns false when another one runs, when there are too many, or when there is no counter document */
  async begin(_id: Types.ObjectId, removal: RemovalRecord): Promise<boolean> {
    const { matchedCount } = await this.collection.updateOne(
      {
        _id,
        'removals.state': { $nin: RUNNING },
        [`removals.${MOST_RSVP_REMOVALS - 1}`]: { $exists: false },
      },
      { $push: { removals: removal } },
    );
    return matchedCount === 1;
  }

  /** Begins to bring back what was removed. @returns false when it can't be any more, or when another one runs */
  async beginRestore(_id: Types.ObjectId, id: string, runner: string, now: Date): Promise<boolean> {
    const { matchedCount } = await this.collection.updateOne(
      {
        _id,
        'removals.state': { $nin: RUNNING },
        removals: { $elemMatch: { id, undoUntil: { $gt: now } } },
      },
      {
        $set: {
          'removals.$[one].state': 'restoring',
          'removals.$[one].runner': runner,
          'removals.$[one].beatAt': now,
        },
      },
      { arrayFilters: [{ 'one.id': id }] },
    );
    return matchedCount === 1;
  }

  /**
   * Takes over a run that has written nothing since a moment.
   * @returns the removal as it is now; nothing when it is not left behind
   */
  async takeOver(
    _id: Types.ObjectId,
    id: string,
    run: { runner: string; now: Date; silentSince: Date },
  ): Promise<RemovalRecord | undefined> {
    const found = await this.collection.findOneAndUpdate(
      { _id, removals: { $elemMatch: { id, state: { $in: RUNNING }, beatAt: { $lt: run.silentSince } } } },
      { $set: { 'removals.$[one].runner': run.runner, 'removals.$[one].beatAt': run.now } },
      { arrayFilters: [{ 'one.id': id }], returnDocument: 'after', projection: { removals: 1 } },
    );
    return found?.removals?.find((removal) => removal.id === id);
  }

  /**
   * Ends the time for an undo, before the RSVPs are deleted for good.
   * @returns false when the time is not over, or an undo has begun
   */
  async endUndo(_id: Types.ObjectId, id: string, now: Date): Promise<boolean> {
    const { matchedCount } = await this.collection.updateOne(
      { _id, removals: { $elemMatch: { id, state: 'removed', undoUntil: { $lte: now } } } },
      // No clock, of whichever server, finds time left for an undo from here on.
      { $set: { 'removals.$[one].undoUntil': new Date(0) } },
      { arrayFilters: [{ 'one.id': id }] },
    );
    return matchedCount === 1;
  }

  /** Extends the lease of a run. @returns false when another process has taken it over */
  async beat(_id: Types.ObjectId, id: string, runner: string, now: Date): Promise<boolean> {
    const { matchedCount } = await this.collection.updateOne(
      { _id, removals: { $elemMatch: { id, runner } } },
      { $set: { 'removals.$[one].beatAt': now } },
      { arrayFilters: [{ 'one.id': id }] },
    );
    return matchedCount === 1;
  }

  /** Notes that a run is over. */
  async end(_id: Types.ObjectId, id: string, runner: string, isLimited: boolean): Promise<void> {
    await this.collection.updateOne(
      { _id, removals: { $elemMatch: { id, runner } } },
      { $set: { 'removals.$[one].state': 'removed', 'removals.$[one].isLimited': isLimited } },
      { arrayFilters: [{ 'one.id': id }] },
    );
  }

  async remove(_id: Types.ObjectId, id: string): Promise<void> {
    await this.collection.updateOne({ _id }, { $pull: { removals: { id } } });
  }

  async find(_id: Types.ObjectId): Promise<RemovalRecord[]> {
    const found = await this.collection.findOne({ _id }, { projection: { removals: 1 } });
    return found?.removals ?? [];
  }

  /** All removals of all invitations, of which there are few at a time. */
  async *all(): AsyncGenerator<StoredRemoval> {
    const cursor = this.collection
      .find({ 'removals.undoUntil': { $exists: true } }, { projection: { removals: 1 } })
      .hint('removals_of_the_last_day');
    for await (const { _id, removals = [] } of cursor) {
      for (const removal of removals) yield { invitationId: _id, removal };
    }
  }
}
