import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, mongo, Types } from 'mongoose';
import { isShown } from './rsvp.repository.js';
import { RSVP_MODEL, type RsvpRecord } from './rsvp.schema.js';

const REVIEWED = { message: 1, withheld: 1, waiting: 1, hidden: 1, rev: 1 } as const;
export type ReviewedRsvp = Pick<RsvpRecord, '_id' | keyof typeof REVIEWED>;

/**
 * What the couple decide about the messages of many RSVPs: one command for a batch, each write decided by the `rev`.
 */
@Injectable()
export class ReviewedRsvpsRepository {
  private readonly collection: mongo.Collection<RsvpRecord>;

  constructor(@InjectModel(RSVP_MODEL) model: Model<RsvpRecord>) {
    this.collection = model.collection as unknown as mongo.Collection<RsvpRecord>;
  }

  /** Those of the ids that are RSVPs of the invitation. */
  find(invitationId: Types.ObjectId, _ids: readonly Types.ObjectId[]): Promise<ReviewedRsvp[]> {
    return this.collection
      .find<ReviewedRsvp>({ _id: { $in: [..._ids] }, invitationId }, { projection: REVIEWED })
      .toArray();
  }

  /** The same, whole. */
  findWhole(invitationId: Types.ObjectId, _ids: readonly Types.ObjectId[]): Promise<RsvpRecord[]> {
    return this.collection.find<RsvpRecord>({ _id: { $in: [..._ids] }, invitationId }).toArray();
  }

  /** Shows the messages of those that are still as they were read; one that the seller hid stays so. */
  approve(rsvps: readonly ReviewedRsvp[]): Promise<void> {
    return this.write(rsvps, ({ message, withheld }) => ({
      $set: { hasMessage: isShown({ message, withheld }) },
      $unset: { waiting: 1, hidden: 1 },
      $inc: { rev: 1 },
    }));
  }

  /** Hides the messages of those that are still as they were read. */
  hide(rsvps: readonly ReviewedRsvp[]): Promise<void> {
    return this.write(rsvps, () => ({
      $set: { hidden: true, hasMessage: false },
      $unset: { waiting: 1 },
      $inc: { rev: 1 },
    }));
  }

  private async write(
    rsvps: readonly ReviewedRsvp[],
    updateOf: (rsvp: ReviewedRsvp) => mongo.UpdateFilter<RsvpRecord>,
  ): Promise<void> {
    if (rsvps.length === 0) return;
    await this.collection.bulkWrite(
      rsvps.map((rsvp) => ({ updateOne: { filter: { _id: rsvp._id, rev: rsvp.rev }, update: updateOf(rsvp) } })),
      { ordered: false },
    );
  }
}
