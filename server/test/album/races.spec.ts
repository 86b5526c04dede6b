import {
  ALBUM_GUEST_HEADER,
  MOST_ALBUM_BYTES,
  MOST_ALBUM_PHOTOS,
  MOST_PHOTO_BYTES,
  MOST_PHOTOS_OF_GUEST,
  PIECE_BYTES,
} from '@serikad/shared/album/album.types';
import { createHash, randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { networksOf } from '../../src/http/limits/client-address.js';
import { AlbumPhotosRepository } from '../../src/modules/album/album-photos.repository.js';
import { MOST_UNFINISHED, MOST_UNFINISHED_BYTES } from '../../src/modules/album/network-shares.js';
import { GuestSecretsService } from '../../src/modules/guest-list/records/guest-secrets.service.js';
import { storedFiles } from '../gifts/support/pictured.js';
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

let one: TestApp;
let two: TestApp;
let couple: Couple;

beforeAll(async () => {
  // So that calls say from which network they come.
  const trustProxy = 1;
  one = await startTestApp({ config: { trustProxy } });
  const { storage, jwtSecret, guestKey: secret } = one.config;
  two = await startTestApp({ mongoUri: one.mongoUri, config: { storage, jwtSecret, guestKey: secret, trustProxy } });
});
beforeEach(async () => {
  duringAlbum(one);
  duringAlbum(two);
  couple = await albumCouple(one);
});
afterEach(() => {
  one.clock.reset();
  two.clock.reset();
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const serverOf = (index: number): TestApp => (index % 2 === 0 ? one : two);
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

/** An album with entries of photos that other guests have added. */
async function filled(photos: number, bytes: number): Promise<void> {
  const entries = times(photos, () => ({
    p: new Types.ObjectId(),
    u: randomUUID(),
    g: 'another',
    b: 1,
    at: one.clock.date(),
  }));
  const _id = new Types.ObjectId(couple.invitationId);
  await one.db.collection('albums').insertOne({ _id, bytes, entries });
}

/** How many of some announcements at once were taken; the others are refused by the limit, saying why. */
async function taken(asks: { key: string; upload: string; bytes: number }[], reason: RegExp): Promise<number> {
  const answers = await Promise.all(
    asks.map((ask, index) => announce(serverOf(index), couple, ask).set('Accept-Language', 'en')),
  );
  for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
    expect([status, body.code]).toEqual([400, 'limit-reached']);
    expect(body.data.error.errorMessage).toMatch(reason);
  }
  return answers.filter(({ status }) => status === 200).length;
}

describe('C-11 limits under announcements at once, on two servers', () => {
  it(`a guest sends ${MOST_PHOTOS_OF_GUEST} photos and not one more`, async () => {
    const key = guestKey();
    const asks = times(MOST_PHOTOS_OF_GUEST + 20, () => ({ key, upload: uploadId(), bytes: 5 }));
    expect(await taken(asks, /added 60 photos/)).toBe(MOST_PHOTOS_OF_GUEST);
    const { entries, photos, bytes } = await storedAlbum(one, couple);
    expect([entries.length, photos.length, bytes]).toEqual([
      MOST_PHOTOS_OF_GUEST,
      MOST_PHOTOS_OF_GUEST,
      5 * MOST_PHOTOS_OF_GUEST,
    ]);
    // Another guest, and this one after a removal, have room.
    expect(await taken([{ key: guestKey(), upload: uploadId(), bytes: 5 }], /x/)).toBe(1);
    const id = (photos[0]?._id as Types.ObjectId).toHexString();
    await one.http.delete('/api/album/photo').set(ALBUM_GUEST_HEADER, key).send({ id }).expect(200);
    expect(
      await taken(
        times(5, () => ({ key, upload: uploadId(), bytes: 5 })),
        /added 60 photos/,
      ),
    ).toBe(1);
  });

  it('an invitation has 4,000 photos and not one more', async () => {
    await filled(MOST_ALBUM_PHOTOS - 7, 1_000);
    const asks = times(40, () => ({ key: guestKey(), upload: uploadId(), bytes: 5 }));
    expect(await taken(asks, /holds 4000 photos/)).toBe(7);
    expect((await storedAlbum(one, couple)).entries).toHaveLength(MOST_ALBUM_PHOTOS);
  });

  it('an invitation has 12 GB and not a byte more', async () => {
    await filled(700, MOST_ALBUM_BYTES - 3 * MOST_PHOTO_BYTES);
    const asks = times(20, () => ({ key: guestKey(), upload: uploadId(), bytes: MOST_PHOTO_BYTES }));
    expect(await taken(asks, /holds 12 GB/)).toBe(3);
    expect((await storedAlbum(one, couple)).bytes).toBe(MOST_ALBUM_BYTES);
    expect(await taken([{ key: guestKey(), upload: uploadId(), bytes: 1 }], /holds 12 GB/)).toBe(0);
  });

  it('control: with room for all of them, all are taken', async () => {
    await filled(MOST_ALBUM_PHOTOS - 40, 1_000);
    const asks = times(40, () => ({ key: guestKey(), upload: uploadId(), bytes: 5 }));
    expect(await taken(asks, /x/)).toBe(40);
  });

  it('the same photo announced twenty times at once is counted once', async () => {
    const ask = { key: guestKey(), upload: uploadId(), bytes: 5 };
    expect(
      await taken(
        times(20, () => ask),
        /x/,
      ),
    ).toBe(20);
    const { entries, photos } = await storedAlbum(one, couple);
    expect([entries.length, photos.length]).toEqual([1, 1]);
    expect((entries[0] as { u: string }).u).toBe(photos[0]?.['uuid']);
  });
});

describe('C-11 what the unfinished uploads of one network hold', () => {
  const HALL = '203.0.113.7';
  const ask = (bytes = 5) => ({ key: guestKey(), upload: uploadId(), bytes });

  /** Uploads of a network's other phones that are under way. */
  async function underWay(count: number, bytes: number, networks = networksOf(HALL)): Promise<void> {
    const secrets = one.app.get(GuestSecretsService, { strict: false });
    const n = networks.map(({ network }) => secrets.albumNetwork(couple.invitationId, network));
    const uploads = times(count, () => ({ u: randomUUID(), b: bytes, n }));
    const _id = new Types.ObjectId(couple.invitationId);
    const entries = uploads.map(({ u, b }) => ({ p: new Types.ObjectId(), u, g: 'another', b, at: one.clock.date() }));
    await one.db.collection('albums').insertOne({ _id, bytes: count * bytes, entries, unfinished: uploads });
  }

  /** How many of some announcements at once from an address were taken; the others may come again. */
  async function takenFrom(address: string, asks: { key: string; upload: string; bytes: number }[]): Promise<number> {
    const answers = await Promise.all(
      asks.map((each, index) => announce(serverOf(index), couple, each).set('X-Forwarded-For', address)),
    );
    for (const { status, body, headers } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, body.code, headers['retry-after']]).toEqual([429, 'too-many-requests', '30']);
      expect(body.data.error.errorMessage).toMatch(/this network/);
    }
    return answers.filter(({ status }) => status === 200).length;
  }

  async function unfinished(): Promise<{ u: string }[]> {
    const album = await one.db.collection('albums').findOne({ _id: new Types.ObjectId(couple.invitationId) });
    return (album?.['unfinished'] ?? []) as { u: string }[];
  }

  it('is 300 places and not one more, on two servers; another network has room', async () => {
    await underWay(MOST_UNFINISHED - 7, 5);
    expect(
      await takenFrom(
        HALL,
        times(30, () => ask()),
      ),
    ).toBe(7);
    expect(await unfinished()).toHaveLength(MOST_UNFINISHED);
    expect(
      await takenFrom(
        '198.51.100.9',
        times(30, () => ask()),
      ),
    ).toBe(30);
    expect((await storedAlbum(one, couple)).entries).toHaveLength(MOST_UNFINISHED + 30);
  });

  it('is a tenth of the bytes and not one more', async () => {
    await underWay(1, MOST_UNFINISHED_BYTES - 3 * MOST_PHOTO_BYTES);
    expect(
      await takenFrom(
        HALL,
        times(20, () => ask(MOST_PHOTO_BYTES)),
      ),
    ).toBe(3);
    expect((await storedAlbum(one, couple)).bytes).toBe(MOST_UNFINISHED_BYTES);
    expect(await takenFrom(HALL, [ask(1)])).toBe(0);
    expect(
      await takenFrom(
        '198.51.100.9',
        times(20, () => ask(MOST_PHOTO_BYTES)),
      ),
    ).toBe(20);
  });

  it('is counted together for a subscriber’s many IPv6 networks', async () => {
    const [wide] = networksOf('2001:db8:1:200::1').filter(({ times: share }) => share === 4);
    await underWay(4 * MOST_UNFINISHED - 2, 5, wide ? [wide] : []);
    let taken = 0;
    for (let subnet = 0; subnet < 5; subnet += 1) taken += await takenFrom(`2001:db8:1:20${subnet}::1`, [ask()]);
    expect(taken).toBe(2);
    expect(await takenFrom('2001:db8:1:300::1', [ask()])).toBe(1);
  });

  it('is given back by a photo that is whole or removed, and not taken by a repeated announcement', async () => {
    const file = await jpegOf(1_000);
    await underWay(MOST_UNFINISHED - 1, 5);
    const mine = { key: guestKey(), upload: uploadId(), bytes: file.length };
    expect(
      await takenFrom(
        HALL,
        times(6, () => mine),
      ),
    ).toBe(6);
    expect(await takenFrom(HALL, [ask()])).toBe(0);
    const photo = async () => (await storedAlbum(one, couple)).photos[0]?._id as Types.ObjectId;
    await sendPiece(one, mine.key, (await photo()).toHexString(), 0, file).expect(200);
    expect(await unfinished()).toHaveLength(MOST_UNFINISHED - 1);
    const other = ask();
    expect(await takenFrom(HALL, [other])).toBe(1);
    expect(await takenFrom(HALL, [ask()])).toBe(0);
    const { photos } = await storedAlbum(one, couple);
    const id = (photos.find(({ state }) => state === 'receiving')?._id as Types.ObjectId).toHexString();
    await one.http.delete('/api/album/photo').set(ALBUM_GUEST_HEADER, other.key).send({ id }).expect(200);
    expect(await unfinished()).toHaveLength(MOST_UNFINISHED - 1);
    expect(await takenFrom(HALL, [ask()])).toBe(1);
  });

  it('is given back after 100 seconds by announcements without a piece, and after ten minutes by started ones', async () => {
    const file = await jpegOf(2 * PIECE_BYTES);
    await underWay(MOST_UNFINISHED - 2, 5);
    const [started, announced] = [ask(file.length), ask()];
    expect(await takenFrom(HALL, [started, announced])).toBe(2);
    const { photos } = await storedAlbum(one, couple);
    const id = (photos.find(({ bytes }) => bytes === file.length)?._id as Types.ObjectId).toHexString();
    await sendPiece(one, started.key, id, 0, pieceOf(file, 0)).expect(200);
    // Of another network: it keeps its place.
    expect(await takenFrom('198.51.100.9', [ask()])).toBe(1);
    for (const { clock } of [one, two]) clock.advance(99_000);
    expect(await takenFrom(HALL, [ask()])).toBe(0);
    for (const { clock } of [one, two]) clock.advance(2_000);
    expect(await takenFrom(HALL, [ask()])).toBe(1);
    expect(await takenFrom(HALL, [ask()])).toBe(0);
    const left = (await storedAlbum(one, couple)).photos;
    expect([left.length, left.some(({ bytes }) => bytes === file.length)]).toEqual([3, true]);
    for (const { clock } of [one, two]) clock.advance(10 * 60_000);
    expect(await takenFrom(HALL, [ask(), ask()])).toBe(2);
    expect((await storedAlbum(one, couple)).photos.some(({ bytes }) => bytes === file.length)).toBe(false);
  });

  it('control: 200 phones of a hall that send a photo of 4 MB each all have room', async () => {
    expect(
      await takenFrom(
        HALL,
        times(200, () => ask(4_000_000)),
      ),
    ).toBe(200);
  });

  it('is stored without the network’s address', async () => {
    expect(await takenFrom(HALL, [ask()])).toBe(1);
    expect(JSON.stringify(await unfinished())).not.toContain(HALL);
  });
});

