import type { AdminAlbum } from '@serikad/shared/admin/content.types';
import { Faults, type FaultPoint } from '../../src/common/faults.js';
import { newCouple, PREMIUM, snapshot, type Couple } from '../invitations/support/shop.js';
import { storedFiles } from '../privacy/support/customers.js';
import { decidePhotos, openAlbum, sendPhoto } from '../support/album-photo.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { smallPicture } from '../support/picture.js';
import type { Session } from '../support/sign-in.js';
import { signInSeller } from './support/seller.js';

/** Kills the process at a point: once. */
class Killing extends Faults {
  point: FaultPoint | null = null;
  override reach(point: FaultPoint): void {
    if (point !== this.point) return;
    this.point = null;
    throw new Error('killed');
  }
}
const faults = new Killing();

let shop: TestApp;
let seller: Session;
let picture: Buffer;
beforeAll(async () => {
  shop = await startTestApp({ faults });
  seller = await signInSeller(shop);
  picture = await smallPicture();
});
afterAll(() => shop.close());

const WHY = 'Melanggar terma: bukan gambar majlis.';

/** An album with a photo in each state, the oldest first: approved, hidden, waiting. */
async function album(): Promise<Couple> {
  const couple = await newCouple(shop, PREMIUM);
  await openAlbum(shop, couple);
  const sent = [];
  for (const name of ['Mak Teh', 'Pak Uda', 'Kak Long']) {
    sent.push(await sendPhoto(shop, couple.invitationId, { picture, name }));
    shop.clock.advance(1_000);
  }
  await decidePhotos(shop, couple, sent.slice(0, 1));
  await decidePhotos(shop, couple, sent.slice(1, 2), 'hidden');
  return couple;
}
const find = ({ orderId }: Couple, query = {}) =>
  shop.http.get(`/api/admin/order/${orderId}/album`).query(query).set(seller.headers);
const albumOf = async (couple: Couple): Promise<AdminAlbum> => (await find(couple).expect(200)).body.data;
const remove = ({ orderId }: Couple, imageUrl: string, place = 'album') =>
  shop.http.delete(`/api/admin/order/${orderId}/picture`).set(seller.headers).send({ place, imageUrl, reason: WHY });
const namesOf = ({ photos }: AdminAlbum): string[] => photos.map(({ name }) => name);
const orderOf = async ({ orderId, session }: Couple) =>
  (await shop.http.get(`/api/order/find-one/${orderId}`).set(session.headers).expect(200)).body.data;
const ownAlbum = async ({ invitationId, session }: Couple, state: string) =>
  (await shop.http.get(`/api/album/own/${invitationId}`).query({ state }).set(session.headers).expect(200)).body.data;
const auditOf = async ({ orderId }: Couple): Promise<[action: string, details: object][]> =>
  (
    await shop.http.get('/api/admin/audit').query({ subject: orderId }).set(seller.headers).expect(200)
  ).body.data.entries.map(({ action, details }: { action: string; details: object }) => [action, details]);
const filesIn = async (): Promise<string[]> => [...(await storedFiles(shop))].filter((key) => key.startsWith('album'));

