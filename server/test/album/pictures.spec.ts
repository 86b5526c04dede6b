import { DAY_MS } from '@serikad/shared/calendar/durations';
import { ALBUM_GUEST_HEADER, type AlbumPictures, WALL_TOKEN_HEADER } from '@serikad/shared/album/album.types';
import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { setItems, storedFiles } from '../gifts/support/pictured.js';
import { pay, type Couple } from '../invitations/support/shop.js';
import { randomObjectId } from '../../src/common/object-id.js';
import { startTestApp, type TestApp } from '../support/app.js';
import {
  albumCouple,
  decide,
  duringAlbum,
  jpegOf,
  ownAlbum,
  sendPhoto,
  setInvitation,
  START,
} from './support/album.js';

const SIZES = ['small', 'medium', 'large'] as const;

let shop: TestApp;
let couple: Couple;
let file: Buffer;

beforeAll(async () => {
  shop = await startTestApp();
  file = await jpegOf(1_000);
});
beforeEach(async () => {
  duringAlbum(shop);
  couple = await albumCouple(shop);
});
afterEach(() => shop.clock.reset());
afterAll(() => shop.close());

const uuidOf = async (id: string): Promise<string> => {
  const photo = await shop.db.collection('album_photos').findOne({ _id: new Types.ObjectId(id) });
  return String(photo?.['uuid']);
};
const guestPage = async ({ invitationId }: Couple, query = '') =>
  (await shop.http.get(`/api/album/photos/${invitationId}${query}`).expect(200)).body.data;

/** Every address under which a photo could be seen by someone who knows everything but its signature. */
async function guesses(id: string): Promise<string[]> {
  const uuid = await uuidOf(id);
  const files = storedFiles(shop).filter((key) => key.includes(uuid));
  expect(files).toHaveLength(4);
  const shared = files.flatMap((key) => [
    `/storage/${key}`,
    `/STORAGE/${key}`,
    `/storage/${key.replace('album/', 'ALBUM/')}`,
    `/storage/${key.replace('album/', 'Album/')}`,
    `/storage/%61lbum/${key.slice('album/'.length)}`,
    `/storage/album%2f${key.slice('album/'.length)}`,
    `/storage//${key}`,
    `/storage/./${key}`,
    `/storage/photos/../${key}`,
    `/storage/photos/..%2f${key}`,
  ]);
  const calls = SIZES.flatMap((size) => {
    const path = `/api/album/picture/${uuid}/${size}`;
    return [
      path,
      `${path}?t=`,
      `${path}?t=${'A'.repeat(22)}`,
      `${path}?t=${uuid}`,
      `${path}?t[$ne]=`,
      `${path}/`,
      `/api/album/picture/${uuid.toUpperCase()}/${size}`,
    ];
  });
  const odd = ['original', 'piece', '__proto__', 'constructor', 'toString'].map(
    (size) => `/api/album/picture/${uuid}/${size}`,
  );
  return [...shared, ...calls, ...odd, `/api/album/picture/${id}/small`];
}

