import { ALBUM_GUEST_HEADER, PIECE_BYTES } from '@serikad/shared/album/album.types';
import type { FaultPoint } from '../../src/common/faults.js';
import { STORAGE, type StoragePort } from '../../src/media/storage/storage.port.js';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { StoppingFaults, storedFiles } from '../gifts/support/pictured.js';
import type { Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
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

const faults = new StoppingFaults();
let shop: TestApp;
let couple: Couple;
/** Of three pieces. */
let file: Buffer;

beforeAll(async () => {
  shop = await startTestApp({ faults });
  file = await jpegOf(2 * PIECE_BYTES + 500);
});
beforeEach(async () => {
  duringAlbum(shop);
  couple = await albumCouple(shop);
});
afterEach(() => {
  faults.at = undefined;
  shop.clock.reset();
});
afterAll(() => shop.close());

/** What is there once a photo is whole, whatever happened before. */
async function expectWhole(id: string): Promise<void> {
  const { entries, photos, bytes } = await storedAlbum(shop, couple);
  expect(photos.map(({ _id, state }) => [_id.toHexString(), state as string])).toEqual([[id, 'waiting']]);
  expect([entries.length, bytes]).toEqual([1, file.length]);
  const uuid = String(photos[0]?.['uuid']);
  expect((entries[0] as { u: string }).u).toBe(uuid);
  const files = storedFiles(shop).filter((key) => key.includes(uuid));
  expect(files.filter((key) => key.startsWith('album/'))).toHaveLength(4);
}

describe('C-11 the device repeats its last call when the server was killed', () => {
  it.each<FaultPoint>(['album.claimed', 'album.announced'])('at %s of an announcement', async (point) => {
    const ask = { key: guestKey(), upload: uploadId(), bytes: file.length };
    faults.at = point;
    await announce(shop, couple, ask).expect(500);
    faults.at = undefined;
    const { _id } = await sendPhoto(shop, couple, file, ask);
    await expectWhole(_id);
  });

  it('at album.piece-stored of a piece', async () => {
    const ask = { key: guestKey(), upload: uploadId(), bytes: file.length };
    const { _id } = (await announce(shop, couple, ask).expect(200)).body.data;
    faults.at = 'album.piece-stored';
    await sendPiece(shop, ask.key, _id, 0, pieceOf(file, 0)).expect(500);
    faults.at = undefined;
    expect((await announce(shop, couple, ask).expect(200)).body.data.received).toBe(0);
    await sendPhoto(shop, couple, file, ask);
    await expectWhole(_id);
  });

  it.each<FaultPoint>(['album.encoded', 'image.partly-written', 'album.stored', 'album.completed'])(
    'at %s of the last piece',
    async (point) => {
      const ask = { key: guestKey(), upload: uploadId(), bytes: file.length };
      const { _id } = (await announce(shop, couple, ask).expect(200)).body.data;
      for (const index of [0, 1]) await sendPiece(shop, ask.key, _id, index, pieceOf(file, index)).expect(200);
      faults.at = point;
      const { status } = await sendPiece(shop, ask.key, _id, 2, pieceOf(file, 2));
      expect([500, 503]).toContain(status);
      faults.at = undefined;
      const again = await announce(shop, couple, ask).expect(200);
      const isWhole = point === 'album.completed';
      expect(again.body.data).toMatchObject(
        isWhole ? { state: 'waiting', received: 3 } : { state: 'receiving', received: 2 },
      );
      await sendPiece(shop, ask.key, _id, 2, pieceOf(file, 2)).expect(200);
      await expectWhole(_id);
    },
  );

  it.each<FaultPoint>(['album.removal-marked', 'album.files-removed', 'album.entry-released'])(
    'at %s of a removal; the photo is not shown any more, and may be sent again',
    async (point) => {
      const sent = await sendPhoto(shop, couple, file);
      const path = `/api/album/mine/${couple.invitationId}`;
      const own = await shop.http.get(path).set(ALBUM_GUEST_HEADER, sent.key).expect(200);
      faults.at = point;
      const removal = shop.http.delete('/api/album/photo').set(ALBUM_GUEST_HEADER, sent.key);
      await removal.send({ id: sent._id });
      faults.at = undefined;
      await shop.http.get(own.body.data.photos[0].pictures.small).expect(404);
      expect((await shop.http.get(path).set(ALBUM_GUEST_HEADER, sent.key).expect(200)).body.data.photos).toEqual([]);
      expect((await storedAlbum(shop, couple)).photos.map(({ state }) => state as string)).toEqual(['removed']);
      await sendPhoto(shop, couple, file, sent);
      await expectWhole(sent._id);
    },
  );

  it('a piece whose file was lost is asked for again', async () => {
    const ask = { key: guestKey(), upload: uploadId(), bytes: file.length };
    const { _id } = (await announce(shop, couple, ask).expect(200)).body.data;
    for (const index of [0, 1]) await sendPiece(shop, ask.key, _id, index, pieceOf(file, index)).expect(200);
    const uuid = String((await storedAlbum(shop, couple)).photos[0]?.['uuid']);
    if (shop.config.storage.driver !== 'local') throw new Error('these tests look into a folder');
    rmSync(join(shop.config.storage.directory, 'album-pieces', uuid.slice(0, 2), `${uuid}-1.bin`));
    const answer = await sendPiece(shop, ask.key, _id, 2, pieceOf(file, 2)).expect(200);
    expect(answer.body.data).toEqual({ _id, state: 'receiving', received: 1, pieces: 3 });
    await sendPhoto(shop, couple, file, ask);
    await expectWhole(_id);
  });

  it('a refusal of the place for files loses nothing', async () => {
    const ask = { key: guestKey(), upload: uploadId(), bytes: file.length };
    const { _id } = (await announce(shop, couple, ask).expect(200)).body.data;
    for (const index of [0, 1]) await sendPiece(shop, ask.key, _id, index, pieceOf(file, index)).expect(200);
    faults.at = 'image.partly-written';
    const refused = await sendPiece(shop, ask.key, _id, 2, pieceOf(file, 2)).expect(503);
    expect(refused.headers['retry-after']).toBe('5');
    faults.at = undefined;
    await sendPiece(shop, ask.key, _id, 2, pieceOf(file, 2)).expect(200);
    await expectWhole(_id);
  });

  it('a disk that takes no piece is answered 503, and the same piece is sent again', async () => {
    const ask = { key: guestKey(), upload: uploadId(), bytes: file.length };
    const { _id } = (await announce(shop, couple, ask).expect(200)).body.data;
    const storage = shop.app.get<StoragePort>(STORAGE, { strict: false });
    jest.spyOn(storage, 'put').mockRejectedValueOnce(new Error('ENOSPC: no space left on device'));
    const refused = await sendPiece(shop, ask.key, _id, 0, pieceOf(file, 0)).expect(503);
    expect(refused.headers['retry-after']).toBe('5');
    for (const index of [0, 1, 2]) await sendPiece(shop, ask.key, _id, index, pieceOf(file, index)).expect(200);
    await expectWhole(_id);
  });
});