describe('C-11 what an album counts', () => {
  it('is the size that was taken of a photo announced with two sizes at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const ask = { key: guestKey(), upload: uploadId() };
      const sizes = [1, MOST_PHOTO_BYTES, 2, MOST_PHOTO_BYTES - 1];
      const answers = await Promise.all(
        sizes.map((bytes, index) => announce(serverOf(index), couple, { ...ask, bytes })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
      const { entries, photos, bytes } = await storedAlbum(one, couple);
      expect(entries.map((entry) => (entry as { b: number }).b)).toEqual([photos[0]?.['bytes']]);
      expect(bytes).toBe(photos[0]?.['bytes']);
      const id = (photos[0]?._id as Types.ObjectId).toHexString();
      await one.http.delete('/api/album/photo').set(ALBUM_GUEST_HEADER, ask.key).send({ id }).expect(200);
      expect(await storedAlbum(one, couple)).toEqual({ bytes: 0, entries: [], photos: [] });
    }
  });

  it('is given to others by uploads that stand still for ten minutes, where it is full', async () => {
    await filled(MOST_ALBUM_PHOTOS - 3, 1_000);
    const idle = times(3, () => ({ key: guestKey(), upload: uploadId(), bytes: 5 }));
    expect(await taken(idle, /x/)).toBe(3);
    const next = { key: guestKey(), upload: uploadId(), bytes: 5 };
    expect(await taken([next], /holds 4000 photos/)).toBe(0);
    for (const { clock } of [one, two]) clock.advance(11 * 60_000);
    expect(await taken([next], /x/)).toBe(1);
    // The device of one that was given up begins it anew; one that is being sent keeps its place.
    expect(await taken(idle.slice(0, 1), /x/)).toBe(1);
    expect(await taken([next], /x/)).toBe(1);
    expect((await storedAlbum(one, couple)).photos).toHaveLength(2);
  });

  it('a photo that one server is processing is not made of another last piece', async () => {
    const file = await jpegOf(1_000);
    const key = guestKey();
    const ask = { key, upload: uploadId(), bytes: file.length };
    const { _id } = (await announce(one, couple, ask).expect(200)).body.data;
    const [photo] = (await storedAlbum(one, couple)).photos;
    const photos = two.app.get(AlbumPhotosRepository, { strict: false });
    const sumOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url');
    expect(await photos.claimContent(photo as never, sumOf(file))).toBe(true);
    const other = Buffer.concat([file.subarray(0, -1), Buffer.of((file.at(-1) ?? 0) ^ 1)]);
    expect((await sendPiece(one, key, _id, 0, other).expect(409)).body.code).toBe('conflict');
    // The same one is made, also by a server that came later.
    expect((await sendPiece(one, key, _id, 0, file).expect(200)).body.data.state).toBe('waiting');
  });
});

