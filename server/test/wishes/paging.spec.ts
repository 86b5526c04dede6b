import { Types } from 'mongoose';
import { SCHEMA_ID, schemaStates } from '../../src/database/schema-state.js';
import { WishPagesRepository } from '../../src/modules/wishes/wish-pages.repository.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { answer, type Couple, edit, newCouple } from './support/couple.js';
import { storeAnswers, type StoredAnswer } from './support/stored-answers.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

interface Page {
  ids: string[];
  total: number;
}
const page = async (couple: Couple, isOwner: boolean, skip: number, limit: number, on = shop): Promise<Page> => {
  const { body, headers } = await on.http
    .get(`/api/wish/get-all/${couple.invitationId}?skip=${skip}&limit=${limit}`)
    .set(isOwner ? couple.owner.headers : {})
    .expect(200);
  return { ids: body.data.map(({ _id }: { _id: string }) => _id), total: Number(headers['x-total-count']) };
};
const idsOf = (answers: readonly StoredAnswer[]): string[] => answers.map(({ _id }) => _id.toHexString());
const withMessage = (answers: readonly StoredAnswer[]): StoredAnswer[] =>
  answers.filter(({ message }) => message !== '');

describe('S-25 I-24 a long list', () => {
  const COUNT = 3_000;
  let couple: Couple;
  let all: StoredAnswer[];
  beforeAll(async () => {
    couple = await newCouple(shop);
    all = await storeAnswers(shop, couple.invitationId, COUNT);
  });

  /** Every page that is asked for is the one of the whole list. */
  const isRight = async (ids: readonly string[], isOwner: boolean): Promise<void> => {
    const last = ids.length - 1;
    for (const [skip, limit] of [
      [0, 30],
      [1, 1],
      [999, 3],
      [1000, 250],
      [1249, 2],
      [1250, 30],
      [Math.floor(Math.random() * ids.length), 37],
      [Math.floor(Math.random() * ids.length), 1000],
      [last - 10, 30],
      [last, 1],
      [last + 1, 10],
      [1_000_000, 1000],
    ] as const) {
      const found = await page(couple, isOwner, skip, limit);
      expect({ skip, limit, ...found }).toEqual({
        skip,
        limit,
        ids: ids.slice(skip, skip + limit),
        total: ids.length,
      });
    }
  };

  it.each([true, false])('has every page in its place, at any depth (owner: %p)', async (isOwner) => {
    await isRight(idsOf(isOwner ? all : withMessage(all)), isOwner);
    // A second time, when it is known where they begin.
    await isRight(idsOf(isOwner ? all : withMessage(all)), isOwner);
  });

  it('grows at its head while it is read: what comes later moves the pages by one', async () => {
    const before = idsOf(all);
    for (let round = 1; round <= 3; round += 1) {
      await answer(shop.url, couple.invitationId, 1);
      const { ids, total } = await page(couple, true, 1500 + round, 5);
      expect({ ids, total }).toEqual({ ids: before.slice(1500, 1505), total: COUNT + round });
    }
    const head = await page(couple, true, 0, 4);
    expect(head.ids[3]).toBe(before[0]);
  });

  it('knows at once what is deleted', async () => {
    const [gone] = (await page(couple, true, 1600, 1)).ids;
    const next = (await page(couple, true, 1601, 3)).ids;
    await shop.http.delete('/api/wish/delete').set(couple.owner.headers).send({ wishId: gone }).expect(200);
    expect(await page(couple, true, 1600, 3)).toEqual({ ids: next, total: COUNT + 2 });
  });

  it('knows at once whose words come and go', async () => {
    const { wishId = '' } = await answer(shop.url, couple.invitationId, 1);
    const { total } = await page(couple, false, 1200, 1);
    const [newest = ''] = (await page(couple, false, 0, 1)).ids;
    await edit(shop.url, wishId, 1, { message: '' });
    const silent = await page(couple, false, 1200, 1);
    expect(silent.total).toBe(total - 1);
    expect((await page(couple, false, 0, 1)).ids).not.toContain(newest);
    await edit(shop.url, wishId, 2, { message: 'Tahniah' });
    expect(await page(couple, false, 0, 1)).toEqual({ ids: [newest], total });
  });

  it('passes over few rows to find a page, however deep it is', async () => {
    const pages = shop.app.get(WishPagesRepository, { strict: false });
    const read = jest.spyOn(pages, 'page');
    await page(couple, true, 2900, 30);
    await page(couple, false, 2400, 30);
    const skipped = read.mock.calls.map(([, { skip }]) => skip);
    read.mockRestore();
    expect(skipped).toHaveLength(2);
    // Landmarks stand 250 apart, or a few more where several answers have one moment.
    for (const skip of skipped) expect(skip).toBeLessThan(260);
  });

  it('X11 no page of a stranger holds an answer without words', async () => {
    for (let skip = 0; skip < COUNT; skip += 1000) {
      const { body } = await shop.http.get(`/api/wish/get-all/${couple.invitationId}?skip=${skip}`).expect(200);
      for (const row of body.data) expect([row.message === '', 'attendanceCount' in row]).toEqual([false, false]);
    }
  });
});

it('a list of answers that all have one moment is whole, too', async () => {
  const couple = await newCouple(shop);
  const newest = Date.now() - 60_000;
  const stored = await storeAnswers(shop, couple.invitationId, 1_500, { more: { createdAt: new Date(newest) } });
  const ids = idsOf(stored).sort().reverse();
  for (const skip of [0, 700, 1_100, 1_490]) {
    expect(await page(couple, true, skip, 20)).toEqual({ ids: ids.slice(skip, skip + 20), total: 1_500 });
  }
});

it('answers from before the lists asked for it are found after a start', async () => {
  const couple = await newCouple(shop);
  const stored = await storeAnswers(shop, couple.invitationId, 30);
  const wishes = shop.db.collection('wishes');
  await wishes.updateMany({ invitationId: new Types.ObjectId(couple.invitationId) }, { $unset: { hasMessage: 1 } });
  const buried = { op: 'an-answer-that-may-never-be', void: true, expireAt: new Date(Date.now() + 60_000) };
  await wishes.insertOne({ ...buried });
  await wishes.createIndex({ invitationId: 1, createdAt: -1, _id: -1 }, { name: 'wishes_newest_first' });
  // As the version that stored them has left it.
  await schemaStates(shop.db.getClient().db()).updateOne({ _id: SCHEMA_ID }, { $set: { version: 1 } });
  const again = await startTestApp({ mongoUri: shop.mongoUri });
  try {
    const ids = idsOf(withMessage(stored));
    expect(await page(couple, false, 0, 100, again)).toEqual({ ids, total: ids.length });
    expect((await wishes.indexes()).map(({ name }) => name)).not.toContain('wishes_newest_first');
    expect(await wishes.findOne({ op: buried.op })).not.toHaveProperty('hasMessage');
  } finally {
    await again.close();
  }
});
