import { DAY_MS, HOUR_MS } from '@serikad/shared/calendar/durations';
import { ALBUM_GUEST_HEADER, type AlbumUpload } from '@serikad/shared/album/album.types';
import { Types } from 'mongoose';
import { filesOf } from '../../src/media/images/image-purpose.js';
import { ImageSweeperService } from '../../src/media/images/image-sweeper.service.js';
import { pictureKey, pieceKey } from '../../src/modules/album/album-keys.js';
import type { AlbumPhotoRecord } from '../../src/modules/album/album-photo.schema.js';
import type { AlbumRecord } from '../../src/modules/album/album.schema.js';
import { AlbumSweeper } from '../../src/modules/album/album-sweeper.service.js';
import { type Couple, newCouple, snapshot } from '../invitations/support/shop.js';
import { storageOf, storedFiles } from '../privacy/support/customers.js';
import { ScriptedFaults } from '../rsvp/support/scripted-faults.js';
import { guestKey } from '../album/support/album.js';
import { largePicture, openAlbum, sendPhoto } from '../support/album-photo.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { smallPicture } from '../support/picture.js';

const NOTHING = { uploads: 0, removals: 0, entries: 0, pieces: 0 };

let shop: TestApp;
let small: Buffer;
let large: Buffer;
let couple: Couple;
const faults = new ScriptedFaults();
beforeAll(async () => {
  shop = await startTestApp({ faults });
  await shop.app.get(AlbumSweeper).onModuleDestroy();
  [small, large] = [await smallPicture(), await largePicture()];
});
beforeEach(async () => {
  couple = await newCouple(shop);
  await openAlbum(shop, couple);
});
afterEach(() => shop.clock.reset());
afterAll(() => shop.close());

const signal = new AbortController().signal;
const sweep = () => shop.app.get(AlbumSweeper).sweep(signal);
const photos = () => shop.db.collection<AlbumPhotoRecord>('album_photos');
const album = () => shop.db.collection<AlbumRecord>('albums').findOne({ _id: new Types.ObjectId(couple.invitationId) });
async function photoOf({ _id }: AlbumUpload): Promise<AlbumPhotoRecord> {
  const photo = await photos().findOne({ _id: new Types.ObjectId(_id) });
  if (!photo) throw new Error('no photo');
  return photo;
}
const filesWith = async (uuid: string): Promise<string[]> =>
  [...(await storedFiles(shop))].filter((key) => key.includes(uuid)).toSorted();

describe('C-11 unfinished uploads of an album', () => {
  it('C-11 one without a piece for seven days goes with its pieces and its place; others stay, to be finished', async () => {
    const key = guestKey();
    const left = await sendPhoto(shop, couple.invitationId, { picture: large, pieces: 2, key });
    const whole = await sendPhoto(shop, couple.invitationId, { picture: small, key });
    const { uuid } = await photoOf(left);
    shop.clock.advance(6 * DAY_MS);
    const later = await sendPhoto(shop, couple.invitationId, { picture: large, pieces: 1, key });
    expect(await sweep()).toEqual(NOTHING);
    expect(await filesWith(uuid)).toEqual([pieceKey(uuid, 0), pieceKey(uuid, 1)]);
    shop.clock.advance(DAY_MS + HOUR_MS);
    expect(await sweep()).toEqual({ ...NOTHING, uploads: 1 });
    expect(await filesWith(uuid)).toEqual([]);
    expect(await photos().countDocuments({ uuid })).toBe(0);
    const stored = await album();
    expect(stored?.entries.map(({ p }) => p.toHexString())).toEqual([whole._id, later._id]);
    expect(stored?.bytes).toBe(small.length + large.length);
    // The wedding's other photos are as they were.
    expect(await filesWith((await photoOf(whole)).uuid)).toHaveLength(4);
    expect(await sweep()).toEqual(NOTHING);
  });

  it('C-11 a piece that comes at the same moment keeps it', async () => {
    const left = await sendPhoto(shop, couple.invitationId, { picture: large, pieces: 1 });
    shop.clock.advance(8 * DAY_MS);
    const repository = shop.app.get(AlbumSweeper)['photos'];
    const giveUp = repository.giveUp.bind(repository);
    const raced = jest.spyOn(repository, 'giveUp').mockImplementationOnce(async (photo, now) => {
      await repository.count(photo, 1, now);
      return giveUp(photo, now);
    });
    expect(await sweep()).toEqual(NOTHING);
    expect(raced).toHaveBeenCalledTimes(1);
    expect(await photoOf(left)).toMatchObject({ state: 'receiving', received: 2 });
  });
});

