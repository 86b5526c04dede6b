import { mongo, Types } from 'mongoose';
import { MOST_GIFTS } from '@serikad/shared/gifts/gift.types';
import type { OwnedInvitationId } from '../../src/access/owned-ids.js';
import { ensureIndexes } from '../../src/database/ensure-indexes.js';
import { GIFT_SLOT_INDEX } from '../../src/modules/gifts/gift.schema.js';
import { GiftsRepository } from '../../src/modules/gifts/gifts.repository.js';
import { FileReferences } from '../../src/media/images/file-references.js';
import { STORAGE, type StoragePort } from '../../src/media/storage/storage.port.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { smallPicture } from '../support/picture.js';
import { newCouple, type Couple } from '../invitations/support/shop.js';
import {
  addGift,
  bundleOf,
  everything,
  filesOf,
  giftFields,
  sendForm,
  storedFiles,
  StoppingFaults,
} from './support/pictured.js';

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

const update = (couple: Couple, id: string, more: Record<string, string> = {}, picture?: Buffer) =>
  sendForm(
    shop,
    'PUT /api/gift/update',
    couple.session.headers,
    { ...giftFields(couple.invitationId), id, ...more },
    picture,
  );
const create = ({ session, invitationId }: Couple, more: Record<string, string> = {}) =>
  sendForm(shop, 'POST /api/gift/create', session.headers, { ...giftFields(invitationId), ...more }, image);
const remove = ({ session, invitationId }: Couple, id: string) =>
  shop.http.delete('/api/gift/delete').set(session.headers).send({ id, invitationId });
const giftsOf = async (couple: Couple) => (await bundleOf(shop, couple, couple.session.headers)).gifts;
const countedPictures = async ({ invitationId }: Couple): Promise<string[]> => {
  const quota = await shop.db.collection<{ _id: string }>('imageLedgers').findOne({ _id: invitationId });
  return ((quota as { images?: { key: string }[] } | null)?.images ?? []).map(({ key }) => key);
};
/** Fills places, as if so many gifts were there already. */
const fillPlaces = ({ invitationId }: Couple, count: number) =>
  shop.db.collection('gifts').insertMany(
    Array.from({ length: count }, (_, slot) => ({
      invitationId: new Types.ObjectId(invitationId),
      slot,
      title: `Hadiah ${slot}`,
      productUrl: 'https://example.com',
      imageUrl: '',
      notes: '',
      enabled: true,
      reservation: null,
    })),
  );
const countOf = ({ invitationId }: Couple): Promise<number> =>
  shop.db.collection('gifts').countDocuments({ invitationId: new Types.ObjectId(invitationId) });

