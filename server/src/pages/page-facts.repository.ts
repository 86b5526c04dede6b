import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { mongo, type Connection, type Types } from 'mongoose';
import { ATTENDANCE_STATE } from '../modules/attendance/attendance.repository.js';
import type { AttendanceRecord } from '../modules/attendance/attendance.schema.js';
import type { GiftRecord } from '../modules/gifts/gift.schema.js';
import { GIFT_ORDER } from '../modules/gifts/gifts.repository.js';
import { WHOLE } from '../modules/image-records/image-places.js';
import type { CardRecords } from '../modules/invitations/card-records.js';
import type { PhotoRecord } from '../modules/photos/photo.schema.js';
import { PHOTO_ORDER } from '../modules/photos/photos.repository.js';
import { PUBLIC_WISH, type PublicWish } from '../modules/wishes/wish.view.js';

type Document = mongo.BSON.Document;

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

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

/** Everything stored that an invitation's page is made of, but its design. */
export interface PageRecords extends CardRecords {
  /** The newest ones. */
  wishes: readonly PublicWish[];
}

/** What a page is made of. */
export interface PageFacts {
  /** As the database sends them: the same bytes make the same page. */
  bytes: Buffer;
  /** How many wishes there are; none when there are so many that the bytes don't say. */
  wishTotal: number | undefined;
  /** Looks into the bytes. */
  records(): PageRecords;
}

/** A document says in its only field what it is. */
type Tagged = { [kind in 'invitation' | 'order' | 'attendance']?: PageRecords[kind] } & {
  gift?: GiftRecord;
  photo?: PhotoRecord;
  wish?: PublicWish;
  wishes?: number;
};

/** Beyond that it is left to those who count long lists. */
const MOST_COUNTED = 1_000;

/**
 * Reads what an invitation's page is made of by one command, which costs the database a fraction of the reads that every
 * part would make for itself; and tells by the bytes alone whether the page would be the same as before.
 */
@Injectable()
export class PageFactsRepository {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * The counter document, whose `version` is another one with every change of the card, whatever of it changes:
   * docs/decisions/153-a-glance-at-a-card.md. It costs the database a fifth of the facts.
   */
  async glance(_id: Types.ObjectId): Promise<Glance> {
    const found = await this.storedCounter(_id);
    const bytes = found && Buffer.from(found.buffer, found.byteOffset, found.length);
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
   * Asked by a bare command, whose way through the driver is half as long as that of `findOne`: no cursor is made for it.
   * What it lacks is the second try over another connection, so that is what follows when the first one is lost. Not when
   * it gave no reply: whoever has waited for so long is told so.
   */
  private async storedCounter(_id: Types.ObjectId): Promise<Uint8Array | undefined> {
    const { db } = this.connection;
    if (!db) throw new mongo.MongoNotConnectedError('not connected');
    try {
      const { cursor } = (await db.command(
        { find: 'attendances', filter: { _id }, limit: 1, singleBatch: true },
        // The documents in it as their bytes.
        { fieldsAsRaw: { firstBatch: true } },
      )) as { cursor: { firstBatch: Uint8Array[] } };
      return cursor.firstBatch[0];
    } catch (error) {
      const isLost = error instanceof mongo.MongoNetworkError && !(error instanceof mongo.MongoNetworkTimeoutError);
      if (!isLost) throw error;
      const found = (await this.connection.collection('attendances').findOne({ _id }, { raw: true })) as unknown;
      return found instanceof Uint8Array ? found : undefined;
    }
  }

  /**
   * Everything that the page of an invitation is made of, but the design.
   * @param wishes how many of the newest ones it shows
   */
  async read(_id: Types.ObjectId, wishes: number): Promise<PageFacts> {
    const worded = { $match: { invitationId: _id, hasMessage: true } };
    const whole = { $match: { invitationId: _id, ...WHOLE } };
    const documents = this.connection
      .collection('invitations')
      .aggregate(
        [
          { $match: { _id } },
          as('invitation'),
          from('orders', { $match: { invitationId: _id } }, as('order')),
          from('attendances', { $match: { _id } }, { $project: ATTENDANCE_STATE }, as('attendance')),
          from('gifts', whole, { $sort: GIFT_ORDER }, as('gift')),
          from('photos', whole, { $sort: PHOTO_ORDER }, as('photo')),
          from('wishes', worded, { $sort: NEWEST_FIRST }, { $limit: wishes }, { $project: PUBLIC_WISH }, as('wish')),
          from('wishes', worded, { $limit: MOST_COUNTED }, { $count: 'wishes' }),
        ],
        { raw: true },
      );
    // With `raw` the driver hands on each document's bytes.
    const found = (await documents.toArray()) as unknown as Uint8Array[];
    // No wish, no count: the last document is another then, and has no such field.
    const last = found.at(-1);
    const { wishes: wishTotal = 0 } = last ? decoded(last) : {};
    return {
      bytes: Buffer.concat(found),
      wishTotal: wishTotal === MOST_COUNTED ? undefined : wishTotal,
      records: () => recordsOf(found.map(decoded)),
    };
  }
}

const as = (kind: string): Document => ({ $replaceWith: { [kind]: '$$ROOT' } });
const from = (coll: string, ...pipeline: Document[]): Document => ({ $unionWith: { coll, pipeline } });
const decoded = (bytes: Uint8Array): Tagged => mongo.BSON.deserialize(bytes);

function recordsOf(documents: readonly Tagged[]): PageRecords {
  return {
    invitation: documents.find(({ invitation }) => invitation)?.invitation,
    order: documents.find(({ order }) => order)?.order,
    attendance: documents.find(({ attendance }) => attendance)?.attendance,
    gifts: documents.flatMap(({ gift = [] }) => gift),
    photos: documents.flatMap(({ photo = [] }) => photo),
    wishes: documents.flatMap(({ wish = [] }) => wish),
  };
}
