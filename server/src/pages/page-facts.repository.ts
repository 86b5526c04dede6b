import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { isFull } from '@serikad/shared/wishes/attendance';
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

/** Everything stored that a page is made of, but its design: the same bytes make the same page. */
export interface PageFacts {
  /** As the database sends it; of how many come, only whether there is room. */
  card: Buffer;
  /** The newest ones, as the database sends them. */
  wishes: Buffer;
  /** Looks into the card's bytes. */
  records(): CardRecords;
  /** Looks into the wishes'. */
  newest(): PublicWish[];
}

/** A document says in its only field what it is. */
type Tagged = { [kind in 'invitation' | 'order' | 'attendance']?: CardRecords[kind] } & {
  gift?: GiftRecord;
  photo?: PhotoRecord;
  wish?: PublicWish;
};

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
   * @param wishes how many of the newest ones
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
        ],
        { raw: true },
      );
    // With `raw` the driver hands on each document's bytes.
    const found = (await documents.toArray()) as unknown as Uint8Array[];
    const kinds = found.map(kindOf);
    const those = (belong: (kind: string) => boolean): Uint8Array[] => found.filter((_, at) => belong(kinds[at] ?? ''));
    const attendance = those((kind) => kind === 'attendance').map(decoded);
    const [newest, card] = [
      those((kind) => kind === 'wish'),
      those((kind) => kind !== 'wish' && kind !== 'attendance'),
    ];
    return {
      card: Buffer.concat([...card, Buffer.from(JSON.stringify(attendance.map(asShown)))]),
      wishes: Buffer.concat(newest),
      records: () => recordsOf([...card.map(decoded), ...attendance]),
      newest: () => newest.map(decoded).flatMap(({ wish = [] }) => wish),
    };
  }
}

const as = (kind: string): Document => ({ $replaceWith: { [kind]: '$$ROOT' } });
const from = (coll: string, ...pipeline: Document[]): Document => ({ $unionWith: { coll, pipeline } });
const decoded = (bytes: Uint8Array): Tagged => mongo.BSON.deserialize(bytes);

/** The name of its field, which ends with a zero behind its length of four bytes and that field's type of one. */
function kindOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1', 5, bytes.indexOf(0, 5));
}

/** Pages don't show how many come, so one more makes none anew unless it was the last seat. */
function asShown({ attendance }: Tagged): object | undefined {
  return attendance && { ...attendance, taken: isFull(attendance.totalLimit, attendance.taken) };
}

function recordsOf(documents: readonly Tagged[]): CardRecords {
  return {
    invitation: documents.find(({ invitation }) => invitation)?.invitation,
    order: documents.find(({ order }) => order)?.order,
    attendance: documents.find(({ attendance }) => attendance)?.attendance,
    gifts: documents.flatMap(({ gift = [] }) => gift),
    photos: documents.flatMap(({ photo = [] }) => photo),
  };
}
