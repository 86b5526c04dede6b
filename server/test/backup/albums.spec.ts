import { join } from 'node:path';
import { ALBUM_GUEST_HEADER, WHOLE_STATES, type CoupleAlbum } from '@serikad/shared/album/album.types';
import { Types } from 'mongoose';
import type { StorageConfig } from '../../src/config/app-config.js';
import { filesOf, originalKey } from '../../src/media/images/image-purpose.js';
import { PIECES_FOLDER, pictureKey } from '../../src/modules/album/album-keys.js';
import type { AlbumPhotoRecord } from '../../src/modules/album/album-photo.schema.js';
import { type Couple, newCouple, snapshot } from '../invitations/support/shop.js';
import { type Bucket, startBucket } from '../media/support/bucket.js';
import { storageOf, storedFiles } from '../privacy/support/customers.js';
import { guestKey } from '../album/support/album.js';
import { decidePhotos, largePicture, openAlbum, sendPhoto } from '../support/album-photo.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { testDatabase } from '../support/database.js';
import { smallPicture } from '../support/picture.js';
import { brokenAlbums, brokenRules } from './support/rules.js';
import { backUp, cleanUp, newFolder, restoreInto } from './support/stacks.js';

jest.setTimeout(120_000);

let shop: TestApp;
let other: TestApp | undefined;
let couple: Couple;
let bucket: Bucket;
let small: Buffer;
let large: Buffer;
beforeAll(async () => {
  shop = await startTestApp();
  bucket = await startBucket();
  [small, large] = [await smallPicture(), await largePicture()];
});
beforeEach(async () => {
  couple = await newCouple(shop);
  await openAlbum(shop, couple);
});
afterEach(async () => {
  await other?.close();
  other = undefined;
});
afterAll(async () => {
  await shop.close();
  await bucket.stop();
  await cleanUp();
});

async function restored(folder: string, storage?: StorageConfig): Promise<TestApp> {
  const mongoUri = testDatabase();
  const { jwtSecret, guestKey } = shop.config;
  const config = {
    storage: storage ?? { driver: 'local' as const, directory: join(newFolder(), 'files') },
    jwtSecret,
    guestKey,
  };
  await restoreInto({ config: { ...shop.config, ...config }, mongoUri }, folder);
  other = await startTestApp({ config, mongoUri });
  return other;
}

const send = (picture: Buffer, more: { key?: string; name?: string; pieces?: number } = {}) =>
  sendPhoto(shop, couple.invitationId, { picture, ...more });
async function ownAlbum(target: TestApp, state = 'approved'): Promise<CoupleAlbum> {
  const session = await target.signIn({ email: couple.session.email });
  const path = `/api/album/own/${couple.invitationId}`;
  return (await target.http.get(path).query({ state }).set(session.headers).expect(200)).body.data;
}
const photosOf = (target: TestApp) =>
  target.db
    .collection<AlbumPhotoRecord>('album_photos')
    .find({ invitationId: new Types.ObjectId(couple.invitationId) })
    .sort({ _id: 1 })
    .toArray();

