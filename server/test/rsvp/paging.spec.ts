import { getModelToken } from '@nestjs/mongoose';
import { rsvpCursor } from '@serikad/shared/rsvp/rsvp-cursor';
import { type Model, Types } from 'mongoose';
import { SCHEMA_ID, schemaStates } from '../../src/database/schema-state.js';
import { RSVPS_NEWEST_FIRST, RSVP_MODEL, type RsvpRecord } from '../../src/modules/rsvp/responses/rsvp.schema.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { answer, type Couple, edit, newCouple } from './support/couple.js';
import { storeRsvps, type StoredRsvp } from './support/stored-rsvps.js';

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
const idsOf = (answers: readonly StoredRsvp[]): string[] => answers.map(({ _id }) => _id.toHexString());
const withMessage = (answers: readonly StoredRsvp[]): StoredRsvp[] => answers.filter(({ message }) => message !== '');

describe('S-25 I-24 a long list', () => {
  const COUNT = 3_000;
  let couple: Couple;
  let all: StoredRsvp[];
  let deleted = '';
  beforeAll(async () => {
    couple = await newCouple(shop);
    all = await storeRsvps(shop, couple.invitationId, COUNT);
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
  });

  it('grows at its head while it is read: a later RSVP moves the pages by one', async () => {
    const before = idsOf(all);
    for (let round = 1; round <= 3; round += 1) {
      await answer(shop.url, couple.invitationId, 1);
      const { ids, total } = await page(couple, true, 1500 + round, 5);
      expect({ ids, total }).toEqual({ ids: before.slice(1500, 1505), total: COUNT + round });
    }
    const head = await page(couple, true, 0, 4);
    expect(head.ids[3]).toBe(before[0]);
  });

  it('leaves out at once what is deleted', async () => {
    const [gone = ''] = (await page(couple, true, 1600, 1)).ids;
    const next = (await page(couple, true, 1601, 3)).ids;
    await shop.http.delete('/api/wish/delete').set(couple.owner.headers).send({ wishId: gone }).expect(200);
    deleted = gone;
    expect(await page(couple, true, 1600, 3)).toEqual({ ids: next, total: COUNT + 2 });
  });

  it('shows at once wishes that are added and removed', async () => {
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

  it.each([true, false])(
    'keyset: each page begins after the last row of the one before (owner: %p)',
    async (isOwner) => {
      const rows: { _id: string; createdAt: string }[] = [];
      const session = isOwner ? couple.owner.headers : {};
      for (let last: (typeof rows)[number] | undefined; ; last = rows.at(-1)) {
        const query = last ? `&before=${rsvpCursor(last)}` : '';
        const { body, headers } = await shop.http
          .get(`/api/wish/get-all/${couple.invitationId}?limit=271${query}`)
          .set(session)
          .expect(200);
        expect('x-total-count' in headers).toBe(last === undefined);
        if (body.data.length === 0) break;
        rows.push(...body.data);
        // New RSVPs move no page.
        await answer(shop.url, couple.invitationId, 1);
      }
      const ids = rows.map(({ _id }) => _id);
      expect(new Set(ids).size).toBe(ids.length);
      const expected = idsOf(isOwner ? all : withMessage(all)).filter((id) => id !== deleted);
      expect(ids.slice(-2_400)).toEqual(expected.slice(-2_400));
    },
  );

  it('keyset: a page at any depth reads as many keys and documents as it has rows', async () => {
    const collection = shop.app.get<Model<RsvpRecord>>(getModelToken(RSVP_MODEL), { strict: false }).collection;
    const find = jest.spyOn(collection, 'find');
    const row = all[2_900];
    const before = rsvpCursor({ createdAt: row?.createdAt.toISOString() ?? '', _id: row?._id.toHexString() ?? '' });
    await shop.http.get(`/api/wish/get-all/${couple.invitationId}?limit=30&before=${before}`).expect(200);
    const [filter = {}, options = {}] = find.mock.calls.at(-1) ?? [];
    find.mockRestore();
    const { executionStats } = await shop.db
      .collection('wishes')
      .find(filter, options)
      .hint(RSVPS_NEWEST_FIRST)
      .sort({ createdAt: -1, _id: -1 })
      .limit(30)
      .explain('executionStats');
    expect(executionStats.nReturned).toBe(30);
    // A seventh of them has no message; those of the row's own moment are read as well.
    expect(executionStats.totalKeysExamined).toBeLessThan(60);
    expect(executionStats.totalDocsExamined).toBeLessThan(60);
  });

  it.each(['x', '65f0a1b2c3d4e5f6a7b8c9d0', '2026-01-01T00:00:00.000Z_x', '%00'])(
    'keyset: %p is no cursor, and refused at its field',
    async (cursor) => {
      const { body } = await shop.http.get(`/api/wish/get-all/${couple.invitationId}?before=${cursor}`).expect(400);
      expect(body.data.error.fields.map(({ field }: { field: string }) => field)).toEqual(['before']);
    },
  );

  it('X11 shows no RSVP without a wish to strangers', async () => {
    for (let skip = 0; skip < COUNT; skip += 1000) {
      const { body } = await shop.http.get(`/api/wish/get-all/${couple.invitationId}?skip=${skip}`).expect(200);
      for (const row of body.data) expect([row.message === '', 'attendanceCount' in row]).toEqual([false, false]);
    }
  });
});

it('a list of RSVPs that all have one moment is whole, too', async () => {
  const couple = await newCouple(shop);
  const newest = Date.now() - 60_000;
  const stored = await storeRsvps(shop, couple.invitationId, 1_500, { more: { createdAt: new Date(newest) } });
  const ids = idsOf(stored).sort().reverse();
  for (const skip of [0, 700, 1_100, 1_490]) {
    expect(await page(couple, true, skip, 20)).toEqual({ ids: ids.slice(skip, skip + 20), total: 1_500 });
  }
});

it('RSVPs that an earlier version stored without hasMessage are found after a start', async () => {
  const couple = await newCouple(shop);
  const stored = await storeRsvps(shop, couple.invitationId, 30);
  const wishes = shop.db.collection('wishes');
  await wishes.updateMany({ invitationId: new Types.ObjectId(couple.invitationId) }, { $unset: { hasMessage: 1 } });
  const tombstone = { op: 'an-answer-that-may-never-be', void: true, expireAt: new Date(Date.now() + 60_000) };
  await wishes.insertOne({ ...tombstone });
  await wishes.createIndex({ invitationId: 1, createdAt: -1, _id: -1 }, { name: 'wishes_newest_first' });
  // As the version that stored them has left it.
  await schemaStates(shop.db.getClient().db()).updateOne({ _id: SCHEMA_ID }, { $set: { version: 1 } });
  const again = await startTestApp({ mongoUri: shop.mongoUri });
  try {
    const ids = idsOf(withMessage(stored));
    expect(await page(couple, false, 0, 100, again)).toEqual({ ids, total: ids.length });
    expect((await wishes.indexes()).map(({ name }) => name)).not.toContain('wishes_newest_first');
    expect(await wishes.findOne({ op: tombstone.op })).not.toHaveProperty('hasMessage');
  } finally {
    await again.close();
  }
});