describe('C-11 pieces at once, on two servers', () => {
  it('every piece sent ten times by turns leaves one photo, as it was sent', async () => {
    const file = await jpegOf(2 * PIECE_BYTES + 500);
    const [key, upload] = [guestKey(), uploadId()];
    const { _id } = (await announce(one, couple, { key, upload, bytes: file.length }).expect(200)).body.data;
    for (let index = 0; index < 3; index += 1) {
      const answers = await Promise.all(
        times(10, (turn) => sendPiece(serverOf(turn), key, _id, index, pieceOf(file, index))),
      );
      for (const { status, body } of answers) expect([status, body.data.received]).toEqual([200, index + 1]);
    }
    const { photos, entries } = await storedAlbum(one, couple);
    expect([photos.length, photos[0]?.['state'], entries.length]).toEqual([1, 'waiting', 1]);
    const files = storedFiles(one);
    expect(files.filter((name) => name.includes(String(photos[0]?.['uuid'])))).toHaveLength(4);
    expect(files.filter((name) => name.startsWith('album-pieces/'))).toEqual([]);
  });

  it('a photo that its guest removes while it is made leaves nothing', async () => {
    const file = await jpegOf(PIECE_BYTES + 500);
    const before = storedFiles(one);
    for (let round = 0; round < 8; round += 1) {
      const [key, upload] = [guestKey(), uploadId()];
      const { _id } = (await announce(one, couple, { key, upload, bytes: file.length }).expect(200)).body.data;
      await sendPiece(one, key, _id, 0, pieceOf(file, 0)).expect(200);
      const made = sendPiece(one, key, _id, 1, pieceOf(file, 1)).then((answer) => answer);
      await new Promise((later) => setTimeout(later, round * 12));
      const removed = await two.http.delete('/api/album/photo').set(ALBUM_GUEST_HEADER, key).send({ id: _id });
      const { status } = await made;
      expect([removed.status, [200, 404].includes(status)]).toEqual([200, true]);
    }
    expect(await storedAlbum(one, couple)).toEqual({ bytes: 0, entries: [], photos: [] });
    expect(storedFiles(one)).toEqual(before);
  });

  it('removed and announced again at once, the photo is counted once or not at all', async () => {
    const file = await jpegOf(1_000);
    for (let round = 0; round < 10; round += 1) {
      const sent = await sendPhoto(one, couple, file);
      const ask = { key: sent.key, upload: sent.upload, bytes: file.length };
      await Promise.all([
        one.http.delete('/api/album/photo').set(ALBUM_GUEST_HEADER, sent.key).send({ id: sent._id }),
        ...times(4, (turn) => announce(serverOf(turn), couple, ask)),
        two.http.delete('/api/album/photo').set(ALBUM_GUEST_HEADER, sent.key).send({ id: sent._id }),
      ]);
    }
    const { entries, photos, bytes } = await storedAlbum(one, couple);
    const uuids = (list: object[], field: string) =>
      list.map((each) => (each as Record<string, unknown>)[field]).sort();
    expect(uuids(entries, 'u')).toEqual(uuids(photos, 'uuid'));
    expect(bytes).toBe(entries.length * file.length);
  });
});
