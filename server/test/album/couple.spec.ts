import { DAY_MS } from '@serikad/shared/calendar/durations';
import { ALBUM_GUEST_HEADER, ALBUM_PAGE, type CoupleAlbumPhoto, MOST_DECIDED } from '@serikad/shared/album/album.types';
import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { bundleOf, setItems, storedFiles } from '../gifts/support/pictured.js';
import { newCouple, pay, type Couple } from '../invitations/support/shop.js';
import { randomObjectId } from '../../src/common/object-id.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { smallPicture } from '../support/picture.js';
import {
  albumCouple,
  decide,
  duringAlbum,
  jpegOf,
  ownAlbum,
  sendPhoto,
  setInvitation,
  START,
  storedAlbum,
} from './support/album.js';

let shop: TestApp;
let couple: Couple;
let other: Couple;
let picture: Buffer;

beforeAll(async () => {
  shop = await startTestApp();
  couple = await albumCouple(shop);
  other = await albumCouple(shop);
  picture = await smallPicture();
});
beforeEach(() => duringAlbum(shop));
afterEach(() => shop.clock.reset());
afterAll(() => shop.close());

/** Photos as many that were sent, without their files. */
async function storePhotos({ invitationId }: Couple, count: number, state = 'waiting'): Promise<string[]> {
  const of = { invitationId: new Types.ObjectId(invitationId), guest: '', name: 'Tetamu', state, bytes: 1_000 };
  const photos = Array.from({ length: count }, (_, index) => ({
    ...of,
    _id: randomObjectId(),
    uuid: randomUUID(),
    // Three of each moment.
    at: new Date(Date.parse(START) + Math.floor(index / 3) * 1_000),
    received: 0,
    format: 'jpeg',
    width: 40,
    height: 40,
  }));
  await shop.db.collection('album_photos').insertMany(photos);
  return photos.map(({ _id }) => _id.toHexString());
}

const idsOf = (photos: readonly { _id: string }[]): string[] => photos.map(({ _id }) => _id);

describe('C-11 the switch', () => {
  const set = ({ session, invitationId }: Couple, on: boolean) =>
    shop.http.put('/api/album/settings').set(session.headers).send({ invitationId, on });

  it('is off in new invitations and in those of before, and is in the invitation', async () => {
    shop.clock.reset();
    const fresh = await newCouple(shop);
    expect((await bundleOf(shop, fresh)).invitation.album).toBe(false);
    const _id = new Types.ObjectId(fresh.invitationId);
    await shop.db.collection('invitations').updateOne({ _id }, { $unset: { album: 1 } });
    expect((await bundleOf(shop, fresh)).invitation.album).toBe(false);
    expect((await set(fresh, true).expect(200)).body.data).toEqual({ on: true });
    expect((await bundleOf(shop, fresh)).invitation.album).toBe(true);
    expect((await bundleOf(shop, fresh, fresh.session.headers)).invitation.album).toBe(true);
    await setInvitation(shop, fresh, { phases: { mode: 'save-the-date', thanks: '' } });
    expect((await bundleOf(shop, fresh)).invitation.album).toBe(false);
    await setInvitation(shop, fresh, { phases: { mode: 'off', thanks: '' } });
    expect((await set(fresh, false).expect(200)).body.data).toEqual({ on: false });
    expect((await bundleOf(shop, fresh)).invitation.album).toBe(false);
  });

  it('needs the package premium to be switched on; off it goes without', async () => {
    shop.clock.reset();
    const fresh = await newCouple(shop);
    await set(fresh, true).expect(200);
    await setItems(shop, fresh, [{ item: 'rsvp', package: 'standard' }]);
    expect((await bundleOf(shop, fresh)).invitation.album).toBe(false);
    expect((await set(fresh, true).expect(400)).body.code).toBe('package-required');
    await set(fresh, false).expect(200);
  });

  it('X01 is refused to other accounts, and after the trial', async () => {
    await shop.http
      .put('/api/album/settings')
      .set(other.session.headers)
      .send({ invitationId: couple.invitationId, on: false })
      .expect(404);
    await pay(shop, couple.orderId, 0);
    expect((await set(couple, true).expect(400)).body.code).toBe('trial-expired');
    await pay(shop, couple.orderId, 48);
  });
});