describe('I-14 the list of gifts', () => {
  test('I-14 has gifts as typed, in the order in which they were added, in all three calls', async () => {
    const couple = await newCouple(shop);
    const first = await addGift(shop, couple);
    const second = (await create(couple, { title: '  Cerek <b>&amp;</b> 💍 ', notes: '' }).expect(200)).body.data.id;
    const gifts = await giftsOf(couple);
    expect(gifts).toEqual([
      {
        _id: first,
        invitationId: couple.invitationId,
        title: 'Periuk nasi',
        productUrl: 'https://shopee.com.my/periuk?x=1&y=2',
        imageUrl: expect.stringMatching(/^gifts\/[0-9a-f]{2}\/[0-9a-f-]{36}\.webp$/),
        notes: 'Warna putih\n1.8 L',
        enabled: true,
        reservation: null,
      },
      expect.objectContaining({ _id: second, title: 'Cerek <b>&amp;</b> 💍', notes: '', enabled: true }),
    ]);
    const list = await shop.http.get(`/api/gift/find-by-invitation/${couple.invitationId}`).expect(200);
    expect(list.body.data).toEqual(gifts);
    const order = await shop.http.get(`/api/order/find-one/${couple.orderId}`).set(couple.session.headers).expect(200);
    expect(order.body.data.gifts).toEqual(gifts);
    for (const file of filesOf(gifts[0].imageUrl)) {
      const answer = await shop.http.get(`/storage/${file}`).expect(200);
      expect(answer.headers['content-type']).toBe('image/webp');
    }
  });

  test('I-14 the notes may be left out of a new gift', async () => {
    const couple = await newCouple(shop);
    const { notes: _notes, ...fields } = giftFields(couple.invitationId);
    await sendForm(shop, 'POST /api/gift/create', couple.session.headers, fields, image).expect(200);
    expect((await giftsOf(couple))[0].notes).toBe('');
  });

  test('I-14 X35 keeps the picture with an edit without one; an edit with one replaces its files', async () => {
    const couple = await newCouple(shop);
    const id = await addGift(shop, couple);
    const [before] = await giftsOf(couple);
    const edited = await update(couple, id, { title: 'Lampu', url: 'http://lazada.com.my/1', notes: 'x' }).expect(200);
    const expected = { ...before, title: 'Lampu', productUrl: 'http://lazada.com.my/1', notes: 'x' };
    expect(edited.body.data).toEqual({ gift: expected });
    expect(await giftsOf(couple)).toEqual([expected]);

    const files = storedFiles(shop);
    const replaced = await update(couple, id, { title: 'Lampu' }, await smallPicture('#112233')).expect(200);
    const { imageUrl } = replaced.body.data.gift;
    expect(await giftsOf(couple)).toEqual([replaced.body.data.gift]);
    expect(storedFiles(shop)).toEqual(
      [...files.filter((file) => !filesOf(before.imageUrl).includes(file)), ...filesOf(imageUrl)].sort(),
    );
    expect(await countedPictures(couple)).toEqual([imageUrl]);
  });

  test('I-14 a hidden gift is the couple’s alone, and stays hidden until they show it', async () => {
    const couple = await newCouple(shop);
    const id = (await create(couple, { enabled: 'false' }).expect(200)).body.data.id;
    expect((await giftsOf(couple))[0].enabled).toBe(false);
    expect((await bundleOf(shop, couple)).gifts).toEqual([]);
    await update(couple, id, { title: 'Lain' }).expect(200);
    expect((await bundleOf(shop, couple)).gifts).toEqual([]);
    await update(couple, id, { enabled: 'true' }).expect(200);
    expect((await bundleOf(shop, couple)).gifts).toHaveLength(1);
  });

  test('I-14 X12 an edit leaves a reservation as it is', async () => {
    const couple = await newCouple(shop);
    const id = await addGift(shop, couple);
    const guest = { name: 'Pak Su', contactNo: '0123456789', notes: '' };
    await shop.http
      .put('/api/gift/reserve')
      .send({ giftId: id, ...guest })
      .expect(200);
    const edited = await update(couple, id, { title: 'Lain' }, image).expect(200);
    expect(edited.body.data.gift).toMatchObject({ title: 'Lain', reservation: guest });
    expect((await bundleOf(shop, couple)).gifts[0].reservation).toEqual({ reserved: true });
  });

  test('I-14 X35 a removed gift is gone with its files, and gone is not found', async () => {
    const couple = await newCouple(shop);
    const files = storedFiles(shop);
    const [first, second] = [await addGift(shop, couple), await addGift(shop, couple, 'Cerek')];
    expect((await remove(couple, first).expect(200)).body).toEqual({ code: 200, data: {} });
    expect((await giftsOf(couple)).map(({ _id }: { _id: string }) => _id)).toEqual([second]);
    for (const again of [
      await remove(couple, first),
      await update(couple, first),
      await update(couple, first, {}, image),
    ]) {
      expect([again.status, again.body.code]).toEqual([404, 'not-found']);
    }
    await remove(couple, second).expect(200);
    expect(storedFiles(shop)).toEqual(files);
    expect(await countedPictures(couple)).toEqual([]);
  });

  test('I-14 X35 has one of ten removals at once succeed; ten pictures at once leave one', async () => {
    const couple = await newCouple(shop);
    const before = storedFiles(shop);
    const id = await addGift(shop, couple);
    const replaced = await Promise.all(Array.from({ length: 10 }, () => update(couple, id, {}, image)));
    expect(replaced.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    const [{ imageUrl }] = await giftsOf(couple);
    expect(storedFiles(shop)).toEqual([...before, ...filesOf(imageUrl)].sort());
    expect(await countedPictures(couple)).toEqual([imageUrl]);
    const removed = await Promise.all(Array.from({ length: 10 }, () => remove(couple, id)));
    expect(removed.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(404)]);
    expect(storedFiles(shop)).toEqual(before);
  });

  test('I-14 X35 a picture brought to a gift that is removed meanwhile goes with it', async () => {
    const couple = await newCouple(shop);
    const before = storedFiles(shop);
    for (let round = 0; round < 3; round += 1) {
      const id = await addGift(shop, couple);
      const [updated, removed] = await Promise.all([update(couple, id, {}, image), remove(couple, id)]);
      expect(removed.status).toBe(200);
      expect([200, 404]).toContain(updated.status);
      expect(storedFiles(shop)).toEqual(before);
      expect(await countedPictures(couple)).toEqual([]);
    }
  });
});

