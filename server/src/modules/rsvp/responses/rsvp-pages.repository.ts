import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type mongo, Types } from 'mongoose';
import type { RsvpCursor } from '@serikad/shared/rsvp/rsvp-cursor';
import { batchesOf } from '../../../common/batches.js';
import { RSVP_ORDER, RSVPS_NEWEST_FIRST, RSVP_MODEL, type RsvpRecord } from './rsvp.schema.js';

const LISTED = {
  _id: 1,
  invitationId: 1,
  from: 1,
  attendanceCount: 1,
  childrenCount: 1,
  willAttend: 1,
  message: 1,
  createdAt: 1,
  withheld: 1,
  waiting: 1,
  hidden: 1,
  rev: 1,
  familyId: 1,
  sessions: 1,
} as const;
/** What a list shows of an RSVP; of hashes and keys it reads nothing. */
export type ListedRsvp = Pick<RsvpRecord, keyof typeof LISTED>;

/** Which RSVPs of an invitation. */
export interface RsvpScope {
  invitationId: Types.ObjectId;
  /** Leaves out RSVPs without a message, which only the owner sees. */
  withMessage: boolean;
  /** Of those without, includes the ones whose message is hidden or waits. */
  withHeld?: true;
}

/**
 * Rows that are read at a time: few enough to keep no other request waiting while they are worked on, and to be gone
 * again before they count as long-lived. With 500 the process grew ten times as much over an export.
 */
const ROWS_AT_A_TIME = 150;

/** Reads the RSVPs in the order of the list, by the one index that has this order and holds who left a message. */
@Injectable()
export class RsvpPagesRepository {
  /** The driver's own collection: a thousand rows through the model's casting cost this process twice the time. */
  private readonly collection: mongo.Collection<RsvpRecord>;

  constructor(@InjectModel(RSVP_MODEL) model: Model<RsvpRecord>) {
    this.collection = model.collection as unknown as mongo.Collection<RsvpRecord>;
  }

  /** RSVPs of a scope, newest first: those after the row `before`, then `skip` fewer. */
  page(
    scope: RsvpScope,
    { before, skip, limit }: { before?: RsvpCursor | null; skip: number; limit: number },
  ): Promise<ListedRsvp[]> {
    return this.collection
      .find<ListedRsvp>({ ...filterOf(scope), ...(before && after(before)) }, { projection: LISTED })
      .hint(RSVPS_NEWEST_FIRST)
      .sort(RSVP_ORDER)
      .skip(skip)
      .limit(limit)
      .toArray();
  }

  /** How many RSVPs there are; counted in the index. */
  count(scope: RsvpScope): Promise<number> {
    return this.collection.countDocuments(filterOf(scope), { hint: RSVPS_NEWEST_FIRST });
  }

  /** All RSVPs of an invitation, newest first, some hundreds at a time; ending the iteration closes the cursor. */
  all(invitationId: Types.ObjectId): AsyncGenerator<ListedRsvp[]> {
    return batchesOf(
      this.collection
        .find<ListedRsvp>(filterOf({ invitationId, withMessage: false }), { projection: LISTED })
        .hint(RSVPS_NEWEST_FIRST)
        .sort(RSVP_ORDER)
        .batchSize(ROWS_AT_A_TIME),
    );
  }
}

const HELD = (['withheld', 'waiting', 'hidden'] as const).map((field) => ({ [field]: { $exists: true } }));

function filterOf({ invitationId, withMessage, withHeld }: RsvpScope): mongo.Filter<RsvpRecord> {
  const worded = withHeld ? { $or: [{ hasMessage: true }, ...HELD] } : { hasMessage: true };
  return { invitationId, ...(withMessage && worded) };
}

/** The rows after one of them, by a range of the index. With `$or` the planner would compare two plans for it. */
function after({ createdAt, _id }: RsvpCursor): mongo.Filter<RsvpRecord> {
  return { createdAt: { $lte: createdAt }, $nor: [{ createdAt, _id: { $gte: new Types.ObjectId(_id) } }] };
}