describe('C-11 albums in a backup', () => {
  it.each(['local', 's3'] as const)(
    'C-11 are restored on %s with their pictures, originals, places and screen; unfinished uploads are not',
    async (driver) => {
      const key = guestKey();
      const [approved, hidden, waiting] = [
        await send(small, { key, name: 'Mak Teh' }),
        await send(small),
        await send(large),
      ];
      await decidePhotos(shop, couple, [approved]);
      await decidePhotos(shop, couple, [hidden], 'hidden');
      const body = { invitationId: couple.invitationId, active: true };
      await shop.http.put('/api/album/wall-link').set(couple.session.headers).send(body).expect(200);
      const unfinished = await send(large, { key, pieces: 2 });
      const before = await ownAlbum(shop);
      const kept = (await photosOf(shop)).filter(({ state }) => state !== 'receiving');
      const documents = await snapshot(shop);
      const folder = await backUp(shop);
      const target = await restored(folder, driver === 's3' ? bucket.config : undefined);

      expect(await brokenRules(target.db, storageOf(target))).toEqual([]);
      expect(await photosOf(target)).toEqual(kept);
      const after = await snapshot(target);
      for (const { _id } of kept) {
        const name = `album_photos/${_id.toHexString()}`;
        expect(after[name]).toBe(documents[name]);
      }
      const { bytes, ...own } = await ownAlbum(target);
      expect(own).toEqual({ ...before, bytes: undefined });
      expect([before.bytes - bytes, own.counts]).toEqual([large.length, { waiting: 1, approved: 1, hidden: 1 }]);
      expect(own.wallLink).toMatch(/^\/w\//);
      const album = await target.db.collection('albums').findOne({ _id: new Types.ObjectId(couple.invitationId) });
      expect(album).not.toHaveProperty('unfinished');
      for (const { _id, uuid } of kept) {
        const original = await storageOf(target).open(originalKey(pictureKey(uuid)));
        expect(original?.size).toBe(_id.toHexString() === waiting._id ? large.length : small.length);
      }
      const files = [...(await storedFiles(target))];
      expect(files.filter((file) => file.startsWith(PIECES_FOLDER))).toEqual([]);
      // The guest's device sends it once more, under the same number.
      const again = await target.http
        .put(`/api/album/photo/${unfinished._id}/piece/2`)
        .set({ [ALBUM_GUEST_HEADER]: key, 'Content-Type': 'application/octet-stream' })
        .send(large.subarray(-1));
      expect(again.status).toBe(404);
      const mine = await target.http
        .get(`/api/album/mine/${couple.invitationId}`)
        .set({ [ALBUM_GUEST_HEADER]: key })
        .expect(200);
      expect([mine.body.data.left, mine.body.data.photos.length]).toEqual([59, 1]);
      const shown = own.photos[0]?.pictures.large.split('?')[0] ?? '';
      await target.http.get(shown).expect(200);
      if (driver === 's3') for (const file of files) await storageOf(target).remove(file);
    },
  );

  it('C-11 count what is in the backup, whatever guests and couple do while it is made', async () => {
    const key = guestKey();
    const [leaving, approved] = [await send(small, { key, name: 'Dibuang' }), await send(small, { name: 'Kekal' })];
    const unfinished = await send(large, { key, pieces: 2 });
    let isDone = false;
    const folder = await backUp(shop, {
      reach: async (point) => {
        if (point !== 'album-read' || isDone) return;
        isDone = true;
        const body = { id: leaving._id };
        await shop.http.delete('/api/album/photo').set(ALBUM_GUEST_HEADER, key).send(body).expect(200);
        await decidePhotos(shop, couple, [approved]);
        await send(small, { name: 'Baharu' });
      },
    });
    expect(isDone).toBe(true);
    const target = await restored(folder);
    expect(await brokenRules(target.db, storageOf(target))).toEqual([]);
    const photos = await photosOf(target);
    // The one that was added behind the album's document is of after the backup.
    expect(photos.map(({ name, state }) => [name, state])).toEqual([['Kekal', 'approved']]);
    expect(photos.map(({ _id }) => _id.toHexString())).not.toContain(unfinished._id);
  });

  it('C-11 control: the album as it was read counts photos that are not in the backup', async () => {
    await send(small);
    await send(large, { pieces: 1 });
    const target = await restored(await backUp(shop));
    expect(await brokenAlbums(target.db)).toEqual([]);
    const stored = await shop.db.collection('albums').findOne({ _id: new Types.ObjectId(couple.invitationId) });
    if (!stored) throw new Error('no album');
    await target.db.collection('albums').replaceOne({ _id: stored._id }, stored);
    expect(await brokenAlbums(target.db)).toHaveLength(1);
  });

  it('C-11 have the files of a photo that is removed after its record was read', async () => {
    const sent = await send(small);
    const [photo] = await photosOf(shop);
    const folder = await backUp(shop, {
      reach: async (point) => {
        if (point !== 'database-copied') return;
        const body = { invitationId: couple.invitationId, ids: [sent._id] };
        await shop.http.delete('/api/album/chosen').set(couple.session.headers).send(body).expect(200);
      },
    });
    const target = await restored(folder);
    expect((await photosOf(target)).map(({ state }) => WHOLE_STATES.some((whole) => whole === state))).toEqual([true]);
    const files = await storedFiles(target);
    expect(filesOf(pictureKey(photo?.uuid ?? '')).filter((file) => !files.has(file))).toEqual([]);
    expect(await brokenRules(target.db, storageOf(target))).toEqual([]);
  });
});