describe('X45 at most 100 gifts', () => {
  test('X45 the hundredth is taken, the next is refused before its picture is looked at', async () => {
    const couple = await newCouple(shop);
    await fillPlaces(couple, MOST_GIFTS - 1);
    await create(couple).expect(200);
    const before = await everything(shop);
    const answer = await create(couple);
    expect([answer.status, answer.body.code]).toEqual([400, 'limit-reached']);
    expect(answer.body.data.error.errorMessage).toContain('100');
    expect(await everything(shop)).toEqual(before);
    // A place that is given back can be taken again.
    const [gift] = await giftsOf(couple);
    await remove(couple, gift._id).expect(200);
    await create(couple).expect(200);
    expect((await create(couple)).body.code).toBe('limit-reached');
  });

  test('X45 exactly those that fit are taken, of 50 at once', async () => {
    const couple = await newCouple(shop);
    await fillPlaces(couple, 95);
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(couple)));
    expect(answers.map(({ status, body }) => `${status} ${body.code}`).sort()).toEqual([
      ...Array<string>(5).fill('200 200'),
      ...Array<string>(45).fill('400 limit-reached'),
    ]);
    expect(await giftsOf(couple)).toHaveLength(MOST_GIFTS);
    expect(await countOf(couple)).toBe(MOST_GIFTS);
  });

  test('X45 control: without the unique index there are more', async () => {
    const gifts = shop.db.collection('gifts');
    const claimed = async (): Promise<number> => {
      const couple = await newCouple(shop);
      await fillPlaces(couple, 90);
      const id = couple.invitationId as OwnedInvitationId;
      const repository = shop.app.get(GiftsRepository);
      const claims = await Promise.all(Array.from({ length: 50 }, () => repository.claim(id, shop.clock.date())));
      await gifts.deleteMany({ invitationId: new Types.ObjectId(couple.invitationId) });
      return claims.filter((claim) => claim !== null).length;
    };
    expect(await claimed()).toBe(10);
    await gifts.dropIndex(GIFT_SLOT_INDEX);
    try {
      expect(await claimed()).toBeGreaterThan(10);
    } finally {
      await ensureIndexes(shop.db);
    }
    expect(await claimed()).toBe(10);
  });
});

