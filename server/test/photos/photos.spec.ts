import { connect } from 'node:net';
import { Types } from 'mongoose';
import { MOST_PHOTOS } from '@serikad/shared/photos/photo.types';
import type { OwnedInvitationId } from '../../src/access/owned-ids.js';
import { ensureIndexes } from '../../src/database/ensure-indexes.js';
import { PHOTO_SLOT_INDEX } from '../../src/modules/photos/photo.schema.js';
import { PhotosRepository } from '../../src/modules/photos/photos.repository.js';
import { FileReferences } from '../../src/media/images/file-references.js';
import { formBody } from '../http/support/multipart.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { smallPicture } from '../support/picture.js';
import { newCouple, type Couple } from '../invitations/support/shop.js';
import {
  addPhoto,
  bundleOf,
  everything,
  filesOf,
  sendForm,
  storedFiles,
  StoppingFaults,
} from '../gifts/support/pictured.js';

interface Photo {
  _id: string;
  imageUrl: string;
  order: number;
}

const faults = new StoppingFaults();
let shop: TestApp;
let image: Buffer;
beforeAll(async () => {
  shop = await startTestApp({ faults });
  image = await smallPicture();
});
afterEach(() => {
  faults.at = undefined;
  shop.clock.reset();
});
afterAll(() => shop.close());

const add = ({ session, invitationId }: Couple, order = 0) =>
  sendForm(shop, 'POST /api/photo/add', session.headers, { invitationId, order: String(order) }, image);
const remove = ({ session, invitationId }: Couple, id: string) =>
  shop.http.delete('/api/photo/delete').set(session.headers).send({ id, invitationId });
const reorder = ({ session, invitationId }: Couple, ids: string[]) =>
  shop.http.put('/api/photo/order').set(session.headers).send({ invitationId, ids });
const photosOf = async (couple: Couple): Promise<Photo[]> => (await bundleOf(shop, couple)).photos;
const idsOf = (photos: readonly Photo[]): string[] => photos.map(({ _id }) => _id);
const countOf = ({ invitationId }: Couple): Promise<number> =>
  shop.db.collection('photos').countDocuments({ invitationId: new Types.ObjectId(invitationId) });
/** A gallery with so many pictures. */
async function gallery(count: number): Promise<{ couple: Couple; ids: string[] }> {
  const couple = await newCouple(shop);
  const ids: string[] = [];
  for (let order = 0; order < count; order += 1) ids.push(await addPhoto(shop, couple, order));
  return { couple, ids };
}

