import { DOOR_TOKEN_HEADER } from '@serikad/shared/guest-list/check-in';
import { mongo, Types } from 'mongoose';
import { pictureKey, pieceKey } from '../../../src/modules/album/album-keys.js';
import type { AlbumPhotoRecord } from '../../../src/modules/album/album-photo.schema.js';
import type { ImageQuotaRecord } from '../../../src/media/images/image-quota.schema.js';
import { filesOf } from '../../../src/media/images/image-purpose.js';
import { STORAGE, type StoragePort } from '../../../src/media/storage/storage.port.js';
import { recordPayment, storedOrder } from '../../admin/support/seller.js';
import type { Couple } from '../../invitations/support/shop.js';
import { decidePhotos, largePicture, openAlbum, sendPhoto } from '../../support/album-photo.js';
import type { TestApp } from '../../support/app.js';
import { smallPicture } from '../../support/picture.js';
import type { Session } from '../../support/sign-in.js';

/** A customer whose every personal field carries a mark that nothing else in the shop can hold. */
export interface Customer {
  session: Session;
  /** What all marks begin with. */
  mark: string;
  phones: string[];
  orderIds: string[];
  invitationId: string;
  /** The address of the invitation's picture. */
  linkPicture: string;
}

/** Where each customer's photo of the cover is held in sight; no photo of the tests is measured there. */
export const PHOTO_PLACE = { x: 13, y: 87 };

const OLD = '2024-05-01';

/**
 * Signs a customer in who has left something in every place that there is; paid and over, so that it may be deleted.
 */