describe('X35 X36 a gift that could not be made whole', () => {
  test.each(['image-record.claimed', 'image-record.stored'] as const)(
    'X36 stopped at %s leaves no file and no gift, and takes no slot',
    async (point) => {
      const couple = await newCouple(shop);
      const files = storedFiles(shop);
      faults.at = point;
      expect((await create(couple)).status).toBe(500);
      faults.at = undefined;
      expect(storedFiles(shop)).toEqual(files);
      expect(await countedPictures(couple)).toEqual([]);
      expect(await countOf(couple)).toBe(0);
      await create(couple).expect(200);
    },
  );

  test('X36 whose files cannot be written is answered 503, leaves no gift, and is not counted', async () => {
    const couple = await newCouple(shop);
    const id = await addGift(shop, couple);
    const [gifts, files] = [await giftsOf(couple), storedFiles(shop)];
    const broken = jest.spyOn(shop.app.get<StoragePort>(STORAGE), 'put').mockRejectedValue(new Error('no space left'));
    for (const answer of [await create(couple), await update(couple, id, { title: 'Lain' }, image)]) {
      expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    }
    broken.mockRestore();
    expect(await giftsOf(couple)).toEqual(gifts);
    expect(await countOf(couple)).toBe(1);
    expect(storedFiles(shop)).toEqual(files);
    expect(await countedPictures(couple)).toEqual([gifts[0].imageUrl]);
  });

  test('X36 whose write was done although its response was lost keeps the gift and its picture', async () => {
    const couple = await newCouple(shop);
    const repository = shop.app.get(GiftsRepository);
    const real = repository.fill.bind(repository);
    const lost = jest.spyOn(repository, 'fill').mockImplementation(async (...parameters) => {
      await real(...parameters);
      throw new mongo.MongoNetworkError('connection 3 to 127.0.0.1 closed');
    });
    const answer = await create(couple);
    lost.mockRestore();
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    const [gift] = await giftsOf(couple);
    expect(await countedPictures(couple)).toEqual([gift.imageUrl]);
    for (const file of filesOf(gift.imageUrl)) await shop.http.get(`/storage/${file}`).expect(200);
  });

  test('X36 a write that was not done takes the picture and the place away', async () => {
    const couple = await newCouple(shop);
    const files = storedFiles(shop);
    const away = new mongo.MongoNetworkError('connection 3 to 127.0.0.1 closed');
    const lost = jest.spyOn(shop.app.get(GiftsRepository), 'fill').mockRejectedValue(away);
    expect((await create(couple)).status).toBe(503);
    lost.mockRestore();
    expect([await countOf(couple), await countedPictures(couple), storedFiles(shop)]).toEqual([0, [], files]);
  });

  test('X36 an edit that is stopped keeps the gift and its old picture', async () => {
    const couple = await newCouple(shop);
    const id = await addGift(shop, couple);
    const [gifts, files] = [await giftsOf(couple), storedFiles(shop)];
    faults.at = 'image-record.stored';
    expect((await update(couple, id, { title: 'Lain' }, image)).status).toBe(500);
    expect(await giftsOf(couple)).toEqual(gifts);
    expect(storedFiles(shop)).toEqual(files);
    expect(await countedPictures(couple)).toEqual([gifts[0].imageUrl]);
  });

  test('X36 a placeholder of a killed server is no gift, and its slot is free again after five minutes', async () => {
    const couple = await newCouple(shop);
    await fillPlaces(couple, MOST_GIFTS - 1);
    const invitationId = new Types.ObjectId(couple.invitationId);
    const left = { _id: new Types.ObjectId(), invitationId, slot: 99, claimedAt: shop.clock.date() };
    await shop.db.collection('gifts').insertOne(left);
    const id = left._id.toHexString();
    expect(await giftsOf(couple)).toHaveLength(MOST_GIFTS - 1);
    for (const answer of [
      await update(couple, id),
      await remove(couple, id),
      await shop.http.put('/api/gift/reserve').send({ giftId: id, name: 'Pak Su' }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
    }
    expect((await create(couple)).body.code).toBe('limit-reached');
    shop.clock.set(shop.clock.now() + 5 * 60_000);
    await create(couple).expect(200);
    expect(await giftsOf(couple)).toHaveLength(MOST_GIFTS);
  });

  test('X35 the sweeper is given the pictures of gifts', async () => {
    const couple = await newCouple(shop);
    await addGift(shop, couple);
    const [{ imageUrl }] = await giftsOf(couple);
    const unused = imageUrl.replace(/[0-9a-f]{4}\.webp$/, '0000.webp');
    const references = shop.app.get(FileReferences);
    expect(await references.referenced([imageUrl, unused])).toEqual(new Set([imageUrl]));
  });
});