describe('I-15 the gallery', () => {
  test('I-15 a photo is public, with its smaller files, in the order that was given', async () => {
    const couple = await newCouple(shop);
    const last = await add(couple, 2).expect(200);
    const first = await add(couple, 0).expect(200);
    expect(last.body).toEqual({
      code: 200,
      data: {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        imageUrl: expect.stringMatching(/^photos\/[0-9a-f]{2}\/[0-9a-f-]{36}\.webp$/),
      },
    });
    const view = ({ body }: typeof last, order: number) => ({
      _id: body.data.id,
      imageUrl: body.data.imageUrl,
      order,
    });
    expect(await photosOf(couple)).toEqual([view(first, 0), view(last, 2)]);
    for (const file of filesOf(first.body.data.imageUrl)) await shop.http.get(`/storage/${file}`).expect(200);
  });

  test('I-15 photos with the same number are sorted by age', async () => {
    const couple = await newCouple(shop);
    const ids = [await addPhoto(shop, couple, 3), await addPhoto(shop, couple, 3), await addPhoto(shop, couple, 3)];
    expect(idsOf(await photosOf(couple))).toEqual(ids);
  });

  test('I-15 X35 a removed photo is gone with its files, and gone is not found', async () => {
    const files = storedFiles(shop);
    const { couple, ids } = await gallery(3);
    expect((await remove(couple, ids[1] ?? '').expect(200)).body).toEqual({ code: 200, data: {} });
    expect(idsOf(await photosOf(couple))).toEqual([ids[0], ids[2]]);
    expect((await remove(couple, ids[1] ?? '')).body.code).toBe('not-found');
    const rest = await Promise.all([ids[0], ids[0], ids[2], ids[2], ids[2]].map((id) => remove(couple, id ?? '')));
    expect(rest.map(({ status }) => status).sort()).toEqual([200, 200, 404, 404, 404]);
    expect(storedFiles(shop)).toEqual(files);
  });

  test('I-15 a new order is kept, and a photo added later is at its number', async () => {
    const { couple, ids } = await gallery(4);
    const order = [ids[2], ids[0], ids[3], ids[1]].map((id) => id ?? '');
    const answer = await reorder(couple, order).expect(200);
    expect(idsOf(answer.body.data.photos)).toEqual(order);
    expect(answer.body.data.photos.map((photo: Photo) => photo.order)).toEqual([0, 1, 2, 3]);
    expect(await photosOf(couple)).toEqual(answer.body.data.photos);
    const added = await addPhoto(shop, couple, 4);
    expect(idsOf(await photosOf(couple))).toEqual([...order, added]);
    // Ids may be written in capitals.
    const again = [added, ...order].map((id) => id.toUpperCase());
    await reorder(couple, again).expect(200);
    expect(idsOf(await photosOf(couple))).toEqual([added, ...order]);
  });

  test('I-15 an order that lacks one, or knows one more, is refused', async () => {
    const { couple, ids } = await gallery(3);
    const before = await everything(shop);
    for (const wrong of [ids.slice(1), [], [...ids, 'f'.repeat(24)], [...ids.slice(1), ids[1] ?? '']]) {
      const answer = await reorder(couple, wrong);
      expect([answer.status, answer.body.code]).toEqual([400, 'validation']);
    }
    expect(await everything(shop)).toEqual(before);
    const empty = await newCouple(shop);
    expect((await reorder(empty, []).expect(200)).body.data).toEqual({ photos: [] });
  });

  test('I-15 has one whole order after many at once', async () => {
    const { couple, ids } = await gallery(5);
    for (let round = 0; round < 5; round += 1) {
      const orders = Array.from({ length: 12 }, (_, turn) => [...ids.slice(turn % 5), ...ids.slice(0, turn % 5)]);
      const answers = await Promise.all(orders.map((order) => reorder(couple, order)));
      expect(answers.map(({ status }) => status)).toEqual(Array<number>(12).fill(200));
      const photos = await photosOf(couple);
      expect(photos.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4]);
      expect(orders).toContainEqual(idsOf(photos));
    }
  });

  test('I-15 adding, removing and ordering at once lose and double nothing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { couple, ids } = await gallery(4);
      const [one = '', two = ''] = ids;
      const answers = await Promise.all([
        add(couple, 9),
        remove(couple, one),
        reorder(couple, [...ids].reverse()),
        add(couple, 9),
        remove(couple, two),
        reorder(couple, ids),
        remove(couple, one),
      ]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      const added = answers.flatMap(({ status, body }) =>
        status === 200 && body.data.id ? [body.data.id as string] : [],
      );
      expect(added).toHaveLength(2);
      const photos = await photosOf(couple);
      expect(idsOf(photos).sort()).toEqual([...ids.slice(2), ...added].sort());
      const files = storedFiles(shop);
      for (const { imageUrl } of photos) expect(files).toEqual(expect.arrayContaining(filesOf(imageUrl)));
      const gone = answers[1]?.status === 200 ? 1 : 0;
      expect(gone + (answers[6]?.status === 200 ? 1 : 0)).toBe(1);
    }
  });
});

describe('I-15 X45 at most 7 photos', () => {
  test('I-15 X45 the eighth is refused and leaves nothing; one that goes makes room', async () => {
    const { couple, ids } = await gallery(MOST_PHOTOS);
    const before = await everything(shop);
    const answer = await add(couple, 7);
    expect([answer.status, answer.body.code]).toEqual([400, 'limit-reached']);
    expect(answer.body.data.error.errorMessage).toContain('You have reached the maximum of 7 photos');
    expect(await everything(shop)).toEqual(before);
    await remove(couple, ids[3] ?? '').expect(200);
    await add(couple, 7).expect(200);
    expect((await add(couple, 8)).body.code).toBe('limit-reached');
  });

  test('I-15 X45 exactly seven of 50 at once are stored, with the files of seven', async () => {
    const couple = await newCouple(shop);
    const files = storedFiles(shop);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, order) => add(couple, order)));
    expect(answers.map(({ status, body }) => `${status} ${body.code}`).sort()).toEqual([
      ...Array<string>(7).fill('200 200'),
      ...Array<string>(43).fill('400 limit-reached'),
    ]);
    const photos = await photosOf(couple);
    expect(photos).toHaveLength(MOST_PHOTOS);
    expect(await countOf(couple)).toBe(MOST_PHOTOS);
    expect(storedFiles(shop)).toEqual([...files, ...filesOf(...photos.map(({ imageUrl }) => imageUrl))].sort());
  });

  test('I-15 X45 control: without the unique index there are more', async () => {
    const photos = shop.db.collection('photos');
    const claimed = async (): Promise<number> => {
      const couple = await newCouple(shop);
      const id = couple.invitationId as OwnedInvitationId;
      const repository = shop.app.get(PhotosRepository);
      const claims = await Promise.all(Array.from({ length: 50 }, () => repository.claim(id, shop.clock.date())));
      await photos.deleteMany({ invitationId: new Types.ObjectId(couple.invitationId) });
      return claims.filter((claim) => claim !== null).length;
    };
    expect(await claimed()).toBe(MOST_PHOTOS);
    await photos.dropIndex(PHOTO_SLOT_INDEX);
    try {
      expect(await claimed()).toBeGreaterThan(MOST_PHOTOS);
    } finally {
      await ensureIndexes(shop.db);
    }
    expect(await claimed()).toBe(MOST_PHOTOS);
  });
});

