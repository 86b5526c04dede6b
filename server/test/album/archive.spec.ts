import { ARCHIVE_PART, type ArchivePart } from '@serikad/shared/album/album.types';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Types } from 'mongoose';
import type request from 'supertest';
import { randomObjectId } from '../../src/common/object-id.js';
import { signInSeller } from '../admin/support/seller.js';
import type { Couple } from '../invitations/support/shop.js';
import { unzip } from '../privacy/support/unzip.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { albumCouple, decide, duringAlbum, jpegOf, sendPhoto, START, storedAlbum } from './support/album.js';

let shop: TestApp;
let couple: Couple;

beforeAll(async () => {
  shop = await startTestApp();
});
beforeEach(async () => {
  duringAlbum(shop);
  couple = await albumCouple(shop);
});
afterEach(() => shop.clock.reset());
afterAll(() => shop.close());

const parts = async (photos = 'all', { session, invitationId } = couple): Promise<ArchivePart[]> =>
  (await shop.http.post('/api/album/archive').set(session.headers).send({ invitationId, photos }).expect(200)).body.data
    .parts as ArchivePart[];
async function download(link: string): Promise<Map<string, Buffer>> {
  const answer = await shop.http.get(link).buffer(true).parse(binary).expect(200);
  expect(answer.headers['content-type']).toBe('application/zip');
  return unzip(answer.body as Buffer);
}
function binary(response: request.Response, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
}