describe('X78 C-11 pictures before they are approved', () => {
  it('are at no address without a signature, and in no response to guests', async () => {
    const { _id, key } = await sendPhoto(shop, couple, file);
    const uuid = await uuidOf(_id);
    for (const address of await guesses(_id)) {
      const answer = await shop.http.get(address);
      expect([address, answer.status]).toEqual([address, answer.status === 400 ? 400 : 404]);
      expect(answer.headers['content-type']).toMatch(/json|html/);
    }
    const link = await shop.http
      .put('/api/album/wall-link')
      .set(couple.session.headers)
      .send({ invitationId: couple.invitationId, active: true })
      .expect(200);
    const token = String(link.body.data.link).slice('/w/'.length);
    const other = { [ALBUM_GUEST_HEADER]: 'A'.repeat(24) };
    const answers = [
      await shop.http.get(`/api/album/photos/${couple.invitationId}`).expect(200),
      await shop.http.get(`/api/album/mine/${couple.invitationId}`).set(other).expect(200),
      await shop.http.get('/api/wall/photos').set(WALL_TOKEN_HEADER, token).expect(200),
      await shop.http.get(`/api/invitation/find-one/${couple.invitationId}`).expect(200),
    ];
    for (const { text } of answers) {
      expect(text).not.toContain(uuid);
      expect(text).not.toContain(_id);
    }
    expect(answers[0]?.body.data).toMatchObject({ count: 0, photos: [] });
    // A control: the guest's own answer does hold it.
    const own = await shop.http.get(`/api/album/mine/${couple.invitationId}`).set(ALBUM_GUEST_HEADER, key).expect(200);
    expect(own.text).toContain(uuid);
  });

  it('are seen by the couple and the guest by a signature, which is good for one photo alone', async () => {
    const [one, two] = [await sendPhoto(shop, couple, file), await sendPhoto(shop, couple, file)];
    const own = await shop.http
      .get(`/api/album/mine/${couple.invitationId}`)
      .set(ALBUM_GUEST_HEADER, one.key)
      .expect(200);
    const couples = (await ownAlbum(shop, couple)).photos as { _id: string; pictures: AlbumPictures }[];
    const seen = await uuidOf(one._id);
    const lists = [own.body.data.photos[0].pictures, couples.find(({ _id }) => _id === seen)?.pictures];
    for (const pictures of lists as AlbumPictures[]) {
      for (const [size, width] of [
        ['small', 320],
        ['medium', 640],
        ['large', 900],
      ] as const) {
        const answer = await shop.http.get(pictures[size]).expect(200);
        expect(answer.headers).toMatchObject({
          'content-type': 'image/webp',
          'cache-control': 'private, max-age=3600',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'same-origin',
        });
        expect((await sharp(answer.body as Buffer).metadata()).width).toBe(width);
      }
    }
    const signature = String((lists[0] as AlbumPictures).small.split('?t=')[1]);
    await shop.http.get(`/api/album/picture/${await uuidOf(two._id)}/small?t=${signature}`).expect(404);
    const changed = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    await shop.http.get(`/api/album/picture/${await uuidOf(one._id)}/small?t=${changed}`).expect(404);
    // Given out on one day, it is good for the next one too.
    const { small } = lists[0] as AlbumPictures;
    shop.clock.advance(DAY_MS);
    await shop.http.get(small).expect(200);
    shop.clock.advance(DAY_MS);
    await shop.http.get(small).expect(404);
  });

  it('are not there while they are received, nor after their removal, with the signature either', async () => {
    const { _id, key } = await sendPhoto(shop, couple, file);
    const { pictures } = (await ownAlbum(shop, couple)).photos[0] as { pictures: AlbumPictures };
    const photos = shop.db.collection('album_photos');
    for (const state of ['receiving', 'removed']) {
      await photos.updateOne({ _id: new Types.ObjectId(_id) }, { $set: { state } });
      await shop.http.get(pictures.small).expect(404);
    }
    await photos.updateOne({ _id: new Types.ObjectId(_id) }, { $set: { state: 'approved' } });
    await shop.http.get(pictures.small).expect(200);
    await shop.http.delete('/api/album/photo').set(ALBUM_GUEST_HEADER, key).send({ id: _id }).expect(200);
    for (const size of SIZES) await shop.http.get(pictures[size]).expect(404);
  });

  it('an unknown photo and a hidden one are answered alike', async () => {
    const { _id } = await sendPhoto(shop, couple, file);
    const [hidden, unknown] = await Promise.all([
      shop.http.get(`/api/album/picture/${await uuidOf(_id)}/small`),
      shop.http.get(`/api/album/picture/${randomUUID()}/small`),
    ]);
    const comparable = ({ status, body, headers }: typeof hidden) => {
      const { date: _date, 'x-request-id': _id, ...rest } = headers as Record<string, string>;
      return { status, body, headers: rest };
    };
    expect(comparable(hidden)).toEqual(comparable(unknown));
    expect(hidden.status).toBe(404);
  });
});

