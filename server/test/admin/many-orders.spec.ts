import { MOST_COUNTED, MOST_SKIPPED } from '@serikad/shared/admin/counted';
import { Types } from 'mongoose';
import { orderFilter, type OrderSearch } from '../../src/modules/orders/records/order-filter.js';
import type { StoredOrder } from '../../src/modules/orders/records/order.schema.js';
import { newCouple, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import type { Session } from '../support/sign-in.js';
import { recordPayment, signInSeller } from './support/seller.js';

const COPIES = 1_200;
const COUNT = { $group: { _id: 1, n: { $sum: 1 } } };
const CREATED = Date.parse('2026-10-01T00:00:00Z');

let shop: TestApp;
let seller: Session;
let couple: Couple;
beforeAll(async () => {
  shop = await startTestApp();
  seller = await signInSeller(shop);
  shop.clock.set(CREATED);
  couple = await newCouple(shop);
  const orders = shop.db.collection<StoredOrder>('orders');
  const like = await orders.findOne({});
  if (!like) throw new Error('no order to copy');
  // As many that owe all of it as have it settled, and of the latter a few with credit.
  await orders.insertMany(
    Array.from({ length: 2 * COPIES }, (_, i): StoredOrder => {
      const ids = { _id: new Types.ObjectId(), userId: new Types.ObjectId(), invitationId: new Types.ObjectId() };
      const paidAmount = i < COPIES ? 0 : i < COPIES + 9 ? 50 : 48;
      return { ...like, ...ids, paidAmount, balance: 48 - paidAmount, createdAt: new Date(CREATED + i) };
    }),
  );
  const entry = { actorId: new Types.ObjectId(), action: 'design.edited', details: {} };
  await shop.db.collection('audit_entries').insertMany(
    Array.from({ length: COPIES }, (_, i) => ({
      ...entry,
      at: new Date(CREATED + i),
      subject: { kind: 'design', id: `cv${i % 40}` },
    })),
  );
});
beforeEach(() => shop.clock.set(CREATED + 10_000));
afterAll(() => shop.close());

interface Stats {
  totalKeysExamined: number;
  totalDocsExamined: number;
}
/** The statistics of an explained aggregation; with several stages they are in the first. */
function statsOf(plan: { executionStats?: Stats; stages?: { $cursor?: { executionStats: Stats } }[] }): Stats {
  const stats = plan.executionStats ?? plan.stages?.[0]?.$cursor?.executionStats;
  if (!stats) throw new Error(`no figures in ${JSON.stringify(plan)}`);
  return stats;
}

const get = async (path: string, query: Record<string, string | number> = {}) =>
  (await shop.http.get(path).query(query).set(seller.headers).expect(200)).body.data;
const find = (query: Record<string, string | number> = {}) => get('/api/admin/order/find', { limit: 1, ...query });

describe('a shop with more orders than are counted', () => {
  it('the list of all says about how many there are; each number beside it ends at 1,000', async () => {
    const { count, countIs, counts } = await find();
    expect([count, countIs]).toEqual([2 * COPIES + 1, 'estimate']);
    expect(counts).toEqual({
      all: MOST_COUNTED,
      outstanding: MOST_COUNTED,
      settled: MOST_COUNTED,
      new: MOST_COUNTED,
      trial: 0,
      'trial-expired': 0,
      'part-paid': 0,
      credit: 9,
      owed: (COPIES + 1) * 48,
    });
  });

  it.each<[Record<string, string>, string, number]>([
    [{ balance: 'outstanding' }, 'at-least', MOST_COUNTED],
    [{ balance: 'settled' }, 'at-least', MOST_COUNTED],
    [{ payment: 'paid' }, 'at-least', MOST_COUNTED],
    [{ search: 'nur' }, 'at-least', MOST_COUNTED],
    [{ balance: 'credit' }, 'exact', 9],
    [{ payment: 'trial' }, 'exact', 0],
  ])('%j is counted up to 1,000: %s %i', async (query, countIs, count) => {
    expect(await find(query)).toMatchObject({ count, countIs });
  });

  it.each<[string, OrderSearch, number]>([
    ['outstanding', { balance: 'outstanding' }, MOST_COUNTED],
    ['settled', { balance: 'settled' }, MOST_COUNTED],
    ['with credit', { balance: 'credit' }, 9],
    ['part paid', { balance: 'part-paid' }, 0],
    ['new', { payment: 'paid', balance: 'unpaid' }, MOST_COUNTED],
    ['on trial', { payment: 'trial' }, 0],
  ])('orders %s are counted by their keys alone, and by no more of them', async (_name, search, most) => {
    const counting = [{ $match: orderFilter(search, [], shop.clock.now()) }, { $limit: MOST_COUNTED }, COUNT];
    const plan = await shop.db.collection('orders').aggregate(counting).explain('executionStats');
    const { totalKeysExamined, totalDocsExamined } = statsOf(plan);
    expect(totalDocsExamined).toBe(0);
    expect(totalKeysExamined).toBeLessThanOrEqual(most + 1);
  });

  it('what a search owes is summed up to 1,000 orders, and left out beyond', async () => {
    expect((await find({ balance: 'outstanding' })).counts.owed).toBe((COPIES + 1) * 48);
    expect((await find({ from: '2020-01-01' })).counts.owed).toBeNull();
    expect((await find({ search: couple.orderId })).counts.owed).toBe(48);
  });

  it('beside a text that finds more only these are counted, and at most 1,000 orders are read for it', async () => {
    const { counts } = await find({ search: 'nur' });
    expect(Object.entries(counts).filter(([, count]) => count !== null)).toEqual([['all', MOST_COUNTED]]);
    expect((await find({ search: couple.orderId })).counts).toEqual({
      ...Object.fromEntries(Object.keys(counts).map((show) => [show, 0])),
      all: 1,
      outstanding: 1,
      new: 1,
      owed: 48,
    });
  });

  it('a list can be paged up to 10,000 entries, and pages beyond what is counted are there', async () => {
    expect((await find({ skip: 2 * COPIES })).orders).toHaveLength(1);
    expect((await find({ balance: 'settled', skip: MOST_COUNTED + 1 })).orders).toHaveLength(1);
    for (const path of ['/api/admin/order/find', '/api/admin/audit']) {
      const beyond = await shop.http
        .get(path)
        .query({ skip: MOST_SKIPPED + 1 })
        .set(seller.headers)
        .expect(400);
      expect(beyond.body.data.error.fields[0].field).toBe('skip');
    }
  });

  it('the audit says about how many entries there are, counts at most 1,000 of a kind, and all of one record', async () => {
    expect(await get('/api/admin/audit', { limit: 1 })).toMatchObject({ count: COPIES, countIs: 'estimate' });
    const ofKind = await get('/api/admin/audit', { limit: 2, kind: 'design' });
    expect(ofKind).toMatchObject({ count: MOST_COUNTED, countIs: 'at-least' });
    expect(ofKind.entries.map(({ at }: { at: string }) => Date.parse(at) - CREATED)).toEqual([1_199, 1_198]);
    for (const query of [{ kind: 'design', subject: 'cv7' }, { subject: 'cv7' }]) {
      const { entries, ...count } = await get('/api/admin/audit', { limit: 2, ...query });
      expect(count).toEqual({ count: 30, countIs: 'exact' });
      expect(entries.map(({ at }: { at: string }) => Date.parse(at) - CREATED)).toEqual([1_167, 1_127]);
    }
  });

  it('what all owe is summed once a minute, however many tabs ask', async () => {
    shop.clock.advance(120_000);
    const { outstanding, orders } = await get('/api/admin/today');
    expect([orders, outstanding]).toEqual([2 * COPIES + 1, (COPIES + 1) * 48]);
    await recordPayment(shop, seller, couple.orderId, { amount: 8 }).expect(200);
    shop.clock.advance(59_999);
    expect((await get('/api/admin/today')).outstanding).toBe(outstanding);
    expect((await get('/api/admin/figures')).outstanding).toBe(outstanding);
    shop.clock.advance(1);
    expect((await get('/api/admin/today')).outstanding).toBe(outstanding - 8);
  });
});