describe('C-11 what a killed server leaves of an album', () => {
  it('C-11 a removal that was cut is ended, also one that met a backup', async () => {
    const sent = await sendPhoto(shop, couple.invitationId, { picture: small });
    const { uuid } = await photoOf(sent);
    const holds = shop.db.collection<{ _id: string }>('backup_holds');
    const lease = { holder: 'a backup', until: new Date(Date.now() + HOUR_MS) };
    await holds.insertOne({ _id: 'a backup', lease } as never);
    const remove = { invitationId: couple.invitationId, ids: [sent._id] };
    await shop.http.delete('/api/album/chosen').set(couple.session.headers).send(remove).expect(200);
    expect(await filesWith(uuid)).toHaveLength(4);
    // Not while it may be under way.
    expect(await sweep()).toEqual(NOTHING);
    shop.clock.advance(2 * HOUR_MS);
    await expect(sweep()).rejects.toThrow('unavailable');
    await holds.deleteOne({ _id: 'a backup' });
    expect(await sweep()).toEqual({ ...NOTHING, removals: 1 });
    expect([await filesWith(uuid), await photos().countDocuments({ uuid })]).toEqual([[], 0]);
    expect(await album()).toMatchObject({ bytes: 0, entries: [] });
  });

  it.each(['album.removal-marked', 'album.files-removed', 'album.entry-released'] as const)(
    'C-11 a removal that was stopped at %s is ended; its files, its place and it are gone',
    async (point) => {
      const key = guestKey();
      const sent = await sendPhoto(shop, couple.invitationId, { picture: small, key });
      const { uuid } = await photoOf(sent);
      faults.once(point, () => Promise.reject(new Error('killed')));
      const remove = shop.http.delete('/api/album/photo').set(ALBUM_GUEST_HEADER, key).send({ id: sent._id });
      // Later failures are logged, and the guest's photo is out of sight all the same.
      expect((await remove).status).toBe(point === 'album.removal-marked' ? 500 : 200);
      expect(await photos().countDocuments({ uuid, state: 'removed' })).toBe(1);
      shop.clock.advance(2 * HOUR_MS);
      expect(await sweep()).toEqual({ ...NOTHING, removals: 1 });
      expect([await filesWith(uuid), await photos().countDocuments({ uuid })]).toEqual([[], 0]);
      expect(await album()).toMatchObject({ bytes: 0, entries: [] });
    },
  );

  it('C-11 a place whose photo was never written is given back; one that is new, or has its photo, stays', async () => {
    faults.once('album.claimed', () => Promise.reject(new Error('killed')));
    await expect(sendPhoto(shop, couple.invitationId, { picture: small })).rejects.toThrow('500');
    const whole = await sendPhoto(shop, couple.invitationId, { picture: small });
    expect((await album())?.entries).toHaveLength(2);
    expect(await sweep()).toEqual(NOTHING);
    shop.clock.advance(2 * HOUR_MS);
    expect(await sweep()).toEqual({ ...NOTHING, entries: 1 });
    const stored = await album();
    expect([stored?.entries.map(({ p }) => p.toHexString()), stored?.bytes]).toEqual([[whole._id], small.length]);
    // Checked: it is not read again before the next claim.
    expect(stored?.claimedAt).toBeUndefined();
    expect(await photos().countDocuments({ invitationId: new Types.ObjectId(couple.invitationId) })).toBe(1);
    await sendPhoto(shop, couple.invitationId, { picture: small });
    expect((await album())?.claimedAt).toBeInstanceOf(Date);
  });

  it('C-11 pieces that no upload needs are removed, those of an upload stay', async () => {
    const left = await sendPhoto(shop, couple.invitationId, { picture: large, pieces: 1 });
    const whole = await sendPhoto(shop, couple.invitationId, { picture: small });
    const [uploading, { uuid }] = [await photoOf(left), await photoOf(whole)];
    for (let index = 0; index < 3; index += 1) await storageOf(shop).put(pieceKey(uuid, index), Buffer.from('piece'));
    expect(await sweep()).toEqual(NOTHING);
    shop.clock.advance(2 * HOUR_MS);
    expect(await sweep()).toEqual({ ...NOTHING, pieces: 3 });
    expect(await filesWith(uuid)).toEqual(filesOf(pictureKey(uuid)).toSorted());
    expect(await filesWith(uploading.uuid)).toEqual([pieceKey(uploading.uuid, 0)]);
  });

  it('C-11 pictures without a photo are the picture sweeper’s; those of photos in any state stay', async () => {
    const sent = await sendPhoto(shop, couple.invitationId, { picture: small });
    const { uuid } = await photoOf(sent);
    const orphan = crypto.randomUUID();
    for (const file of filesOf(pictureKey(orphan))) await storageOf(shop).put(file, small);
    const images = shop.app.get(ImageSweeperService);
    expect(await images.sweep(signal)).toMatchObject({ orphans: 0 });
    shop.clock.advance(2 * HOUR_MS);
    const before = await snapshot(shop);
    expect(await images.sweep(signal)).toMatchObject({ orphans: 1, missing: 0 });
    expect([await filesWith(orphan), (await filesWith(uuid)).length]).toEqual([[], 4]);
    expect(await snapshot(shop)).toEqual(before);
  });
});