export async function marked(shop: TestApp, seller: Session, name: string): Promise<Customer> {
  const mark = `canary-${name}-7f3a`;
  const phones = [newPhone(), newPhone()];
  const [own = '', ordered = ''] = phones;
  const person = { email: `${mark}-email@example.com`, name: `${mark}-account`, phoneNo: `+60${own}` };
  const session = await shop.signIn(person);
  const { http, db } = shop;
  const made = await http
    .post('/api/order/create/v2')
    .set({ ...session.headers, 'Idempotency-Key': `${mark}-order-key` })
    .send({
      customer: { name: `${mark}-customer`, phoneNo: `+60${ordered}` },
      items: [
        { item: 'rsvp', package: 'premium' },
        { item: 'video', package: 'premium' },
      ],
      notes: `${mark}-notes`,
    })
    .expect(200);
  const { id: orderId, invitationId } = made.body.data as { id: string; invitationId: string };
  const _id = new Types.ObjectId(invitationId);
  const form = (path: string, method: 'post' | 'put', fields: Record<string, string>, picture: Buffer) =>
    http[method](path).set(session.headers).field(fields).attach('image', picture, 'gambar.png').expect(200);
  const picture = await smallPicture();
  await draftUpload(shop, invitationId);
  await form('/api/photo/add', 'post', { invitationId, order: '0' }, picture);
  const gift = { invitationId, title: `${mark}-gift`, url: `https://example.com/${mark}`, notes: `${mark}-wish` };
  const made2 = await form('/api/gift/create', 'post', gift, picture);
  await form('/api/invitation/opening-logo', 'put', { id: invitationId }, picture);
  await form('/api/invitation/place-photo', 'put', { id: invitationId }, picture);
  const { body: answer } = await form('/api/invitation/cover-photo', 'put', { id: invitationId }, picture);
  await http
    .put('/api/invitation/cover-photo-place')
    .set(session.headers)
    .send({ id: invitationId, photo: answer.data.invitation.coverPhoto, place: PHOTO_PLACE })
    .expect(200);
  const account = { name: `${mark}-bank-owner`, bankName: `${mark}-bank`, accountNo: '1234 5678', show: 'true' };
  await form('/api/invitation/update/salam-kaut', 'put', { invitationId, ...account }, picture);
  const reservation = { name: `${mark}-giver`, contactNo: '0111222333', notes: `${mark}-giver-notes` };
  await http
    .put('/api/gift/reserve')
    .set('Idempotency-Key', `${mark}-gift-key`)
    .send({ giftId: made2.body.data.id, ...reservation })
    .expect(200);
  for (const guest of ['guest', 'gone']) {
    await http
      .post('/api/wish/add')
      .set('Idempotency-Key', `${mark}-${guest}-wish-key`)
      .send({ invitationId, from: `${mark}-${guest}`, attendanceCount: 2, willAttend: true, message: `${mark}-words` })
      .expect(200);
  }
  const branch = await http
    .post('/api/branch/create')
    .set(session.headers)
    .send({ invitationId, name: `${mark}-branch`, quota: 9 })
    .expect(200);
  const family = { invitationId, title: `${mark}-title-line`, note: `${mark}-family-note`, table: `${mark}-table` };
  await http
    .post('/api/family/add')
    .set({ ...session.headers, 'Idempotency-Key': `${mark}-family-key` })
    .send({ ...family, name: `${mark}-family`, phone: `+60${own}`, branch: branch.body.data.branch.id })
    .expect(200);
  const door = await http.put('/api/door/link').set(session.headers).send({ invitationId, active: true }).expect(200);
  const walkIn = { id: '0'.repeat(32), name: `${mark}-walk-in`, session: 'main', adults: 2, at: 0 };
  await http
    .post('/api/door/events')
    .set(DOOR_TOKEN_HEADER, (door.body.data as { link: string }).link.slice('/d/'.length))
    .send({ events: [{ ...walkIn, by: `${mark}-helper` }], now: 0 })
    .expect(200);
  await albumPhotos(shop, { session, orderId, invitationId }, mark);
  // One that the couple delete leaves its tombstone.
  const list = await http.get(`/api/wish/get-all/${invitationId}`).set(session.headers).expect(200);
  await http.delete('/api/wish/delete').set(session.headers).send({ wishId: list.body.data[0]._id }).expect(200);
  // A removal by the seller stores the reason and its recipient.
  const admin = (method: 'put' | 'delete', what: string, body: object) =>
    http[method](`/api/admin/order/${orderId}/${what}`)
      .set(seller.headers)
      .send({ ...body, reason: `${mark}-reason` })
      .expect(200);
  await admin('put', 'wish', { wishId: list.body.data[1]._id, withheld: true });
  await form('/api/photo/add', 'post', { invitationId, order: '1' }, picture);
  const { body: whole } = await http.get(`/api/invitation/find-one/${invitationId}`).expect(200);
  await admin('delete', 'picture', { place: 'photo', imageUrl: whole.data.photos[1].imageUrl });
  const entry = { title: `${mark}-task`, price: 5, category: `${mark}-category`, description: `${mark}-description` };
  await http.post('/list/add').set(session.headers).send(entry).expect(200);
  await db.collection('attendances').updateOne({ _id }, { $set: { message: `${mark}-attendance` } });
  await db.collection('invitations').updateOne(
    { _id },
    {
      $set: {
        date: OLD,
        title: `${mark}-title`,
        couple: coupleOf(mark),
        couple2: coupleOf(mark),
        jawiNames: { couple: { groom: `${mark}-jawi-groom`, bride: `${mark}-jawi-bride` }, couple2: null },
        coverLine: `${mark}-cover-line`,
        inviter: { inviter1: { name1: `${mark}-father`, name2: `${mark}-mother` }, inviter2: null },
        contacts: [{ name: `${mark}-contact`, phoneNo: `+60${own}` }],
        tentative: [{ time: '', activity: `${mark}-activity` }],
        venue: { venue: `${mark}-venue`, address: `${mark}-address` },
        giftReceiverName: `${mark}-receiver`,
        giftDeliveryAddress: `${mark}-delivery`,
        invitationWord: `${mark}-word`,
        doa: `${mark}-doa`,
        hashtag: `${mark}-tag`,
        customVerse: { verse: `${mark}-verse`, surah: '' },
      },
    },
  );
  const linkPicture = `/invitation/preview/${invitationId}/${'0'.repeat(32)}.jpg`;
  await http.get(linkPicture).expect(200);

  const { price, discountPrice } = await storedOrder(shop, orderId);
  const texts = { reference: `${mark}-reference`, note: `${mark}-payment-note` };
  await recordPayment(shop, seller, orderId, { amount: price - discountPrice, ...texts }, sellersKey(name));
  await db.collection('orders').updateOne(
    { _id: new Types.ObjectId(orderId) },
    {
      $set: {
        'items.$[].status': 'completed',
        'items.$[].frozen': {
          couple: coupleOf(mark),
          jawiText: `${mark}-jawi-text`,
          coverLine: `${mark}-confirmed-line`,
        },
      },
    },
  );
  const unpaid = await http
    .post('/api/order/create/v2')
    .set(session.headers)
    .send({
      customer: { name: `${mark}-second`, phoneNo: `+60${ordered}` },
      items: [{ item: 'rsvp', package: 'standard' }],
      notes: `${mark}-second-notes`,
    })
    .expect(200);
  return { session, mark, phones, orderIds: [orderId, unpaid.body.data.id], invitationId, linkPicture };
}

