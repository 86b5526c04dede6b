import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { mongo, type Connection, type Types } from 'mongoose';
import type { AttendanceRecord } from '../modules/attendance/attendance.schema.js';

/** Of the counter document, what changes for a moment with every answer and shows on no page. */
const NOT_SHOWN = { pending: 0, answers: 0 };
const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
/** A wish that is changed counts its writes. */
const VERSION = { _id: 1, rev: 1 } as const;

/** What the counter document says of the changes of a card's lists. */
type Notes = Pick<AttendanceRecord, 'pending' | 'changes'>;

/** A card's counter document as it is stored, which is enough to tell that nothing of the card has changed. */
export interface Glance {
  /** None where there is no such document. */
  bytes: Buffer | undefined;
  /** Looks into the bytes: whether no change is under way, so that the same bytes mean the same card. */
  isSettled(): boolean;
  /** When the oldest change began that is under way and moves no seat. */
  since(): Date | undefined;
}

/** Beyond that it is left to those who count long lists. */
const MOST_COUNTED = 1_000;

/**
 * Tells whether a page would be made of the same as before: the stored documents of an invitation as the bytes that the
 * database sends, without a look into them. One command, which costs both sides a fraction of the reads that make a page.
 */
@Injectable()
export class PageFactsRepository {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * The counter document, whose `version` is another one with every change of the card, whatever of it changes:
   * docs/decisions/153-a-glance-at-a-card.md. It costs the database a fifth of the facts.
   */
  async glance(_id: Types.ObjectId): Promise<Glance> {
    const found = (await this.connection.collection('attendances').findOne({ _id }, { raw: true })) as unknown;
    const bytes = found instanceof Uint8Array ? Buffer.from(found.buffer, found.byteOffset, found.length) : undefined;
    const notes = (): Partial<Notes> => (bytes ? mongo.BSON.deserialize(bytes) : {});
    return {
      bytes,
      isSettled: () => {
        const { pending, changes = [] } = notes();
        return pending?.length === 0 && changes.length === 0;
      },
      since: () => notes().changes?.[0]?.at,
    };
  }

  /**
   * Everything that the page of an invitation is made of, but the design.
   * @param wishes how many of the newest ones it shows
   * @returns the bytes, and whether there are so many wishes that the bytes don't say how many
   */
  async read(_id: Types.ObjectId, wishes: number): Promise<{ bytes: Buffer; uncounted: boolean }> {
    const listed = { $match: { invitationId: _id, hasMessage: true } };
    const ofInvitation = { $match: { invitationId: _id } };
    const documents = this.connection.collection('invitations').aggregate(
      [
        { $match: { _id } },
        { $unionWith: { coll: 'orders', pipeline: [ofInvitation] } },
        { $unionWith: { coll: 'attendances', pipeline: [{ $match: { _id } }, { $project: NOT_SHOWN }] } },
        { $unionWith: { coll: 'gifts', pipeline: [ofInvitation] } },
        { $unionWith: { coll: 'photos', pipeline: [ofInvitation] } },
        {
          $unionWith: {
            coll: 'wishes',
            pipeline: [listed, { $sort: NEWEST_FIRST }, { $limit: wishes }, { $project: VERSION }],
          },
        },
        { $unionWith: { coll: 'wishes', pipeline: [listed, { $limit: MOST_COUNTED }, { $count: 'wishes' }] } },
      ],
      { raw: true },
    );
    // With `raw` the driver hands on each document's bytes.
    const found = (await documents.toArray()) as unknown as Uint8Array[];
    // No wish, no count: the last document is another then, and has no such field.
    const last = found.at(-1);
    const counted = last && (mongo.BSON.deserialize(last) as { wishes?: number }).wishes;
    return { bytes: Buffer.concat(found), uncounted: counted === MOST_COUNTED };
  }
}
