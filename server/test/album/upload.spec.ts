import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@serikad/shared/calendar/durations';
import { ALBUM_GUEST_HEADER, MOST_PHOTO_BYTES, PIECE_BYTES } from '@serikad/shared/album/album.types';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { storedFiles, setItems } from '../gifts/support/pictured.js';
import { pay, slugs, type Couple } from '../invitations/support/shop.js';
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
  setInvitation,
  START,
  storedAlbum,
  uploadId,
} from './support/album.js';

let shop: TestApp;
let couple: Couple;
/** Of three pieces. */
let file: Buffer;

beforeAll(async () => {
  shop = await startTestApp();
  couple = await albumCouple(shop);
  file = await jpegOf(2 * PIECE_BYTES + 1_000);
});
beforeEach(() => duringAlbum(shop));
afterEach(() => shop.clock.reset());
afterAll(() => shop.close());

const filesNow = (folder: string): string[] => storedFiles(shop).filter((key) => key.startsWith(folder));

describe('C-11 a photo in pieces', () => {
  it('is whole with the last piece: waits for the couple, in three sizes and as it was sent', async () => {
    const [key, upload] = [guestKey(), uploadId()];
    const before = await storedAlbum(shop, couple);
    const said = await announce(shop, couple, { key, upload, bytes: file.length, name: '  Mak Teh ' }).expect(200);
    const { _id } = said.body.data;
    expect(said.body.data).toEqual({ _id, state: 'receiving', received: 0, pieces: 3 });
    for (const [index, received] of [1, 2, 3].entries()) {
      const answer = await sendPiece(shop, key, _id, index, pieceOf(file, index)).expect(200);
      const state = received === 3 ? 'waiting' : 'receiving';
      expect(answer.body.data).toEqual({ _id, state, received, pieces: 3 });
    }
    const { bytes, entries, photos } = await storedAlbum(shop, couple);
    expect([bytes - before.bytes, entries.length - before.entries.length]).toEqual([file.length, 1]);
    const photo = photos.find((each) => each._id.toHexString() === _id);
    expect(photo).toMatchObject({ state: 'waiting', name: 'Mak Teh', width: 900, height: 600, format: 'jpeg' });
    expect(photo).not.toHaveProperty('unfinishedAt');
    // The key itself is not stored.
    expect(JSON.stringify(photo)).not.toContain(key);
    const uuid = String(photo?.['uuid']);
    expect(filesNow(`album/${uuid.slice(0, 2)}/${uuid}`)).toHaveLength(4);
    expect(filesNow('album-pieces/')).toEqual([]);
    const root = shop.config.storage.driver === 'local' ? shop.config.storage.directory : '';
    const path = join(root, 'album', uuid.slice(0, 2), uuid);
    expect(readFileSync(`${path}-original.bin`).equals(file)).toBe(true);
    expect(await sharp(readFileSync(`${path}.webp`)).metadata()).toMatchObject({
      format: 'webp',
      width: 900,
      height: 600,
    });
  });

  it('may be announced and sent again at every step', async () => {
    const [key, upload] = [guestKey(), uploadId()];
    const ask = { key, upload, bytes: file.length };
    const before = await storedAlbum(shop, couple);
    const { _id } = (await announce(shop, couple, ask).expect(200)).body.data;
    for (let index = 0; index < 3; index += 1) {
      const again = await announce(shop, couple, ask).expect(200);
      expect(again.body.data).toEqual({ _id, state: 'receiving', received: index, pieces: 3 });
      const one = await sendPiece(shop, key, _id, index, pieceOf(file, index)).expect(200);
      const two = await sendPiece(shop, key, _id, index, pieceOf(file, index)).expect(200);
      expect(two.body.data).toEqual(one.body.data);
    }
    const whole = { _id, state: 'waiting', received: 3, pieces: 3 };
    expect((await announce(shop, couple, ask).expect(200)).body.data).toEqual(whole);
    expect((await storedAlbum(shop, couple)).entries.length - before.entries.length).toBe(1);
  });

  it('a piece out of turn is answered 409 with the number to send', async () => {
    const [key, upload] = [guestKey(), uploadId()];
    const { _id } = (await announce(shop, couple, { key, upload, bytes: file.length }).expect(200)).body.data;
    const early = await sendPiece(shop, key, _id, 1, pieceOf(file, 1)).expect(409);
    expect(early.body.data.error.current).toEqual({ _id, state: 'receiving', received: 0, pieces: 3 });
    await sendPiece(shop, key, _id, 2, pieceOf(file, 2)).expect(409);
  });

  it('pieces of a wrong length, number, type or packing are refused, and nothing is stored of them', async () => {
    const [key, upload] = [guestKey(), uploadId()];
    const { _id } = (await announce(shop, couple, { key, upload, bytes: file.length }).expect(200)).body.data;
    const path = `/api/album/photo/${_id}/piece`;
    const short = await sendPiece(shop, key, _id, 0, pieceOf(file, 0).subarray(1)).expect(400);
    expect(slugs(short.body)).toEqual(Array(3).fill('validation'));
    await sendPiece(shop, key, _id, 0, Buffer.alloc(0)).expect(400);
    await sendPiece(shop, key, _id, 2, file.subarray(0, PIECE_BYTES)).expect(400);
    await sendPiece(shop, key, _id, 3, pieceOf(file, 0)).expect(400);
    const large = await sendPiece(shop, key, _id, 0, Buffer.alloc(PIECE_BYTES + 1)).expect(413);
    expect(large.body.code).toBe('body-too-large');
    for (const index of ['-1', 'x', '1e2', '%00', '9999']) {
      await shop.http.put(`${path}/${index}`).set(ALBUM_GUEST_HEADER, key).expect(404);
    }
    const text = shop.http.put(`${path}/0`).set(ALBUM_GUEST_HEADER, key);
    await text.set('Content-Type', 'text/plain').send('x').expect(415);
    const json = shop.http.put(`${path}/0`).set(ALBUM_GUEST_HEADER, key);
    await json.send({ a: 1 }).expect(415);
    const packed = sendPiece(shop, key, _id, 0, pieceOf(file, 0));
    await packed.set('Content-Encoding', 'gzip').expect(415);
    const again = await announce(shop, couple, { key, upload, bytes: file.length }).expect(200);
    expect(again.body.data.received).toBe(0);
    expect(filesNow('album-pieces/')).toEqual([]);
  });

  it('a body of bytes is taken by no other call', async () => {
    const call = shop.http.post('/api/album/photo').set(ALBUM_GUEST_HEADER, guestKey());
    await call.set('Content-Type', 'application/octet-stream').send(Buffer.from('{}')).expect(415);
  });

  it('is taken in one piece, as a HEIC of a phone', async () => {
    const heic = readFileSync(join(import.meta.dirname, '../media/samples/phone.heic'));
    const { _id, state } = await sendPhoto(shop, couple, heic);
    expect(state).toBe('waiting');
    const photo = await shop.db.collection('album_photos').findOne({ _id: new Types.ObjectId(_id) });
    expect(photo).toMatchObject({ format: 'heic', width: 128, height: 192 });
  });

  it('a file that is no picture is refused, and its place is given back', async () => {
    const before = await storedAlbum(shop, couple);
    const files = storedFiles(shop);
    const bytes = Buffer.alloc(2 * PIECE_BYTES, 'x');
    const [key, upload] = [guestKey(), uploadId()];
    const { _id } = (await announce(shop, couple, { key, upload, bytes: bytes.length }).expect(200)).body.data;
    await sendPiece(shop, key, _id, 0, pieceOf(bytes, 0)).expect(200);
    const refused = await sendPiece(shop, key, _id, 1, pieceOf(bytes, 1)).expect(400);
    expect(refused.body.code).toBe('invalid-file');
    expect(refused.body.data.error.fields).toEqual([{ field: 'image', message: expect.stringMatching(/JPEG/) }]);
    expect(await storedAlbum(shop, couple)).toEqual(before);
    expect(storedFiles(shop)).toEqual(files);
    await sendPiece(shop, key, _id, 1, pieceOf(bytes, 1)).expect(404);
  });

  it('another guest does not get it, and cannot continue or remove it', async () => {
    const mine = await sendPhoto(shop, couple, file);
    const other = guestKey();
    await sendPiece(shop, other, mine._id, 0, pieceOf(file, 0)).expect(404);
    await shop.http.delete('/api/album/photo').set(ALBUM_GUEST_HEADER, other).send({ id: mine._id }).expect(404);
    const path = `/api/album/mine/${couple.invitationId}`;
    const others = await shop.http.get(path).set(ALBUM_GUEST_HEADER, other).expect(200);
    expect(others.body.data).toEqual({ photos: [], left: 60 });
    // The same device and file at another wedding are another photo of another guest.
    const second = await albumCouple(shop);
    const there = await sendPhoto(shop, second, file, { key: mine.key, upload: mine.upload });
    expect(there._id).not.toBe(mine._id);
    const guests = await shop.db.collection('album_photos').distinct('guest');
    expect(new Set(guests).size).toBe(guests.length);
  });

  it('the guest sees and removes their own, in whatever state, also when the time is over', async () => {
    const mine = await sendPhoto(shop, couple, file);
    const started = await announce(shop, couple, { key: mine.key, upload: uploadId(), bytes: 5 }).expect(200);
    const path = `/api/album/mine/${couple.invitationId}`;
    const seen = async () => (await shop.http.get(path).set(ALBUM_GUEST_HEADER, mine.key).expect(200)).body.data;
    const own = await seen();
    expect(own.left).toBe(58);
    const states = own.photos.map(({ _id, state, pictures }: { _id: string; state: string; pictures: unknown }) => [
      _id,
      state,
      pictures !== null,
    ]);
    expect(states.sort()).toEqual(
      [
        [mine._id, 'waiting', true],
        [started.body.data._id, 'receiving', false],
      ].sort(),
    );
    shop.clock.set(Date.parse(START) + 70 * DAY_MS);
    for (const id of [mine._id, started.body.data._id]) {
      await shop.http.delete('/api/album/photo').set(ALBUM_GUEST_HEADER, mine.key).send({ id }).expect(200);
    }
    expect(await seen()).toEqual({ photos: [], left: 60 });
    expect(filesNow('album-pieces/')).toEqual([]);
  });

  it('a removed photo may be sent again', async () => {
    const mine = await sendPhoto(shop, couple, file);
    await shop.http.delete('/api/album/photo').set(ALBUM_GUEST_HEADER, mine.key).send({ id: mine._id }).expect(200);
    const again = await sendPhoto(shop, couple, file, mine);
    expect([again._id, again.state]).toEqual([mine._id, 'waiting']);
  });
});

