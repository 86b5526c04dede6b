import { randomBytes } from 'node:crypto';
import type { mongo, Types } from 'mongoose';
import type { FaultPoint } from '../../common/faults.js';
import type { AlbumPhotoRecord } from '../../modules/album/album-photo.schema.js';
import type { AlbumRecord } from '../../modules/album/album.schema.js';
import type { AuditRecord } from '../../modules/audit/audit.schema.js';
import type { GiftRecord } from '../../modules/gifts/gift.schema.js';
import type { DoorEventRecord } from '../../modules/guest-list/records/door-event.schema.js';
import type { FamilyRecord } from '../../modules/guest-list/records/family.schema.js';
import type { GuestListRecord } from '../../modules/guest-list/records/guest-list.schema.js';
import type { RsvpRecord, TombstoneRecord } from '../../modules/rsvp/responses/rsvp.schema.js';

/** Documents of one write, so that neither a long one nor a stop of the server holds the others up. */
const BATCH = 500;

export interface ErasedInvitation {
  readonly db: mongo.Db;
  readonly _id: Types.ObjectId;
  readonly orderId: Types.ObjectId;
  readonly signal?: AbortSignal | undefined;
  readonly reach?: ((point: FaultPoint) => Promise<void> | void) | undefined;
}

type StoredRsvp = RsvpRecord & Partial<TombstoneRecord>;

/** What is not erased yet, by collection. */
const notErased = (_id: Types.ObjectId) => ({
  wishes: { invitationId: _id, from: { $gt: '' } },
  removed: { 'removed.invitationId': _id, 'removed.from': { $gt: '' } },
  families: { invitationId: _id, name: { $gt: '' } },
  gifts: { invitationId: _id, 'reservation.name': { $gt: '' } },
  // Names of walk-ins, and of the helpers who let guests in.
  doorEvents: { invitationId: _id, $or: [{ name: { $gt: '' } }, { by: { $gt: '' } }] },
  // Who added photos, and by which device.
  albumPhotos: { invitationId: _id, $or: [{ name: { $gt: '' } }, { guest: { $gt: '' } }] },
});

export async function hasGuestData({ db, _id }: ErasedInvitation): Promise<boolean> {
  const { wishes, removed, families, gifts, doorEvents, albumPhotos } = notErased(_id);
  const found = await Promise.all([
    db.collection('wishes').findOne(wishes),
    db.collection('wishes').findOne(removed),
    db.collection('families').findOne(families),
    db.collection('gifts').findOne(gifts),
    db.collection('door_events').findOne(doorEvents),
    db.collection('album_photos').findOne(albumPhotos),
  ]);
  return found.some((document) => document !== null);
}

/**
 * Erases names, phone numbers and notes of the guests of an invitation, and ends their personal links, the helpers' and
 * the door's. What is counted stays: who answered what, seats, states, that a gift is reserved; and the text of the
 * wishes and the photos of the album. Safe to repeat; what was erased is not found again.
 * @returns how many persons' data it was: RSVPs of the open form and families
 */
export async function eraseGuestData(of: ErasedInvitation): Promise<number> {
  const { db, _id, orderId, reach } = of;
  const { wishes, removed, families, gifts, doorEvents, albumPhotos } = notErased(_id);
  const rsvps = db.collection<StoredRsvp>('wishes');
  const emptied = { $set: { from: '', bodyHash: '' }, $unset: { source: 1 as const }, $inc: { rev: 1 } };
  const answers = await inBatches(of, rsvps, { ...wishes, familyId: { $exists: false } }, (ids) =>
    rsvps.updateMany({ _id: { $in: ids } }, emptied),
  );
  await inBatches(of, rsvps, wishes, (ids) => rsvps.updateMany({ _id: { $in: ids } }, emptied));
  await inBatches(of, rsvps, removed, (ids) =>
    rsvps.updateMany(
      { _id: { $in: ids } },
      {
        $set: { 'removed.from': '', 'removed.bodyHash': '' },
      },
    ),
  );
  // What the seller wrote of a wish may name its guest.
  await rsvps.updateMany({ invitationId: _id, 'withheld.reason': { $gt: '' } }, { $set: { 'withheld.reason': '' } });
  await db.collection<AuditRecord>('audit_entries').updateMany(
    {
      'subject.kind': 'order',
      'subject.id': orderId.toHexString(),
      action: { $in: ['order.wish-withheld', 'order.wish-shown'] },
    },
    { $unset: { 'details.reason': 1 } },
  );
  await reach?.('guest-data.answers-erased');

  const documents = db.collection<FamilyRecord>('families');
  const erasedFamilies = await inBatches(of, documents, families, (ids) =>
    documents.bulkWrite(
      ids.map((id) => ({
        updateOne: {
          filter: { _id: id },
          update: {
            // Of no token: the link is unknown from now on.
            $set: { name: '', title: '', note: '', table: '', bodyHash: '', tokenHash: noHash() },
            $unset: { phone: 1, chats: 1 },
            $inc: { rev: 1 },
          },
        },
      })),
    ),
  );
  await db
    .collection<GuestListRecord>('guest_lists')
    .updateOne({ _id, $or: ENDED_FIELDS.map((field) => ({ [field]: { $exists: true } })) }, {
      $unset: { 'branches.$[].helperHash': 1, 'door.hash': 1, queues: 1 },
      $inc: { revision: 1 },
    } as object);
  const checkIns = db.collection<DoorEventRecord>('door_events');
  await inBatches(of, checkIns, doorEvents, (ids) =>
    checkIns.updateMany({ _id: { $in: ids } }, { $set: { name: '', by: '' } }),
  );
  await reach?.('guest-data.families-erased');
  // The photos are the couple's, as wishes are.
  const photos = db.collection<AlbumPhotoRecord>('album_photos');
  await inBatches(of, photos, albumPhotos, (ids) =>
    photos.updateMany({ _id: { $in: ids } }, { $set: { name: '', guest: '' } }),
  );
  await db
    .collection<AlbumRecord>('albums')
    .updateOne({ _id, 'entries.g': { $gt: '' } }, { $set: { 'entries.$[].g': '' }, $unset: { unfinished: 1 } });
  await db
    .collection<GiftRecord>('gifts')
    .updateMany(gifts, { $set: { reservation: { name: '', contactNo: '', notes: '' } }, $unset: { reservedBy: 1 } });
  return answers + erasedFamilies;
}

/** Fields of a list that end with the erasure: helper links, the door link, sending queues. */
const ENDED_FIELDS = ['branches.helperHash', 'door.hash', 'queues'];

/** Looks like the hash of a token. */
const noHash = (): string => randomBytes(32).toString('base64url');

async function inBatches<T extends { _id: Types.ObjectId }>(
  { signal }: ErasedInvitation,
  collection: mongo.Collection<T>,
  filter: object,
  erase: (ids: Types.ObjectId[]) => Promise<unknown>,
): Promise<number> {
  let erased = 0;
  for (;;) {
    signal?.throwIfAborted();
    const found = collection.find(filter, { projection: { _id: 1 } }).limit(BATCH);
    const ids = (await found.toArray()).map(({ _id }) => _id as Types.ObjectId);
    if (ids.length === 0) return erased;
    await erase(ids);
    erased += ids.length;
  }
}
