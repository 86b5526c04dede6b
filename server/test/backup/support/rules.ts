import { WHOLE_STATES } from '@serikad/shared/album/album.types';
import { mongo, type Connection } from 'mongoose';
import { pictureKey } from '../../../src/modules/album/album-keys.js';
import type { AlbumPhotoRecord } from '../../../src/modules/album/album-photo.schema.js';
import type { AlbumRecord } from '../../../src/modules/album/album.schema.js';
import type { SeatsRecord } from '../../../src/modules/rsvp/seats/seats.schema.js';
import type { StoredOrder } from '../../../src/modules/orders/records/order.schema.js';
import type { PaymentRecord } from '../../../src/modules/orders/ledger/payment.schema.js';
import { filesOf } from '../../../src/media/images/image-purpose.js';
import type { StoragePort } from '../../../src/media/storage/storage.port.js';

interface Wish {
  invitationId?: mongo.ObjectId;
  attendanceCount: number;
  key?: string;
}

/** Every rule between documents, and between documents and files, that does not hold: none. */
export async function brokenRules(db: Connection, storage: StoragePort): Promise<string[]> {
  return [
    ...(await brokenCounters(db)),
    ...(await brokenLedgers(db)),
    ...(await brokenAlbums(db)),
    ...(await brokenLinks(db, storage)),
  ];
}

/** Counters that don't say what is stored, or more than their limit. */
export async function brokenCounters(db: Connection): Promise<string[]> {
  const wishes = await db
    .collection<Wish>('wishes')
    .find({ key: { $exists: true } })
    .toArray();
  const counters = await db.collection<SeatsRecord>('attendances').find().toArray();
  const known = new Set(counters.map(({ _id }) => _id.toHexString()));
  const strays = wishes.filter(({ invitationId }) => !known.has(String(invitationId)));
  const wrong = counters.flatMap(({ _id, taken, answers, pending, totalLimit }) => {
    const own = wishes.filter(({ invitationId }) => invitationId?.equals(_id));
    const guests = own.reduce((sum, { attendanceCount }) => sum + attendanceCount, 0);
    const said = `taken ${taken} of ${totalLimit}, ${answers} answers, ${pending.length} open`;
    const isRight = taken === guests && answers === own.length && pending.length === 0;
    const fits = totalLimit < 1 || guests <= totalLimit;
    return isRight && fits ? [] : [`${_id.toHexString()}: ${said}; stored: ${guests} guests in ${own.length} answers`];
  });
  return [...wrong, ...strays.map(({ invitationId }) => `an answer without a counter: ${String(invitationId)}`)];
}

/** Orders whose ledger, with what they still carry, is not what they say was paid; people with two unpaid ones. */
export async function brokenLedgers(db: Connection): Promise<string[]> {
  const orders = await db.collection<StoredOrder>('orders').find().toArray();
  const lines = await db.collection<PaymentRecord>('payments').find().toArray();
  const wrong = orders.flatMap(({ _id, paidAmount, outbox = [] }) => {
    const written = lines.filter(({ orderId }) => orderId.equals(_id));
    const carried = outbox.flatMap(({ payment }) =>
      payment && !written.some((line) => line._id.equals(payment._id)) ? [payment] : [],
    );
    const sum = [...written, ...carried].reduce((total, { amount }) => total + amount, 0);
    return sum === paidAmount ? [] : [`${_id.toHexString()}: paid ${paidAmount}, ledger ${sum}`];
  });
  const unpaid = orders.filter(({ paidAmount }) => paidAmount < 1).map(({ userId }) => userId.toHexString());
  const strays = lines.filter(({ orderId }) => !orders.some(({ _id }) => _id.equals(orderId)));
  return [
    ...wrong,
    ...unpaid.filter((user, at) => unpaid.indexOf(user) !== at).map((user) => `two unpaid orders of ${user}`),
    ...strays.map(({ _id }) => `a line of no order: ${_id.toHexString()}`),
  ];
}

/** Albums that don't count what is stored: each photo by an entry, and the bytes of all of them. */
export async function brokenAlbums(db: Connection): Promise<string[]> {
  const albums = await db.collection<AlbumRecord>('albums').find().toArray();
  const photos = await db.collection<AlbumPhotoRecord>('album_photos').find().toArray();
  const entries = albums.flatMap((album) => album.entries.map((entry) => ({ ...entry, album: album._id })));
  const uncounted = photos.filter(
    ({ _id, uuid, bytes, invitationId, state }) =>
      state !== 'removed' &&
      !entries.some(({ p, u, b, album }) => p.equals(_id) && u === uuid && b === bytes && album.equals(invitationId)),
  );
  const empty = entries.filter(({ u }) => !photos.some(({ uuid }) => uuid === u));
  return [
    ...albums.flatMap(({ _id, bytes, entries: own }) => {
      const sum = own.reduce((all, { b }) => all + b, 0);
      return sum === bytes ? [] : [`${_id.toHexString()}: ${bytes} bytes of an album, entries: ${sum}`];
    }),
    ...uncounted.map(({ uuid }) => `a photo that does not count: ${uuid}`),
    ...empty.map(({ u }) => `an entry without a photo: ${u}`),
  ];
}

/** Files that a document names and that are not there. */
export async function brokenLinks(db: Connection, storage: StoragePort): Promise<string[]> {
  const named = await namedFiles(db);
  const missing: string[] = [];
  for (const key of named) if (!(await storage.open(key))) missing.push(`no file ${key}`);
  return missing;
}

/** The files of every picture that a record holds. */
export async function namedFiles(db: Connection): Promise<string[]> {
  const keys: string[] = [];
  for (const name of ['photos', 'gifts']) {
    for (const { imageUrl } of await db.collection<{ imageUrl?: string }>(name).find().toArray()) {
      if (imageUrl) keys.push(imageUrl);
    }
  }
  interface Pictured {
    openingLogo?: string | null;
    placePhoto?: string;
    coverPhoto?: string;
    bankAccount?: { qrUrl?: string | null };
  }
  for (const { openingLogo, placePhoto, coverPhoto, bankAccount } of await db
    .collection<Pictured>('invitations')
    .find()
    .toArray()) {
    keys.push(
      ...[openingLogo, placePhoto || null, coverPhoto || null, bankAccount?.qrUrl].filter(
        (key) => typeof key === 'string',
      ),
    );
  }
  const whole = { state: { $in: [...WHOLE_STATES] } };
  const photos = await db.collection<AlbumPhotoRecord>('album_photos').find(whole).toArray();
  return [...keys, ...photos.map(({ uuid }) => pictureKey(uuid))].flatMap(filesOf);
}