describe('C-11 announcements that are refused', () => {
  const good = () => ({ invitationId: couple.invitationId, upload: uploadId(), bytes: 5 });
  const call = (body: object, key: string | undefined = guestKey()) => {
    const post = shop.http.post('/api/album/photo');
    return (key === '' ? post : post.set(ALBUM_GUEST_HEADER, key)).send(body);
  };

  it.each([
    ['no upload', { upload: undefined }, 'upload'],
    ['an upload of capitals', { upload: 'A'.repeat(32) }, 'upload'],
    ['an upload with an operator', { upload: { $ne: '' } }, 'upload'],
    ['no bytes', { bytes: 0 }, 'bytes'],
    ['too many bytes', { bytes: MOST_PHOTO_BYTES + 1 }, 'bytes'],
    ['half a byte', { bytes: 1.5 }, 'bytes'],
    ['a long name', { name: 'a'.repeat(61) }, 'name'],
    ['a name of several lines', { name: 'a\nb' }, 'name'],
    ['an unknown field', { state: 'approved' }, 'state'],
  ])('%s', async (_name, change, field) => {
    const answer = await call({ ...good(), ...change }).expect(400);
    expect(answer.body.code).toBe('validation');
    expect(answer.body.data.error.fields.map((each: { field: string }) => each.field)).toEqual([field]);
  });

  it.each(['', 'short', 'x'.repeat(25), `${'x'.repeat(23)}-`])('X78 the key "%s"', async (key) => {
    const answer = await call(good(), key).expect(400);
    expect(answer.body.data.error.fields[0].field).toBe(ALBUM_GUEST_HEADER);
  });

  it('of unknown invitations, of samples, and of the same upload with another size', async () => {
    for (const invitationId of ['f'.repeat(24), 'x', '%00']) await call({ ...good(), invitationId }).expect(404);
    const sample = await call({ ...good(), invitationId: 'sample_cv0001' }).expect(400);
    expect(sample.body.code).toBe('sample-read-only');
    const [key, body] = [guestKey(), good()];
    await call(body, key).expect(200);
    await call({ ...body, bytes: 6 }, key).expect(400);
  });
});