describe('C-11 the archive', () => {
  it('holds the originals as they were sent, under a number and who took them', async () => {
    const files = [await jpegOf(1_000), await jpegOf(2_000), await jpegOf(300_000), await jpegOf(4_000)];
    const names = ['Mak Teh', 'Pak/Long: "x" <y>..', '', 'CON'];
    for (const [index, file] of files.entries()) {
      shop.clock.advance(1_000);
      await sendPhoto(shop, couple, file, { name: names[index] ?? '' });
    }
    const [part, ...others] = await parts();
    expect(others).toEqual([]);
    expect(part).toMatchObject({ part: 1, photos: 4, bytes: files.reduce((sum, { length }) => sum + length, 0) });
    const found = await download(part?.link ?? '');
    expect([...found.keys()]).toEqual(['0001 Mak Teh.jpg', '0002 Pak Long x y.jpg', '0003.jpg', '0004 CON.jpg']);
    expect([...found.values()].every((bytes, index) => bytes.equals(files[index] ?? Buffer.alloc(0)))).toBe(true);
  });

  it('holds the approved photos alone, or all; an empty album has none', async () => {
    expect(await parts()).toEqual([]);
    const { _id } = await sendPhoto(shop, couple, await jpegOf(1_000));
    expect(await parts('approved')).toEqual([]);
    expect(await parts('all')).toHaveLength(1);
    await decide(shop, couple, [_id], 'approved');
    expect(await parts('approved')).toHaveLength(1);
    const body = { invitationId: couple.invitationId, photos: 'hidden' };
    await shop.http.post('/api/album/archive').set(couple.session.headers).send(body).expect(400);
  });

  it('comes in parts of 500, which keep their photos whatever is added or removed meanwhile', async () => {
    const of = { invitationId: new Types.ObjectId(couple.invitationId), guest: '', name: 'T', state: 'hidden' };
    const content = { bytes: 7, received: 0, format: 'heic', width: 1, height: 1 };
    // Many of one moment, across the border of two parts.
    const photos = Array.from({ length: 2 * ARCHIVE_PART + 3 }, (_, index) => ({
      ...of,
      ...content,
      _id: new Types.ObjectId(),
      uuid: randomUUID(),
      at: new Date(Date.parse(START) + Math.floor(index / 300) * 1_000),
    }));
    await shop.db.collection('album_photos').insertMany(photos);
    const all = await parts();
    expect(all.map(({ part, photos: count, bytes }) => [part, count, bytes])).toEqual([
      [1, ARCHIVE_PART, 7 * ARCHIVE_PART],
      [2, ARCHIVE_PART, 7 * ARCHIVE_PART],
      [3, 3, 21],
    ]);
    // Nothing is stored of these: their parts are empty, and yet whole.
    expect((await download(all[1]?.link ?? '')).size).toBe(0);
  });

  it('ends a part at 1 GB, and holds what is approved while it is downloaded', async () => {
    const of = { invitationId: new Types.ObjectId(couple.invitationId), guest: '', name: 'T', format: 'jpeg' };
    const photos = [400, 700, 1_200, 10].map((megabytes, index) => ({
      ...of,
      _id: randomObjectId(),
      uuid: randomUUID(),
      state: index === 1 ? 'waiting' : 'approved',
      at: new Date(Date.parse(START) + index * 1_000),
      bytes: megabytes * 1024 ** 2,
      received: 0,
      width: 1,
      height: 1,
    }));
    await shop.db.collection('album_photos').insertMany(photos);
    expect((await parts()).map(({ part, photos: count }) => [part, count])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
    ]);
    const [whole] = await parts('approved');
    expect(whole).toMatchObject({ part: 1, photos: 1 });
  });

  it('holds all of its photos when another one between them is approved since', async () => {
    const sent: string[] = [];
    for (let nth = 0; nth < 3; nth += 1) {
      sent.push((await sendPhoto(shop, couple, await jpegOf(1_000)))._id);
      shop.clock.advance(1_000);
    }
    await decide(shop, couple, [sent[0] ?? '', sent[2] ?? ''], 'approved');
    const [part] = await parts('approved');
    await decide(shop, couple, [sent[1] ?? ''], 'approved');
    expect((await download(part?.link ?? '')).size).toBe(3);
  });

  it('leaves out what is removed, or whose original is gone, and is still whole', async () => {
    const sent = [
      await sendPhoto(shop, couple, await jpegOf(1_000)),
      await sendPhoto(shop, couple, await jpegOf(1_000)),
    ];
    shop.clock.advance(1_000);
    sent.push(await sendPhoto(shop, couple, await jpegOf(1_000)));
    const [part] = await parts();
    await decide(shop, couple, [sent[2]?._id ?? ''], 'hidden');
    const body = { invitationId: couple.invitationId, ids: [sent[0]?._id ?? ''] };
    await shop.http.delete('/api/album/chosen').set(couple.session.headers).send(body).expect(200);
    expect((await download(part?.link ?? '')).size).toBe(2);
    const { photos } = await storedAlbum(shop, couple);
    const uuid = String(photos.find(({ _id }) => _id.toHexString() === sent[1]?._id)?.['uuid']);
    if (shop.config.storage.driver !== 'local') throw new Error('these tests look into a folder');
    rmSync(join(shop.config.storage.directory, 'album', uuid.slice(0, 2), `${uuid}-original.bin`));
    expect((await download(part?.link ?? '')).size).toBe(1);
  });

  it('X78 its address works for an hour, unchanged, and while the customer is one', async () => {
    await sendPhoto(shop, couple, await jpegOf(1_000));
    const [{ link = '' } = {}] = await parts();
    await shop.http.head(link).expect(200);
    const [text = '', signature = ''] = link.slice('/api/album/part/'.length).split('.');
    const sealed = JSON.parse(Buffer.from(text, 'base64url').toString()) as object;
    const other = await albumCouple(shop);
    for (const change of [{ invitationId: other.invitationId }, { ends: 9e15 }, { photos: 'approved' }, { $ne: 1 }]) {
      const forged = Buffer.from(JSON.stringify({ ...sealed, ...change })).toString('base64url');
      await shop.http.get(`/api/album/part/${forged}.${signature}`).expect(404);
    }
    for (const bad of ['x', '.', `${text}.`, `${text}`, `.${signature}`, `${text}.${signature}A`]) {
      await shop.http.get(`/api/album/part/${bad}`).expect(404);
    }
    shop.clock.advance(60 * 60 * 1_000 - 1);
    await shop.http.get(link).expect(200);
    shop.clock.advance(1);
    await shop.http.get(link).expect(404);
    const [fresh] = await parts();
    const seller = await signInSeller(shop);
    await shop.http
      .delete(`/api/admin/customer/${couple.session.userId}`)
      .set(seller.headers)
      .send({ email: couple.session.email })
      .expect(200);
    await shop.http.get(fresh?.link ?? '').expect(404);
  });

  it('X01 has addresses that its couple alone get', async () => {
    const other = await albumCouple(shop);
    const body = { invitationId: couple.invitationId, photos: 'all' };
    await shop.http.post('/api/album/archive').set(other.session.headers).send(body).expect(404);
    await shop.http.post('/api/album/archive').send(body).expect(403);
  });
});