describe('C-11 pictures that are approved', () => {
  it('are everyone’s for five minutes each time, and gone without a signature when they are hidden again', async () => {
    const { _id } = await sendPhoto(shop, couple, file);
    await decide(shop, couple, [_id], 'approved');
    const page = await guestPage(couple);
    expect(page).toMatchObject({ time: 'open', count: 1, next: null });
    const [photo] = page.photos;
    expect(photo).toEqual({
      _id,
      name: 'Mak Teh',
      width: 900,
      height: 600,
      at: expect.stringMatching(/Z$/),
      pictures: photo.pictures,
    });
    const { small } = photo.pictures as AlbumPictures;
    expect(small).not.toContain('?');
    const answer = await shop.http.get(small).expect(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
    await shop.http.get(small).set('If-None-Match', String(answer.headers['etag'])).expect(304);
    const head = await shop.http.head(small).expect(200);
    expect(head.headers['content-length']).toBe(answer.headers['content-length']);
    const signed = ((await ownAlbum(shop, couple, 'approved')).photos[0] as { pictures: AlbumPictures }).pictures.small;

    await decide(shop, couple, [_id], 'hidden');
    const gone = await shop.http.get(small).set('If-None-Match', String(answer.headers['etag'])).expect(404);
    expect(gone.headers['cache-control']).toBe('no-store');
    await shop.http.get(signed).expect(200);
    expect(await guestPage(couple)).toMatchObject({ count: 0, photos: [] });
  });

  it('stay after the 60 days; the album is unknown when it is switched off', async () => {
    const { _id } = await sendPhoto(shop, couple, file);
    await decide(shop, couple, [_id], 'approved');
    shop.clock.set(Date.parse(START) + 300 * DAY_MS);
    const page = await guestPage(couple);
    expect(page).toMatchObject({ time: 'over', count: 1 });
    await shop.http.get(page.photos[0].pictures.large).expect(200);
    await setInvitation(shop, couple, { album: false });
    await shop.http.get(`/api/album/photos/${couple.invitationId}`).expect(404);
  });

  it('X78 are at no address while guests see no album: after the trial, switched off, without the package', async () => {
    const { _id } = await sendPhoto(shop, couple, file);
    await decide(shop, couple, [_id], 'approved');
    const { small, large } = (await guestPage(couple)).photos[0].pictures as AlbumPictures;
    const statuses = async () => {
      // The couple see it all the same.
      const { pictures } = (await ownAlbum(shop, couple, 'approved')).photos[0] as { pictures: AlbumPictures };
      await shop.http.get(pictures.small).expect(200);
      const answers = await Promise.all([small, large, `${small}?t=x`].map((address) => shop.http.get(address)));
      return answers.map(({ status }) => status);
    };
    expect(await statuses()).toEqual([200, 200, 200]);
    await setInvitation(shop, couple, { album: false });
    expect(await statuses()).toEqual([404, 404, 404]);
    await setInvitation(shop, couple, { album: true });
    await setItems(shop, couple, [{ item: 'rsvp', package: 'standard' }]);
    expect(await statuses()).toEqual([404, 404, 404]);
    await setItems(shop, couple, [{ item: 'rsvp', package: 'premium' }]);
    await pay(shop, couple.orderId, 0);
    shop.clock.advance(8 * DAY_MS);
    expect(await statuses()).toEqual([404, 404, 404]);
    await pay(shop, couple.orderId, 48);
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  it('come in pages, each once', async () => {
    const { _id } = await sendPhoto(shop, couple, file);
    const photos = shop.db.collection('album_photos');
    const photo = await photos.findOne({ _id: new Types.ObjectId(_id) });
    const copies = Array.from({ length: 130 }, () => ({
      ...photo,
      _id: randomObjectId(),
      uuid: randomUUID(),
      state: 'approved',
    }));
    await photos.insertMany(copies);
    const seen: string[] = [];
    for (let query: string | null = ''; query !== null;) {
      const { photos: some, next, count } = await guestPage(couple, query);
      expect(count).toBe(130);
      seen.push(...some.map((each: { _id: string }) => each._id));
      query = next === null ? null : `?before=${String(next)}`;
    }
    expect(seen.sort()).toEqual(copies.map((each) => each._id.toHexString()).sort());
    await shop.http.get(`/api/album/photos/${couple.invitationId}?before=zz`).expect(400);
  });
});