describe('C-11 the guests’ photos on the admin pages', () => {
  test('C-11 X78 are listed in every state, with pictures that work there and not without their signature', async () => {
    const couple = await album();
    const found = await albumOf(couple);
    expect(found.photos.map(({ name, state }) => [name, state])).toEqual([
      ['Kak Long', 'waiting'],
      ['Pak Uda', 'hidden'],
      ['Mak Teh', 'approved'],
    ]);
    expect([found.count, found.next]).toEqual([3, null]);
    for (const { pictures, imageUrl, state } of found.photos) {
      await shop.http.get(pictures.small).expect(200);
      const [open = ''] = pictures.small.split('?');
      await shop.http.get(open).expect(state === 'approved' ? 200 : 404);
      // The name for the removal is no address.
      await shop.http.get(`/storage/${imageUrl}`).expect(404);
    }
    // The couple's own pictures are not among them, nor they among those.
    const content = await shop.http.get(`/api/admin/order/${couple.orderId}/content`).set(seller.headers).expect(200);
    expect(content.body.data.pictures).toEqual([]);
  });

  test('C-11 are listed in pages, each of which begins after the one before', async () => {
    const couple = await newCouple(shop, PREMIUM);
    await openAlbum(shop, couple);
    const { _id } = await sendPhoto(shop, couple.invitationId, { picture, name: '0' });
    const photos = shop.db.collection('album_photos');
    const [whole] = await photos.find({ name: '0', state: 'waiting' }).toArray();
    if (!whole) throw new Error(`no photo ${_id}`);
    const copies = Array.from({ length: 64 }, (_, index) => {
      const { _id: _own, ...photo } = whole;
      const at = new Date((photo['at'] as Date).getTime() + Math.floor(index / 2));
      return { ...photo, uuid: `${crypto.randomUUID()}`, name: String(index + 1), at };
    });
    await photos.insertMany(copies);
    const first = await albumOf(couple);
    expect([first.photos.length, first.count]).toEqual([60, 65]);
    const second = (await find(couple, { before: first.next }).expect(200)).body.data as AdminAlbum;
    expect(second.next).toBeNull();
    const all = [...namesOf(first), ...namesOf(second)];
    expect(all.toSorted()).toEqual(Array.from({ length: 65 }, (_, index) => String(index)).toSorted());
    await find(couple, { before: 'x' }).expect(400);
  });

  test('C-11 a photo is removed for good with its files and its place; the couple read why', async () => {
    const couple = await album();
    const before = await filesIn();
    const { photos } = await albumOf(couple);
    const [, , approved] = photos;
    if (!approved) throw new Error('no photo');
    const { body } = await remove(couple, approved.imageUrl).expect(200);
    expect(body.data.removals).toEqual([{ place: 'album', at: expect.stringMatching(/Z$/), reason: WHY }]);
    expect(namesOf(await albumOf(couple))).toEqual(['Kak Long', 'Pak Uda']);
    await shop.http.get(approved.pictures.large).expect(404);
    const after = await filesIn();
    expect(before.length - after.length).toBe(4);
    const uuid = approved.imageUrl.slice(-41, -5);
    expect(after.filter((key) => key.includes(uuid))).toEqual([]);
    const own = await ownAlbum(couple, 'approved');
    expect([own.counts, own.photos]).toEqual([{ waiting: 1, approved: 0, hidden: 1 }, []]);
    expect(own.bytes).toBe(2 * picture.length);
    expect((await orderOf(couple)).removals).toEqual(body.data.removals);
    expect(await auditOf(couple)).toEqual([['order.picture-removed', { place: 'album', reason: WHY }]]);
    // Once more nothing changes.
    await remove(couple, approved.imageUrl).expect(200);
    expect((await orderOf(couple)).removals).toHaveLength(1);
  });

  test.each<FaultPoint>(['outbox.decided', 'outbox.written', 'content.noted', 'album.removal-marked'])(
    'C-11 a removal killed at %s is finished by the next read or call, and recorded once',
    async (point) => {
      const couple = await album();
      const [photo] = (await albumOf(couple)).photos;
      if (!photo) throw new Error('no photo');
      faults.point = point;
      await remove(couple, photo.imageUrl).expect(500);
      expect(namesOf(await albumOf(couple))).toEqual(['Pak Uda', 'Mak Teh']);
      await shop.http.get(photo.pictures.small).expect(404);
      await remove(couple, photo.imageUrl).expect(200);
      expect((await orderOf(couple)).removals).toHaveLength(1);
      await shop.http.get(`/api/admin/order/find-one/${couple.orderId}`).set(seller.headers).expect(200);
      expect(await auditOf(couple)).toEqual([['order.picture-removed', { place: 'album', reason: WHY }]]);
    },
  );

  test('X03 X13 C-11 a photo of another order, an unknown one and a key of another kind are refused, and nothing changes', async () => {
    const [couple, other] = [await album(), await album()];
    const [theirs] = (await albumOf(other)).photos;
    if (!theirs) throw new Error('no photo');
    const before = await snapshot(shop);
    await remove(couple, theirs.imageUrl).expect(404);
    await remove(other, theirs.imageUrl, 'photo').expect(404);
    const unknown = '0f/0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f';
    for (const key of [`album/${unknown}.webp`, `album/${unknown}-original.bin`, `photos/${unknown}.webp`, 'album']) {
      await remove(other, key).expect(404);
    }
    for (const headers of [other.session.headers, {}]) {
      const { status } = await shop.http.get(`/api/admin/order/${other.orderId}/album`).set(headers);
      expect([403, 404]).toContain(status);
    }
    expect(await snapshot(shop)).toEqual(before);
  });
});
