import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { isFull } from '@serikad/shared/rsvp/seats';
import { mongo, type Connection, type Types } from 'mongoose';
import { SEATS_STATE } from '../modules/rsvp/seats/seats.repository.js';
import type { GiftRecord } from '../modules/gifts/gift.schema.js';
import { GIFT_ORDER } from '../modules/gifts/gifts.repository.js';
import { COMPLETE } from '../media/records/image-slots.js';
import type { StoredInvitation } from '../modules/invitations/stored-invitation.js';
import type { PhotoRecord } from '../modules/photos/photo.schema.js';
import { PHOTO_ORDER } from '../modules/photos/photos.repository.js';
import { RSVP_ORDER } from '../modules/rsvp/responses/rsvp.schema.js';
import { PUBLIC_RSVP, type PublicWish } from '../modules/rsvp/responses/rsvp.view.js';

type Document = mongo.BSON.Document;

/** The stored documents that an invitation's page is rendered from, except the design. */
export interface PageSource {
  /** Equal bytes render to the same page: the documents' BSON, and of the attendance whether seats are left. */
  bytes: Buffer;
  /** Decodes the documents. */
  records(): StoredInvitation;
  /** Decodes the newest wishes. */
  wishes(): PublicWish[];
}

/** One document of the result; its only field names what it is. */
type Tagged = { [kind in 'invitation' | 'order' | 'attendance']?: StoredInvitation[kind] } & {
  gift?: GiftRecord;
  photo?: PhotoRecord;
  wish?: PublicWish;
};

/** Reads the stored documents of an invitation's page with one command, as BSON: comparing needs no decoding. */
@Injectable()
export class PageSourceRepository {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * @param wishes how many of the newest wishes to read
   * @param session the id of a further session that the page is about
   */
  async read(_id: Types.ObjectId, wishes: number, session?: string): Promise<PageSource> {
    const worded = { $match: { invitationId: _id, hasMessage: true } };
    const whole = { $match: { invitationId: _id, ...COMPLETE } };
    const documents = this.connection.collection('invitations').aggregate(
      [
        { $match: { _id } },
        as('invitation'),
        from('orders', { $match: { invitationId: _id } }, as('order')),
        from(
          'attendances',
          { $match: { _id } },
          {
            $project: {
              ...SEATS_STATE,
              sessionTimes: SESSION_TIMES,
              ...(session && { [`sessionSeats.${session}.about`]: 1 }),
            },
          },
          as('attendance'),
        ),
        from('gifts', whole, { $sort: GIFT_ORDER }, as('gift')),
        from('photos', whole, { $sort: PHOTO_ORDER }, as('photo')),
        from('wishes', worded, { $sort: RSVP_ORDER }, { $limit: wishes }, { $project: PUBLIC_RSVP }, as('wish')),
      ],
      { raw: true },
    );
    // With `raw` the driver returns each document's bytes.
    const found = (await documents.toArray()) as unknown as Uint8Array[];
    const [attendance, others] = partition(found, (bytes) => kindOf(bytes) === 'attendance');
    const states = attendance.map(decoded);
    const tagged = (): Tagged[] => [...others.map(decoded), ...states];
    return {
      bytes: Buffer.concat([Buffer.from(JSON.stringify(states.map(asShown))), ...others]),
      records: () => recordsOf(tagged()),
      wishes: () => tagged().flatMap(({ wish: rsvp = [] }) => rsvp),
    };
  }
}

/** When the further sessions are, without what RSVPs change in them; `null` where there are none. */
const SESSION_TIMES = {
  $map: {
    input: { $objectToArray: '$sessionSeats' },
    as: 'session',
    in: { date: '$$session.v.about.date', startTime: '$$session.v.about.startTime' },
  },
};

const as = (kind: string): Document => ({ $replaceWith: { [kind]: '$$ROOT' } });
const from = (coll: string, ...pipeline: Document[]): Document => ({ $unionWith: { coll, pipeline } });
const decoded = (bytes: Uint8Array): Tagged => mongo.BSON.deserialize(bytes);

function partition<Item>(items: readonly Item[], belongs: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(belongs), items.filter((item) => !belongs(item))];
}

/**
 * The name of a document's only field: BSON has it after the length (4 bytes)
 * and the field's type (1), zero-terminated.
 */
function kindOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1', 5, bytes.indexOf(0, 5));
}

/** Pages show whether seats are left, not the number of guests: most RSVPs change nothing here. */
function asShown({ attendance }: Tagged): object | undefined {
  return attendance && { ...attendance, taken: isFull(attendance.totalLimit, attendance.taken) };
}

function recordsOf(documents: readonly Tagged[]): StoredInvitation {
  return {
    invitation: documents.find(({ invitation }) => invitation)?.invitation,
    order: documents.find(({ order }) => order)?.order,
    attendance: documents.find(({ attendance }) => attendance)?.attendance,
    gifts: documents.flatMap(({ gift = [] }) => gift),
    photos: documents.flatMap(({ photo = [] }) => photo),
  };
}
