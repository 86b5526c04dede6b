import { AlbumPhotosRepository } from '../../src/modules/album/album-photos.repository.js';
import { ImagesService } from '../../src/media/images/images.service.js';
import { bufferedUploads } from '../../src/media/uploads/buffered-uploads.js';
import { PIECE_BYTES } from '@serikad/shared/album/album.types';
import { setTimeout as pause } from 'node:timers/promises';
import { addPhoto } from '../gifts/support/pictured.js';
import type { Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { smallPicture } from '../support/picture.js';
import { until } from '../support/processes.js';
import {
  albumCouple,
  announce,
  duringAlbum,
  guestKey,
  jpegOf,
  pieceOf,
  sendPhoto,
  sendPiece,
  storedAlbum,
  uploadId,
} from './support/album.js';

let shop: TestApp;
let couple: Couple;
let images: ImagesService;

beforeAll(async () => {
  shop = await startTestApp();
  images = shop.app.get(ImagesService);
});
beforeEach(async () => {
  duringAlbum(shop);
  couple = await albumCouple(shop);
});
afterEach(() => {
  jest.restoreAllMocks();
  shop.clock.reset();
});
afterAll(() => shop.close());

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

/** Photos of different guests that lack nothing but their last piece. */
async function allButLast(count: number, file: Buffer): Promise<{ key: string; id: string; last: number }[]> {
  const last = Math.ceil(file.length / PIECE_BYTES) - 1;
  return Promise.all(
    times(count, async () => {
      const key = guestKey();
      const ask = { key, upload: uploadId(), bytes: file.length };
      const id = String((await announce(shop, couple, ask).expect(200)).body.data._id);
      for (let index = 0; index < last; index += 1)
        await sendPiece(shop, key, id, index, pieceOf(file, index)).expect(200);
      return { key, id, last };
    }),
  );
}

describe('C-11 a hall that sends all at once', () => {
  it('two photos are in memory at a time, and all are whole in the end', async () => {
    const encode = images.encode.bind(images);
    let [now, most] = [0, 0];
    jest.spyOn(images, 'encode').mockImplementation(async (...given) => {
      now += 1;
      most = Math.max(most, now);
      await pause(20);
      try {
        return await encode(...given);
      } finally {
        now -= 1;
      }
    });
    const file = await jpegOf(PIECE_BYTES + 100);
    const photos = await allButLast(12, file);
    const answers = await Promise.all(
      photos.map(({ key, id, last }) => sendPiece(shop, key, id, last, pieceOf(file, last))),
    );
    expect(answers.map(({ status }) => status)).toEqual(photos.map(() => 200));
    expect(most).toBe(2);
    const { photos: stored } = await storedAlbum(shop, couple);
    expect(stored.filter(({ state }) => state === 'waiting')).toHaveLength(12);
  });

  it('a couple’s own picture waits for no more than what is made at the moment', async () => {
    const file = await jpegOf(1_000);
    const photos = await allButLast(30, file);
    const order: string[] = [];
    const sent = photos.map(async ({ key, id, last }) => {
      await sendPiece(shop, key, id, last, pieceOf(file, last)).expect(200);
      order.push('album');
    });
    await pause(5);
    await addPhoto(shop, couple);
    order.push('couple');
    await Promise.all(sent);
    expect(order.indexOf('couple')).toBeLessThan(20);
  });

  it('a photo without a place is answered 503 with Retry-After, and taken when it is sent again', async () => {
    const encode = images.encode.bind(images);
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    jest.spyOn(images, 'encode').mockImplementation(async (...given) => {
      await opened;
      return encode(...given);
    });
    const file = await smallPicture();
    const photos = await allButLast(50, file);
    const refused: typeof photos = [];
    const taken: typeof photos = [];
    const sent = photos.map(async (photo) => {
      const answer = await sendPiece(shop, photo.key, photo.id, photo.last, file);
      (answer.status === 503 ? refused : taken).push(photo);
      if (answer.status === 503) expect(answer.headers['retry-after']).toBe('5');
      else expect(answer.status).toBe(200);
    });
    await until(() => refused.length === 10);
    open();
    await Promise.all(sent);
    expect([refused.length, taken.length]).toEqual([10, 40]);
    for (const { key, id, last } of refused) await sendPiece(shop, key, id, last, file).expect(200);
    expect((await storedAlbum(shop, couple)).photos.every(({ state }) => state === 'waiting')).toBe(true);
  });

  it('a photo without memory for it is answered 503, keeps its pieces, and is taken when it is sent again', async () => {
    const file = await jpegOf(PIECE_BYTES + 100);
    const [{ key, id, last } = { key: '', id: '', last: 0 }] = await allButLast(1, file);
    const begin = bufferedUploads.open.bind(bufferedUploads);
    jest.spyOn(bufferedUploads, 'open').mockImplementation((owner, cut) => {
      const held = begin(owner, cut);
      return owner.startsWith('album ') ? { ...held, take: () => false } : held;
    });
    const refused = await sendPiece(shop, key, id, last, pieceOf(file, last)).expect(503);
    expect(refused.headers['retry-after']).toBe('5');
    jest.restoreAllMocks();
    const again = await sendPiece(shop, key, id, last, pieceOf(file, last)).expect(200);
    expect(again.body.data).toMatchObject({ state: 'waiting' });
  });

  it('a photo that one server refuses after another has made it stays', async () => {
    const file = await jpegOf(1_000);
    const [{ key, id, last } = { key: '', id: '', last: 0 }] = await allButLast(1, file);
    const photos = shop.app.get(AlbumPhotosRepository, { strict: false });
    const encode = images.encode.bind(images);
    jest.spyOn(images, 'encode').mockImplementationOnce(async (purpose, owner) => {
      // Meanwhile the other server completes it; then this one cannot read the bytes.
      const photo = (await storedAlbum(shop, couple)).photos[0] as never;
      await photos.complete(photo, { format: 'jpeg', width: 900, height: 600 }, shop.clock.date());
      return encode(purpose, owner, Buffer.from('no picture'));
    });
    await sendPiece(shop, key, id, last, pieceOf(file, last)).expect(400);
    expect((await storedAlbum(shop, couple)).photos.map(({ state }) => state as string)).toEqual(['waiting']);
    await sendPiece(shop, key, id, last, pieceOf(file, last)).expect(200);
  });

  it('a photo of a customer who is deleted while it is announced leaves nothing', async () => {
    const orders = shop.db.collection('orders');
    const insert = AlbumPhotosRepository.prototype.insertOnce;
    jest.spyOn(AlbumPhotosRepository.prototype, 'insertOnce').mockImplementationOnce(async function (
      this: AlbumPhotosRepository,
      photo,
    ) {
      await insert.call(this, photo);
      await orders.updateOne({ invitationId: photo.invitationId }, { $set: { erasedAt: shop.clock.date() } });
    });
    await announce(shop, couple, { key: guestKey(), upload: uploadId(), bytes: 5 }).expect(404);
    expect(await storedAlbum(shop, couple)).toEqual({ bytes: 0, entries: [], photos: [] });
    // A control: otherwise it is there.
    const other = await albumCouple(shop);
    await sendPhoto(shop, other, await smallPicture());
    expect((await storedAlbum(shop, other)).photos).toHaveLength(1);
  });
});