describe('C-11 the couple decide', () => {
  it('see photos by state in pages, each once, the newest first', async () => {
    const made = await albumCouple(shop);
    const ids = await storePhotos(made, 2 * ALBUM_PAGE + 5);
    await storePhotos(made, 3, 'hidden');
    const seen: string[] = [];
    const pages: number[] = [];
    for (let query: string | null = ''; query !== null;) {
      const page = await ownAlbum(shop, made, 'waiting', query);
      pages.push(page.photos.length);
      seen.push(...idsOf(page.photos));
      expect(page.counts).toEqual({ waiting: ids.length, approved: 0, hidden: 3 });
      const times = page.photos.map(({ at }: CoupleAlbumPhoto) => at);
      expect(times).toEqual([...times].sort().reverse());
      query = page.next === null ? null : `&before=${page.next}`;
      // What is decided, or comes, meanwhile moves no photo out of the next page.
      if (pages.length === 1) {
        await decide(shop, made, [seen[0] ?? ''], 'approved');
        await decide(shop, made, [seen[0] ?? ''], 'hidden');
        await shop.db.collection('album_photos').updateOne({ uuid: seen[0] }, [{ $set: { state: 'waiting' } }]);
      }
    }
    expect(pages).toEqual([ALBUM_PAGE, ALBUM_PAGE, 5]);
    const uuids = (await storedAlbum(shop, made)).photos
      .filter(({ state }) => state === 'waiting')
      .map(({ uuid }) => uuid);
    expect(uuids).toHaveLength(ids.length);
    expect(seen.slice().sort()).toEqual(uuids.slice().sort());
    await shop.http
      .get(`/api/album/own/${made.invitationId}?state=waiting&before=x`)
      .set(made.session.headers)
      .expect(400);
  });

  it('approve, hide and remove up to 200 at once; what is gone is left out', async () => {
    const made = await albumCouple(shop);
    const ids = await storePhotos(made, MOST_DECIDED);
    const counts = await decide(shop, made, [...ids.slice(1), 'f'.repeat(24)], 'approved');
    expect(counts).toEqual({ waiting: 1, approved: MOST_DECIDED - 1, hidden: 0 });
    expect(await decide(shop, made, ids, 'hidden')).toEqual({ waiting: 0, approved: 0, hidden: MOST_DECIDED });
    const send = { invitationId: made.invitationId, ids };
    const removal = shop.http.delete('/api/album/chosen').set(made.session.headers);
    expect((await removal.send(send).expect(200)).body.data.counts).toEqual({ waiting: 0, approved: 0, hidden: 0 });
    expect((await storedAlbum(shop, made)).photos).toEqual([]);
    const again = shop.http.delete('/api/album/chosen').set(made.session.headers);
    await again.send(send).expect(200);
    const many = { ...send, ids: [...ids, 'f'.repeat(24)], state: 'hidden' };
    await shop.http.put('/api/album/decided').set(made.session.headers).send(many).expect(400);
  });

  it('cannot decide about a photo that is still being received, or was removed', async () => {
    const made = await albumCouple(shop);
    const ids = [...(await storePhotos(made, 1, 'receiving')), ...(await storePhotos(made, 1, 'removed'))];
    expect(await decide(shop, made, ids, 'approved')).toEqual({ waiting: 0, approved: 0, hidden: 0 });
    const states = (await storedAlbum(shop, made)).photos.map(({ state }) => state as string);
    expect(states.sort()).toEqual(['receiving', 'removed']);
  });

  it('X78 leave out a photo that its guest has exchanged since they saw it', async () => {
    const made = await albumCouple(shop);
    const { _id, key, upload } = await sendPhoto(shop, made, picture);
    const listed = async () => idsOf((await ownAlbum(shop, made)).photos as CoupleAlbumPhoto[]);
    const seen = await listed();
    await shop.http.delete('/api/album/photo').set(ALBUM_GUEST_HEADER, key).send({ id: _id }).expect(200);
    expect((await sendPhoto(shop, made, await jpegOf(2_000), { key, upload }))._id).toBe(_id);
    expect(await decide(shop, made, seen, 'approved')).toEqual({ waiting: 1, approved: 0, hidden: 0 });
    const body = { invitationId: made.invitationId, ids: seen };
    await shop.http.delete('/api/album/chosen').set(made.session.headers).send(body).expect(200);
    // A control: by the list as it is now.
    expect(await decide(shop, made, await listed(), 'approved')).toEqual({ waiting: 0, approved: 1, hidden: 0 });
  });

  it('X01 X02 decide about their own album alone: others are refused by this invitation and by their own', async () => {
    const [id = ''] = await storePhotos(couple, 1);
    for (const invitationId of [couple.invitationId, other.invitationId]) {
      const body = { invitationId, ids: [id] };
      const by = other.session.headers;
      await shop.http
        .put('/api/album/decided')
        .set(by)
        .send({ ...body, state: 'approved' })
        .expect(404);
      await shop.http.delete('/api/album/chosen').set(by).send(body).expect(404);
    }
    await shop.http.get(`/api/album/own/${couple.invitationId}?state=waiting`).set(other.session.headers).expect(404);
    const photo = await shop.db.collection('album_photos').findOne({ _id: new Types.ObjectId(id) });
    expect(photo?.['state']).toBe('waiting');
  });

  it('see photos after the trial, but decide nothing; without the package they hide and remove photos, and show none', async () => {
    const made = await albumCouple(shop);
    const { _id } = await sendPhoto(shop, made, picture);
    const call = (path: string, body: object) =>
      (path === 'chosen' ? shop.http.delete(`/api/album/${path}`) : shop.http.put(`/api/album/${path}`))
        .set(made.session.headers)
        .send({ invitationId: made.invitationId, ids: [_id], ...body });
    await setItems(shop, made, [{ item: 'rsvp', package: 'standard' }]);
    expect((await call('decided', { state: 'approved' }).expect(400)).body.code).toBe('package-required');
    await call('decided', { state: 'hidden' }).expect(200);
    await pay(shop, made.orderId, 0);
    shop.clock.advance(8 * DAY_MS);
    expect((await call('decided', { state: 'hidden' }).expect(400)).body.code).toBe('trial-expired');
    expect((await call('chosen', {}).expect(400)).body.code).toBe('trial-expired');
    expect((await ownAlbum(shop, made, 'hidden')).photos).toHaveLength(1);
    await pay(shop, made.orderId, 48);
    await call('chosen', {}).expect(200);
    expect(await storedAlbum(shop, made)).toEqual({ bytes: 0, entries: [], photos: [] });
  });

  it('remove a photo with all its files, and its place is free again', async () => {
    const made = await albumCouple(shop);
    const files = storedFiles(shop);
    const { _id } = await sendPhoto(shop, made, picture);
    expect(storedFiles(shop).length).toBe(files.length + 4);
    const body = { invitationId: made.invitationId, ids: [_id] };
    await shop.http.delete('/api/album/chosen').set(made.session.headers).send(body).expect(200);
    expect(storedFiles(shop)).toEqual(files);
    expect(await storedAlbum(shop, made)).toEqual({ bytes: 0, entries: [], photos: [] });
  });

  it('read when photos are taken, and the bytes of all', async () => {
    const made = await albumCouple(shop);
    await sendPhoto(shop, made, picture);
    const album = await ownAlbum(shop, made);
    expect(album).toMatchObject({
      on: true,
      time: 'open',
      opens: '2026-12-12T03:00:00.000Z',
      closes: '2027-02-10T03:00:00.000Z',
      bytes: picture.length,
      wallLink: '',
      next: null,
    });
    expect(album.photos).toHaveLength(1);
    expect(album.photos[0]).toMatchObject({ name: 'Mak Teh', state: 'waiting', width: 40, height: 40 });
  });
});