describe('C-11 the time for photos', () => {
  const closed = async (language: 'en' | 'ms' = 'en') => {
    const ask = announce(shop, couple, { key: guestKey(), upload: uploadId(), bytes: 5 });
    const answer = await ask.set('Accept-Language', language).expect(400);
    expect(answer.body.code).toBe('album-closed');
    return answer.body.data.error.errorMessage as string;
  };
  afterEach(async () => {
    await setInvitation(shop, couple, { album: true, phases: { mode: 'off', thanks: '' } });
    await setItems(shop, couple, [{ item: 'rsvp', package: 'premium' }]);
    await pay(shop, couple.orderId, 48);
  });

  it('is from the wedding’s start to the moment 60 days later, to the millisecond', async () => {
    const start = Date.parse(START);
    shop.clock.set(start - 1);
    expect(await closed()).toMatch(/once the wedding has begun/);
    expect(await closed('ms')).toMatch(/apabila majlis bermula/);
    for (const open of [start, start + 60 * DAY_MS - 1]) {
      shop.clock.set(open);
      await announce(shop, couple, { key: guestKey(), upload: uploadId(), bytes: 5 }).expect(200);
    }
    shop.clock.set(start + 60 * DAY_MS);
    expect(await closed()).toMatch(/to the couple directly/);
    expect(await closed('ms')).toMatch(/hantar terus kepada pengantin/);
  });

  it('is over for a photo half of which is there; the device is answered that a whole one is stored', async () => {
    const half = { key: guestKey(), upload: uploadId(), bytes: file.length };
    const { _id } = (await announce(shop, couple, half).expect(200)).body.data;
    const whole = await sendPhoto(shop, couple, file);
    shop.clock.set(Date.parse(START) + 60 * DAY_MS);
    expect((await announce(shop, couple, half).expect(400)).body.code).toBe('album-closed');
    const piece = await sendPiece(shop, half.key, _id, 0, pieceOf(file, 0)).expect(400);
    expect(piece.body.code).toBe('album-closed');
    const refused = await announce(shop, couple, { ...whole, bytes: file.length }).expect(400);
    expect(refused.body.code).toBe('validation');
    const { key, upload } = whole;
    const again = await announce(shop, couple, { key, upload, bytes: file.length }).expect(200);
    expect(again.body.data.state).toBe('waiting');
    await sendPiece(shop, key, whole._id, 2, pieceOf(file, 2)).expect(200);
  });

  it('is not while it is switched off, without the package, without a day, or when the card only says save the date', async () => {
    await setInvitation(shop, couple, { album: false });
    expect(await closed()).toMatch(/do not take photos/);
    await setInvitation(shop, couple, { album: true });
    await setItems(shop, couple, [{ item: 'rsvp', package: 'standard' }]);
    expect(await closed()).toMatch(/do not take photos/);
    await setItems(shop, couple, [{ item: 'rsvp', package: 'premium' }]);
    await setInvitation(shop, couple, { phases: { mode: 'save-the-date', thanks: '' } });
    expect(await closed()).toMatch(/do not take photos/);
    await setInvitation(shop, couple, { phases: { mode: 'off', thanks: '' }, date: null });
    expect(await closed()).toMatch(/once the wedding has begun/);
    await setInvitation(shop, couple, { date: '2026-12-12' });
    await announce(shop, couple, { key: guestKey(), upload: uploadId(), bytes: 5 }).expect(200);
  });

  it('has ended with an expired trial', async () => {
    const whole = await sendPhoto(shop, couple, file);
    await pay(shop, couple.orderId, 0);
    await announce(shop, couple, { key: guestKey(), upload: uploadId(), bytes: 5 }).expect(404);
    await shop.http.get(`/api/album/mine/${couple.invitationId}`).set(ALBUM_GUEST_HEADER, whole.key).expect(404);
    await shop.http.get(`/api/album/photos/${couple.invitationId}`).expect(404);
    // What is the guest's own goes all the same.
    await shop.http.delete('/api/album/photo').set(ALBUM_GUEST_HEADER, whole.key).send({ id: whole._id }).expect(200);
  });
});