/** A photo that waits, one that is approved, and one whose guest has not sent its last piece. */
async function albumPhotos(shop: TestApp, couple: Couple, mark: string): Promise<void> {
  await openAlbum(shop, couple);
  const [picture, large] = [await smallPicture(), await largePicture()];
  const of = { picture, key: albumKey(mark), name: `${mark}-photographer` };
  await sendPhoto(shop, couple.invitationId, of);
  await decidePhotos(shop, couple, [await sendPhoto(shop, couple.invitationId, of)]);
  await sendPhoto(shop, couple.invitationId, { ...of, picture: large, pieces: 2 });
}

/** Of the guest's device: 24 letters and digits. */
const albumKey = (mark: string): string => `${mark.replaceAll('-', '')}${'x'.repeat(24)}`.slice(0, 24);

/** The seller's browser makes it: nothing of the customer's. */
export const sellersKey = (name: string): string => `sellers-key-${name}`;

let phone = 190_000_000;
function newPhone(): string {
  return String((phone += 1_111));
}

function coupleOf(mark: string): object {
  const person = (who: string) => ({ shortName: `${mark}-${who}`, fullName: `${mark}-${who}-full` });
  return { groom: person('groom'), bride: person('bride'), order: 'bride-first' };
}

/** What a server leaves that is killed between the files of an upload and its record. */
async function draftUpload(shop: TestApp, invitationId: string): Promise<void> {
  const key = `photos/${crypto.randomUUID()}.webp`;
  const bytes = await smallPicture();
  for (const file of filesOf(key)) await storageOf(shop).put(file, bytes);
  const entry = { key, bytes: bytes.length, at: new Date() };
  await shop.db
    .collection<ImageQuotaRecord>('imageLedgers')
    .updateOne({ _id: invitationId }, { $push: { images: entry }, $inc: { bytes: entry.bytes } }, { upsert: true });
  await shop.db
    .collection('photos')
    .insertOne({ invitationId: new Types.ObjectId(invitationId), slot: 3, claimedAt: new Date() });
}

export const storageOf = (shop: TestApp): StoragePort => shop.app.get<StoragePort>(STORAGE, { strict: false });

/**
 * The files of a customer's pictures, as their image quota, their album and the notes of their link pictures name them.
 */
export async function filesOfCustomer(shop: TestApp, { invitationId }: Customer): Promise<string[]> {
  const quota = await shop.db.collection<ImageQuotaRecord>('imageLedgers').findOne({ _id: invitationId });
  const pictures = await shop.db
    .collection<{ _id: string; pictures: { key: string }[] }>('linkPreviews')
    .findOne({ _id: invitationId });
  const photos = await shop.db
    .collection<AlbumPhotoRecord>('album_photos')
    .find({ invitationId: new Types.ObjectId(invitationId) })
    .toArray();
  return [
    ...photos.flatMap(({ uuid, state, received }) =>
      state === 'receiving'
        ? Array.from({ length: received }, (_, index) => pieceKey(uuid, index))
        : filesOf(pictureKey(uuid)),
    ),
    ...(quota?.images ?? []).flatMap(({ key }) => filesOf(key)),
    ...(pictures?.pictures ?? []).map(({ key }) => key),
  ];
}

export async function storedFiles(shop: TestApp): Promise<Set<string>> {
  const files = new Set<string>();
  for await (const { key } of storageOf(shop).list()) files.add(key);
  return files;
}

/** Where in the database a text is found: the names of the collections; every collection, whatever is in it. */
export async function whereIs(shop: TestApp, texts: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  const { db } = shop.db;
  if (!db) throw new Error('not connected');
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
    for (const document of await db.collection(name).find().toArray()) {
      const bytes = Buffer.from(mongo.BSON.serialize(document)).toString('latin1');
      if (texts.some((text) => bytes.includes(text))) found.add(name);
    }
  }
  return [...found].sort();
}