describe('X35 X36 a photo that could not be made whole', () => {
  test.each(['image-record.claimed', 'image-record.stored'] as const)(
    'X36 stopped at %s leaves no file and no photo, and takes no slot',
    async (point) => {
      const { couple } = await gallery(MOST_PHOTOS - 1);
      const [photos, files] = [await photosOf(couple), storedFiles(shop)];
      faults.at = point;
      expect((await add(couple)).status).toBe(500);
      faults.at = undefined;
      expect([await photosOf(couple), storedFiles(shop)]).toEqual([photos, files]);
      await add(couple).expect(200);
    },
  );

  test('X35 an upload that breaks off at any point leaves nothing, and takes no place', async () => {
    const couple = await newCouple(shop);
    const before = await everything(shop);
    const large = await smallPicture('#334455', 400);
    const form = formBody({ fields: { invitationId: couple.invitationId, order: '0' }, file: ['image', large] });
    const address = new URL(shop.url);
    for (let part = 0; part < 10; part += 1) {
      const cut = Math.floor((form.body.length * part) / 10);
      await new Promise<void>((closed) => {
        const socket = connect(Number(address.port), address.hostname);
        socket.on('error', () => undefined).on('close', () => closed());
        const head = Object.entries({
          Host: address.host,
          ...couple.session.headers,
          ...form.headers,
          'Content-Length': String(form.body.length),
        });
        const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join('');
        socket.write(`POST /api/photo/add HTTP/1.1\r\n${lines}\r\n`);
        socket.write(form.body.subarray(0, cut), () => socket.destroy());
      });
    }
    // Whatever the server still had to do with them is done before this one is answered.
    await add(couple).expect(200);
    const [photo] = await photosOf(couple);
    await remove(couple, photo?._id ?? '').expect(200);
    // Counters increase with every change, so also with the photo that was added and removed.
    const counters = [`imageLedgers/${couple.invitationId}`, `attendances/${couple.invitationId}`];
    const isCounter = (line: string): boolean => counters.some((start) => line.startsWith(start));
    expect((await everything(shop)).filter((line) => !isCounter(line))).toEqual(
      before.filter((line) => !isCounter(line)),
    );
  });

  test('X35 seven pictures that are none lose no place', async () => {
    const couple = await newCouple(shop);
    const bad = Buffer.from('not a picture');
    const fields = { invitationId: couple.invitationId, order: '0' };
    for (let i = 0; i < 8; i += 1) {
      const answer = await sendForm(shop, 'POST /api/photo/add', couple.session.headers, fields, bad);
      expect(answer.body.code).toBe('invalid-file');
    }
    expect(await countOf(couple)).toBe(0);
  });

  test('X36 a place kept by a server that was killed is no photo, and free again after five minutes', async () => {
    const { couple, ids } = await gallery(MOST_PHOTOS - 1);
    const photos = shop.db.collection('photos');
    const invitationId = new Types.ObjectId(couple.invitationId);
    const taken: unknown[] = await photos.distinct('slot', { invitationId });
    const slot = [0, 1, 2, 3, 4, 5, 6].find((each) => !taken.includes(each));
    const _id = new Types.ObjectId();
    await photos.insertOne({ _id, invitationId, slot, claimedAt: shop.clock.date() });
    expect(idsOf(await photosOf(couple))).toEqual(ids);
    await reorder(couple, ids).expect(200);
    expect((await remove(couple, _id.toHexString())).body.code).toBe('not-found');
    expect((await add(couple, 6)).body.code).toBe('limit-reached');
    shop.clock.set(shop.clock.now() + 5 * 60_000);
    await add(couple, 6).expect(200);
    expect(await photosOf(couple)).toHaveLength(MOST_PHOTOS);
  });

  test('X35 the sweeper is given the pictures of photos', async () => {
    const { couple } = await gallery(1);
    const imageUrl = (await photosOf(couple))[0]?.imageUrl ?? '';
    const unused = imageUrl.replace(/[0-9a-f]{4}\.webp$/, '0000.webp');
    expect(await shop.app.get(FileReferences).referenced([imageUrl, unused])).toEqual(new Set([imageUrl]));
  });
});
