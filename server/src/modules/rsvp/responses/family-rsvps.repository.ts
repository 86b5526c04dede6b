import { randomUUID } from 'node:crypto';
import type { OpenTotals } from '@serikad/shared/guest-list/family.types';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type mongo, Types } from 'mongoose';
import { BatchQueue } from '../../../common/batch-queue.js';
import { isDuplicateKey } from '../../../common/database-errors.js';
import type { FamilyRsvpRecord, LinkedFamily } from './family-rsvp.js';
import type { StoredRemovedRsvp } from './removed-rsvps.repository.js';
import {
  REMOVED_RSVPS,
  RSVP_MODEL,
  RSVPS_NEWEST_FIRST,
  RSVPS_OF_FAMILIES,
  type RsvpRecord,
  type TombstoneRecord,
} from './rsvp.schema.js';

const ANY_ID = { $gt: new Types.ObjectId('0'.repeat(24)) };

type FamilyIds = Pick<LinkedFamily, 'id' | 'invitationId'>;
type Stored = RsvpRecord & Partial<TombstoneRecord>;

/** Reads families' RSVPs by the index of one RSVP of each family, and sums up the others. */
@Injectable()
export class FamilyRsvpsRepository {
  private readonly collection: mongo.Collection<Stored>;
  // Families of one invitation that send an RSVP at the same time share a query.
  private readonly reads = new BatchQueue<FamilyIds, FamilyRsvpRecord | null>({
    keyOf: ({ invitationId }) => invitationId,
    maxBatchSize: 100,
    work: async (families) => {
      const ids = families.map(({ id }) => new Types.ObjectId(id));
      const found = await this.read(families[0]?.invitationId ?? '', { $in: ids, $exists: true });
      return families.map(({ id }) => ({
        ok: true,
        value: found.find(({ familyId }) => familyId.toHexString() === id) ?? null,
      }));
    },
  });

  constructor(@InjectModel(RSVP_MODEL) model: Model<Stored>) {
    this.collection = model.collection as unknown as mongo.Collection<Stored>;
  }

  find({ id, invitationId }: FamilyIds): Promise<FamilyRsvpRecord | null> {
    return this.reads.run({ id, invitationId });
  }

  /** All of an invitation, of which there are as many as families at most. */
  ofInvitation(invitationId: string): Promise<FamilyRsvpRecord[]> {
    return this.read(invitationId, { $exists: true });
  }

  /** The persons of the other RSVPs of an invitation: those of its open page. */
  async openTotals(invitationId: string): Promise<OpenTotals> {
    const [sum] = await this.collection
      .aggregate<Record<'persons' | 'children', number>>(
        [
          { $match: { invitationId: new Types.ObjectId(invitationId), familyId: { $exists: false } } },
          { $group: { _id: null, persons: { $sum: '$attendanceCount' }, children: { $sum: '$childrenCount' } } },
        ],
        { hint: RSVPS_NEWEST_FIRST },
      )
      .toArray();
    const { persons = 0, children = 0 } = sum ?? {};
    return { adults: persons - children, children };
  }

  /** Those of all families of the shop; counted in the index. */
  count(): Promise<number> {
    return this.collection.countDocuments({ invitationId: ANY_ID, familyId: ANY_ID }, { hint: RSVPS_OF_FAMILIES });
  }

  /** The RSVP that was removed with a family; nothing when it is there again, or was purged. */
  findRemoved(invitationId: Types.ObjectId, removal: string): Promise<StoredRemovedRsvp | null> {
    return this.collection.findOne<StoredRemovedRsvp>(
      { 'removed.invitationId': invitationId, 'removed.removal': removal },
      { projection: { removed: 1 }, hint: REMOVED_RSVPS },
    );
  }

  /** Makes sure that no RSVP is written under an `_id`. @returns false when there is an RSVP or a tombstone already */
  async insertTombstone(_id: Types.ObjectId, expireAt: Date): Promise<boolean> {
    try {
      await this.collection.insertOne({ _id, op: randomUUID(), void: true, expireAt } as Stored);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  private read(invitationId: string, familyId: mongo.Condition<Types.ObjectId>): Promise<FamilyRsvpRecord[]> {
    return this.collection
      .find<FamilyRsvpRecord>({ invitationId: new Types.ObjectId(invitationId), familyId })
      .hint(RSVPS_OF_FAMILIES)
      .toArray();
  }
}
