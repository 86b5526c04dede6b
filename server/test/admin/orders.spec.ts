import { DAY_MS } from '@serikad/shared/calendar/durations';
import { PAYMENTS_SHOWN } from '@serikad/shared/admin/admin-order.types';
import { OWING_STANDINGS } from '@serikad/shared/admin/figures.types';
import { canMoveItem } from '@serikad/shared/orders/item-status';
import type { OrderItemStatus } from '@serikad/shared/orders/order.types';
import { ORDER_ITEM_KINDS, type OrderItemInput, type OrderItemKind } from '@serikad/shared/pricing/order-item.types';
import { paymentState } from '@serikad/shared/orders/payment-state';
import { Types, type Aggregate } from 'mongoose';
import { SellerOrdersRepository } from '../../src/modules/orders/records/seller-orders.repository.js';
import {
  ORDER_MODEL,
  ORDERS_OWING,
  ORDERS_PART_PAID,
  type StoredOrder,
} from '../../src/modules/orders/records/order.schema.js';
import { searchKeys, searchTerms } from '../../src/modules/orders/records/search-keys.js';
import { NAMES } from '../invitations/support/bodies.js';
import { badBodies } from '../invitations/support/fields.js';
import { newCouple, PREMIUM, slugs, snapshot, UNKNOWN_IDS, VIDEO, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import type { Person, Session } from '../support/sign-in.js';
import { moveItem, recordPayment, reversePayment, setStatus, signInSeller, storedOrder } from './support/seller.js';

const STATUSES: OrderItemStatus[] = ['draft', 'in-progress', 'approval', 'completed'];
const ALL_ITEMS: OrderItemInput[] = [
  { item: 'rsvp', package: 'premium' },
  { item: 'video', package: 'premium' },
  { item: 'card', package: '100' },
  { item: 'pdf', package: 'standard' },
];

let shop: TestApp;
let seller: Session;
beforeAll(async () => {
  shop = await startTestApp();
  seller = await signInSeller(shop);
});
afterEach(() => {
  shop.clock.reset();
  jest.restoreAllMocks();
});
afterAll(() => shop.close());

const find = (query: Record<string, string | number> = {}) =>
  shop.http.get('/api/admin/order/find').query(query).set(seller.headers);
const idsOf = async (query: Record<string, string | number>): Promise<string[]> =>
  (await find({ limit: 100, ...query }).expect(200)).body.data.orders.map(({ _id }: { _id: string }) => _id);
const details = (orderId: string) => shop.http.get(`/api/admin/order/find-one/${orderId}`).set(seller.headers);

/** A couple with an account and a customer of their own. */
async function customer(name: string, phoneNo: string, account: Person = {}, items = PREMIUM): Promise<Couple> {
  const session = await shop.signIn(account);
  const { body } = await shop.http
    .post('/api/order/create/v2')
    .set(session.headers)
    .send({ customer: { name, phoneNo }, items, notes: `Nota ${name}` })
    .expect(200);
  return { session, orderId: body.data.id, invitationId: body.data.invitationId };
}

describe('access to /api/admin', () => {
  const routes = (): [method: 'get' | 'post' | 'put', path: string][] => {
    const express = shop.app.getHttpAdapter().getInstance();
    const mounted = express.router.stack.flatMap(({ route }) =>
      route ? route.stack.map((layer) => `${layer.method} ${route.path}`) : [],
    );
    return [...new Set(mounted)]
      .filter((route) => route.includes(' /api/admin/'))
      .map((route) => {
        const [method = '', path = ''] = route.split(' ');
        return [method as 'get', path.replace(/:\w+/g, 'f'.repeat(24))];
      });
  };

  test('D-02 X03 is 403 without a session and 404 for any other signed-in user, exactly as an unknown address', async () => {
    const couple = await newCouple(shop);
    const unknown = await shop.http.get('/api/admin/nothing').set(couple.session.headers);
    expect(unknown.status).toBe(404);
    const before = await snapshot(shop);
    expect(routes().length).toBeGreaterThan(5);
    for (const [method, path] of routes()) {
      for (const headers of [{}, { Authorization: 'Bearer x.y.z' }]) {
        const answer = await shop.http[method](path)
          .set(headers)
          .send(method === 'get' ? undefined : {});
        expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'invalid-token']);
      }
      const stranger = await shop.http[method](path)
        .set(couple.session.headers)
        .send(method === 'get' ? undefined : { nonsense: 1 });
      expect([path, stranger.status, stranger.text]).toEqual([path, 404, unknown.text]);
    }
    expect(await snapshot(shop)).toEqual(before);
  });

  test('X50 is 403 on every call for a seller who signed out, or is deleted', async () => {
    const own = await startTestApp({ config: { adminEmails: ['a@example.com', 'b@example.com'] } });
    try {
      const [a, b] = [await own.signIn({ email: 'a@example.com' }), await own.signIn({ email: 'b@example.com' })];
      for (const session of [a, b]) await own.http.get('/api/admin/audit').set(session.headers).expect(200);
      await own.http.post('/user/sign-out').set(a.headers).expect(200);
      await own.db.collection('users').deleteOne({ _id: new Types.ObjectId(b.userId) });
      for (const session of [a, b]) {
        for (const [method, path] of routes()) {
          const answer = await own.http[method](path)
            .set(session.headers)
            .send(method === 'get' ? undefined : {});
          expect([path, answer.status, ...slugs(answer.body)]).toEqual([
            path,
            403,
            ...Array<string>(3).fill('invalid-token'),
          ]);
        }
      }
    } finally {
      await own.close();
    }
  });

  test('X51 is decided at each request, not by the token', async () => {
    const person = await shop.signIn();
    const users = shop.db.collection('users');
    const become = (email: string) => users.updateOne({ _id: new Types.ObjectId(person.userId) }, { $set: { email } });
    const ask = async () => (await shop.http.get('/api/admin/order/find').set(person.headers)).status;
    expect(await ask()).toBe(404);
    await become(seller.email);
    expect(await ask()).toBe(200);
    await become(person.email);
    expect(await ask()).toBe(404);
  });
});

describe('GET /api/admin/order/find', () => {
  let siti: Couple;
  let tan: Couple;
  let zoe: Couple;
  beforeAll(async () => {
    siti = await customer("Siti Nur 'Ain binti Abdul Rahmān", '+60 19-234 5678', { email: 'siti.carian@example.com' });
    tan = await customer('Tan Mei Ling (陳美玲)', '016-222 3333', { email: 'meiling.tan@example.org' });
    zoe = await customer('Zoë Śmith', '+65 8123 4567', { email: 'zoe+kahwin@example.com' }, VIDEO);
  });

  test('D-02 shows all that the seller needs, newest first', async () => {
    const { body } = await find({ limit: 1 }).expect(200);
    expect(body.data.count).toBeGreaterThanOrEqual(3);
    const own = await shop.http.get(`/api/order/find-one/${zoe.orderId}`).set(zoe.session.headers).expect(200);
    expect(body.data.orders).toEqual([
      {
        ...own.body.data.order,
        items: [{ item: 'video', package: 'premium', price: 43, status: 'draft', submittedAt: null, dueOn: null }],
        customer: { name: 'Zoë Śmith', phoneNo: '+6581234567' },
        notes: 'Nota Zoë Śmith',
        account: {
          _id: zoe.session.userId,
          name: expect.any(String),
          email: 'zoe+kahwin@example.com',
          phoneNo: '0123456789',
        },
        credit: 0,
      },
    ]);
  });

  const FOUND: [search: string, who: 'siti' | 'tan' | 'zoe'][] = [
    ['Siti Nur', 'siti'],
    ['rahman', 'siti'],
    ['(Siti.*)', 'siti'],
    ['RAHMĀN siti', 'siti'],
    ['ain abd', 'siti'],
    ['+60 19-234 5678', 'siti'],
    ['0192345678', 'siti'],
    ['60192345', 'siti'],
    ['019-234', 'siti'],
    ['SITI.carian@EXAMPLE.com', 'siti'],
    ['siti.carian', 'siti'],
    ['mei ling', 'tan'],
    ['ling tan', 'tan'],
    ['陳美', 'tan'],
    ['0162223333', 'tan'],
    ['+60162223333', 'tan'],
    ['meiling.tan@', 'tan'],
    ['zoe', 'zoe'],
    ['smith ZOË', 'zoe'],
    ['+65 8123', 'zoe'],
    ['zoe+kahwin@example.com', 'zoe'],
  ];
  test.each(FOUND)('D-02 %j finds the order of %s alone', async (search, who) => {
    expect(await idsOf({ search })).toEqual([{ siti, tan, zoe }[who].orderId]);
  });

  test('D-02 an order’s id finds it, and its beginning as well', async () => {
    expect(await idsOf({ search: siti.orderId })).toEqual([siti.orderId]);
    expect(await idsOf({ search: siti.orderId.toUpperCase() })).toEqual([siti.orderId]);
    expect(await idsOf({ search: siti.orderId.slice(0, 12) })).toContain(siti.orderId);
    expect(await idsOf({ search: 'f'.repeat(24) })).toEqual([]);
    expect(await idsOf({ search: siti.invitationId })).not.toContain(tan.orderId);
  });

  test.each([
    '.*',
    '.',
    '^',
    '$',
    '***',
    '@',
    's.ti nur',
    's(i|x)ti nur',
    '(q+)+$',
    '[a-z]',
    '\\w+',
    '{"$ne":null}',
    '$where',
    'siti tan',
    'iti',
    'rahman zzz',
    '345678',
    '+',
    '- -',
    'a'.repeat(100),
  ])('X22 %j finds nothing, because texts are no patterns', async (search) => {
    expect(await idsOf({ search })).toEqual([]);
  });

  test('X22 a hostile search takes no longer than others, and its length is limited', async () => {
    for (const search of [`${'a'.repeat(99)}!`, `${'(a+)+'.repeat(20)}`, '\u0301'.repeat(30), '0'.repeat(100)]) {
      const began = performance.now();
      await find({ search }).expect(200);
      expect(performance.now() - began).toBeLessThan(1_000);
    }
    const answer = await find({ search: 'a'.repeat(101) });
    expect([answer.status, answer.body.data.error.fields]).toEqual([
      400,
      [{ field: 'search', message: 'At most 100 characters' }],
    ]);
  });

  test('X22 the index answers a search, not a scan', async () => {
    const range = { $gte: 'siti', $lt: 'siti\u{10ffff}' };
    const plan = await shop.db
      .collection('orders')
      .find({ search: { $elemMatch: range } })
      .explain('queryPlanner');
    expect(JSON.stringify(plan)).toContain('orders_by_search');
  });

  test.each<[string, string]>([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=x', 'limit'],
    ['limit=', 'limit'],
    ['skip=-1', 'skip'],
    ['skip=1000001', 'skip'],
    ['payment=unpaid', 'payment'],
    ['payment=', 'payment'],
    ['itemStatus=done', 'itemStatus'],
    ['balance=x', 'balance'],
    ['search[$ne]=1', 'search[$ne]'],
    ['userId=1', 'userId'],
    ['search=%00', 'search'],
    ['search=a%E2%80%AEb', 'search'],
  ])('X13 X17 X18 ?%s is refused', async (query, field) => {
    const answer = await shop.http.get(`/api/admin/order/find?${query}`).set(seller.headers);
    expect([answer.status, answer.body.code, answer.body.data.error.fields[0].field]).toEqual([
      400,
      'validation',
      field,
    ]);
  });

  test('X15 a repeated key is refused', async () => {
    expect((await shop.http.get('/api/admin/order/find?search=a&search=b').set(seller.headers)).status).toBe(400);
  });

  test('X59 what was searched for is in no log', async () => {
    await find({ search: 'Sentinelnama' }).expect(200);
    expect(shop.logs()).not.toContain('Sentinelnama');
  });

  test('D-02 a search is split into its words and numbers', () => {
    expect(searchKeys({ name: "Nur 'Aisyah  binti Nur", phoneNo: '0123456789' })).toEqual([
      'nur',
      'aisyah',
      'binti',
      '0123456789',
      '60123456789',
    ]);
    expect(searchKeys({ name: '💍', phoneNo: '12345' })).toEqual(['12345']);
    expect(searchTerms('012-345 6789')).toEqual(['0123456789']);
    expect(searchTerms('Dato’ Seri')).toEqual(['dato', 'seri']);
    expect(searchTerms('%$')).toEqual([]);
  });
});

describe('the filters of the list', () => {
  let own: TestApp;
  let boss: Session;
  let couples: Couple[];
  const CREATED = Date.parse('2026-10-01T00:00:00.000Z');
  const list = async (query: Record<string, string | number>): Promise<{ count: number; ids: string[] }> => {
    const { body } = await own.http.get('/api/admin/order/find').query(query).set(boss.headers).expect(200);
    return { count: body.data.count, ids: body.data.orders.map(({ _id }: { _id: string }) => _id) };
  };
  beforeAll(async () => {
    own = await startTestApp();
    boss = await signInSeller(own);
    couples = [];
    for (let i = 0; i < 25; i += 1) {
      own.clock.set(CREATED + i * 60_000);
      couples.unshift(await newCouple(own, i % 2 === 0 ? VIDEO : PREMIUM));
    }
  }, 60_000);
  afterAll(() => own.close());

  test('D-02 give pages of 20 by default, newest first, with the number of all', async () => {
    const ids = couples.map(({ orderId }) => orderId);
    expect(await list({})).toEqual({ count: 25, ids: ids.slice(0, 20) });
    expect(await list({ skip: 20 })).toEqual({ count: 25, ids: ids.slice(20) });
    expect(await list({ skip: 7, limit: 5 })).toEqual({ count: 25, ids: ids.slice(7, 12) });
    expect(await list({ skip: 25 })).toEqual({ count: 25, ids: [] });
    expect(await list({ skip: 10_000, limit: 100 })).toEqual({ count: 25, ids: [] });
  });

  test.each([
    ['1 ms before 24 h', DAY_MS - 1],
    ['24 h', DAY_MS],
    ['7 d', 7 * DAY_MS],
    ['1 ms after 7 d', 7 * DAY_MS + 1],
  ])('D-02 X09 list an order %s after it was made by its payment state, as every other', async (_n, age) => {
    const newest = couples[0]?.orderId ?? '';
    own.clock.set(CREATED + 24 * 60_000 + age);
    const stored = await own.db.collection('orders').find().sort({ createdAt: -1 }).toArray();
    let seen = 0;
    for (const state of ['paid', 'trial', 'trial-expired'] as const) {
      const expected = stored
        .filter((order) => paymentState(order['paidAmount'], order['createdAt'].getTime(), own.clock.now()) === state)
        .map(({ _id }) => String(_id));
      expect([state, await list({ payment: state, limit: 100 })]).toEqual([
        state,
        { count: expected.length, ids: expected },
      ]);
      if (expected.includes(newest)) expect(paymentState(0, CREATED, CREATED + age)).toBe(state);
      seen += expected.length;
    }
    expect(seen).toBe(25);
  });

  test('D-02 select by what is outstanding, by an item’s status, and by both', async () => {
    own.clock.set(CREATED + DAY_MS);
    const [paid, part, made] = [couples[0], couples[1], couples[2]].map((couple) => couple?.orderId ?? '');
    if (paid === undefined || part === undefined || made === undefined) throw new Error('three orders');
    await recordPayment(own, boss, paid, { amount: 43 }).expect(200);
    await recordPayment(own, boss, part, { amount: 47 }).expect(200);
    await recordPayment(own, boss, made, { amount: 50, overpay: true }).expect(200);
    await setStatus(own, made, 'video', 'approval');
    expect((await list({ balance: 'settled' })).ids).toEqual([paid, made]);
    expect(await list({ balance: 'credit' })).toEqual({ count: 1, ids: [made] });
    expect((await list({ balance: 'outstanding' })).count).toBe(23);
    expect((await list({ itemStatus: 'approval' })).ids).toEqual([made]);
    expect((await list({ itemStatus: 'draft', balance: 'settled' })).ids).toEqual([paid]);
    expect((await list({ itemStatus: 'completed' })).count).toBe(0);
    expect((await list({ payment: 'paid', balance: 'outstanding', search: 'aisyah', limit: 100 })).ids).toContain(part);
    expect((await list({ balance: 'settled', search: 'nobody' })).count).toBe(0);
    expect(await list({ balance: 'part-paid' })).toEqual({ count: 1, ids: [part] });
    expect((await list({ balance: 'unpaid' })).count).toBe(22);
    // None is paid, and none on trial.
    expect((await list({ balance: 'unpaid', payment: 'paid' })).count).toBe(21);
  });

  test('D-02 count with every page what each of them would find, by search and status, whatever is chosen', async () => {
    own.clock.set(CREATED + 24 * 60_000 + DAY_MS);
    const countsOf = async (query: Record<string, string>) =>
      (await own.http.get('/api/admin/order/find').query(query).set(boss.headers).expect(200)).body.data.counts;
    for (const query of [
      {},
      { itemStatus: 'draft' },
      { itemStatus: 'approval' },
      { search: 'nobody' },
      { search: 'nur' },
    ]) {
      const { owed, ...counts } = await countsOf(query);
      const found = {
        all: (await list(query)).count,
        outstanding: (await list({ ...query, balance: 'outstanding' })).count,
        settled: (await list({ ...query, balance: 'settled' })).count,
        trial: (await list({ ...query, payment: 'trial' })).count,
        'trial-expired': (await list({ ...query, payment: 'trial-expired' })).count,
        new: (await list({ ...query, payment: 'paid', balance: 'unpaid' })).count,
        'part-paid': (await list({ ...query, balance: 'part-paid' })).count,
        credit: (await list({ ...query, balance: 'credit' })).count,
      };
      expect([query, counts]).toEqual([query, found]);
      expect(await countsOf({ ...query, balance: 'settled', payment: 'trial' })).toEqual({ ...counts, owed });
      const { body } = await own.http
        .get('/api/admin/order/find')
        .query({ ...query, limit: 100 })
        .set(boss.headers);
      const debts: number[] = body.data.orders.map(({ outstanding }: { outstanding: number }) => outstanding);
      expect(owed).toBe(debts.reduce((sum, debt) => sum + debt, 0));
    }
    expect((await countsOf({})).trial).toBeGreaterThan(20);
    expect((await countsOf({}))['part-paid']).toBe(1);
  });

  test('D-02 select from a day in Malaysia on, and sort the oldest first', async () => {
    const minutes: Couple[] = [];
    // The last minute of the 4th of October in Malaysia, and the first of the 5th.
    for (const moment of ['2026-10-04T15:59:00Z', '2026-10-04T16:00:00Z']) {
      own.clock.set(Date.parse(moment));
      minutes.push(await newCouple(own, PREMIUM));
    }
    const [before, after] = minutes.map(({ orderId }) => orderId);
    expect(await list({ from: '2026-10-05' })).toEqual({ count: 1, ids: [after] });
    expect(await list({ from: '2026-10-04' })).toEqual({ count: 2, ids: [after, before] });
    expect(await list({ from: '2026-10-04', sort: 'oldest' })).toEqual({ count: 2, ids: [before, after] });
    expect(await list({ from: '2026-10-06' })).toEqual({ count: 0, ids: [] });
    expect((await list({ sort: 'oldest', limit: 1 })).ids).toEqual([couples.at(-1)?.orderId]);
  });

  test.each([{ from: '2026-02-30' }, { from: 'today' }, { sort: 'price' }])('D-02 X13 refuse %j', async (query) => {
    const { body } = await own.http.get('/api/admin/order/find').query(query).set(boss.headers).expect(400);
    expect(body.data.error.fields[0].field).toBe(Object.keys(query)[0]);
  });
});

describe('GET /api/admin/today', () => {
  test('D-02 lists the queues by the day that their items are due, today’s orders and money, and trials by their end', async () => {
    const own = await startTestApp();
    try {
      const boss = await signInSeller(own);
      const today = async () => (await own.http.get('/api/admin/today').set(boss.headers).expect(200)).body.data;
      const idsIn = ({ orders }: { orders: { _id: string }[] }) => orders.map(({ _id }) => _id);
      const submitted = async (items: OrderItemInput[], amount: number, at: string): Promise<string> => {
        const couple = await newCouple(own, items);
        await recordPayment(own, boss, couple.orderId, { amount }).expect(200);
        own.clock.set(Date.parse(at));
        await own.http
          .put('/api/order/submit-details')
          .set(couple.session.headers)
          .send({ id: couple.orderId })
          .expect(200);
        return couple.orderId;
      };
      const PDF: OrderItemInput[] = [{ item: 'pdf', package: 'standard' }];
      // The older order is handed in later, and is due later.
      own.clock.set(Date.parse('2026-11-09T02:00:00Z'));
      const trial = await newCouple(own, PREMIUM);
      const video = await submitted(VIDEO, 43, '2026-11-11T02:00:00Z');
      const pdf = await submitted(PDF, 12, '2026-11-12T02:00:00Z');
      const asked = await submitted(VIDEO, 43, '2026-11-13T02:00:00Z');
      await moveItem(own, boss, asked, 'video', 'approval').expect(200);
      // Half past midnight in Malaysia.
      own.clock.set(Date.parse('2026-11-13T16:30:00Z'));
      const made = await newCouple(own, PREMIUM);
      await recordPayment(own, boss, made.orderId, { amount: 20 }).expect(200);

      const found = await today();
      expect(found).toMatchObject({ day: '2026-11-14', orders: 5, outstanding: 48 + 28, paidToday: 20 });
      expect(idsIn(found.toMake)).toEqual([pdf, video]);
      expect(found.toMake.orders.map(({ items }: { items: { dueOn: string }[] }) => items[0]?.dueOn)).toEqual([
        '2026-11-19',
        '2026-11-20',
      ]);
      expect(found.toMake.orders[1].items[0].submittedAt).toBe('2026-11-11T02:00:00.000Z');
      expect([idsIn(found.waiting), idsIn(found.made)]).toEqual([[asked], [made.orderId]]);
      expect([idsIn(found.trials), found.trials.count]).toEqual([[trial.orderId], 1]);
      // What is done is not due any more.
      await moveItem(own, boss, asked, 'video', 'completed').expect(200);
      expect((await today()).waiting).toEqual({ count: 0, countIs: 'exact', orders: [] });
      const { body } = await own.http.get(`/api/admin/order/find-one/${asked}`).set(boss.headers).expect(200);
      expect(body.data.order.items[0]).toMatchObject({ submittedAt: '2026-11-13T02:00:00.000Z', dueOn: null });
    } finally {
      await own.close();
    }
  });
});

describe('today’s payments', () => {
  const DAY_STARTS = Date.parse('2026-11-13T16:00:00Z');
  let own: TestApp;
  let boss: Session;
  beforeAll(async () => {
    own = await startTestApp();
    boss = await signInSeller(own);
  });
  afterAll(() => own.close());

  const today = async () => (await own.http.get('/api/admin/today').set(boss.headers).expect(200)).body.data;
  const sumOf = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

  test('D-02 are those of the day in Malaysia, newest first, with their customers, and add up to its sum', async () => {
    const made = async (at: number, name: string) => {
      own.clock.set(at);
      return newCouple(own, VIDEO, { customer: { name, phoneNo: '0123456789' } });
    };
    const early = await made(DAY_STARTS - 1, 'Puan Semalam');
    await recordPayment(own, boss, early.orderId, { amount: 40 }).expect(200);
    own.clock.set(DAY_STARTS);
    const { body } = await recordPayment(own, boss, early.orderId, {
      amount: 5,
      method: 'duitnow',
      overpay: true,
    }).expect(200);
    const late = await made(DAY_STARTS + 60_000, 'Puan Hari Ini');
    await own.http
      .put('/api/invitation/update/names')
      .set(late.session.headers)
      .send({ id: late.invitationId, ...NAMES })
      .expect(200);
    await recordPayment(own, boss, late.orderId, { amount: 43, method: 'cash' }).expect(200);
    own.clock.set(DAY_STARTS + 120_000);
    await reversePayment(own, boss, body.data.payment._id).expect(200);

    const found = await today();
    expect(found.paidToday).toBe(5 + 43 - 5);
    expect(sumOf(found.payments.newest)).toBe(found.paidToday);
    const line = (orderId: string, customer: string, amount: number, method: string, after: number) =>
      expect.objectContaining({
        orderId,
        customer,
        amount,
        method,
        at: new Date(DAY_STARTS + after).toISOString(),
      });
    expect(found.payments).toEqual({
      count: 3,
      newest: [
        line(early.orderId, 'Puan Semalam', -5, 'duitnow', 120_000),
        line(late.orderId, 'Puan Hari Ini', 43, 'cash', 60_000),
        line(early.orderId, 'Puan Semalam', 5, 'duitnow', 0),
      ],
    });
    expect(found.payments.newest[1].couple).toEqual(NAMES.couple);

    // Without its customer a line is still there, and the sum with it.
    await own.http
      .delete(`/api/admin/customer/${late.session.userId}`)
      .set(boss.headers)
      .send({ email: late.session.email, alsoOpen: true })
      .expect(200);
    const { payments, paidToday } = await today();
    expect([payments.count, payments.newest[1].customer, paidToday]).toEqual([3, '', 43]);

    own.clock.set(DAY_STARTS + DAY_MS);
    expect(await today()).toMatchObject({ paidToday: 0, payments: { count: 0, newest: [] } });
  });

  test('D-02 are counted and summed, of which the newest fifty are listed', async () => {
    own.clock.set(DAY_STARTS + 3 * DAY_MS);
    const couple = await newCouple(own);
    for (let amount = 1; amount <= PAYMENTS_SHOWN + 2; amount += 1) {
      own.clock.advance(1_000);
      await recordPayment(own, boss, couple.orderId, { amount, overpay: true }).expect(200);
    }
    const { paidToday, payments } = await today();
    expect([payments.count, paidToday]).toEqual([PAYMENTS_SHOWN + 2, (52 * 53) / 2]);
    expect(payments.newest.map(({ amount }: { amount: number }) => amount)).toEqual(
      Array.from({ length: PAYMENTS_SHOWN }, (_, i) => PAYMENTS_SHOWN + 2 - i),
    );
  });

  test('D-02 are read with what all orders owe from the keys of those that owe something, without reading an order', async () => {
    const orders = own.db.collection<StoredOrder>('orders');
    const first = await orders.findOne({});
    if (!first) throw new Error('no order to copy');
    const { paymentKeys: _keys, outbox: _outbox, ...like } = first;
    const settled = Array.from({ length: 300 }, () => {
      const ids = { _id: new Types.ObjectId(), userId: new Types.ObjectId(), invitationId: new Types.ObjectId() };
      return { ...like, ...ids, paidAmount: like.price, discountPrice: 0, balance: 0 };
    });
    await orders.insertMany(settled);
    const owing = await orders.countDocuments({ balance: { $gt: 0 } });
    const aggregate = jest.spyOn(own.db.model<StoredOrder>(ORDER_MODEL), 'aggregate');
    await today();
    await own.http.get('/api/admin/figures').set(boss.headers).expect(200);
    const sums = aggregate.mock.results
      .map(({ value }) => value as Aggregate<unknown>)
      .filter(({ options }) => options.hint === ORDERS_OWING || options.hint === ORDERS_PART_PAID);
    expect(sums).toHaveLength(2 * OWING_STANDINGS.length);
    for (const sum of sums) {
      const plan = JSON.stringify(await sum.explain('executionStats'));
      const [documents, keys] = ['totalDocsExamined', 'totalKeysExamined'].map((of) =>
        Number(new RegExp(`"${of}":(\\d+)`).exec(plan)?.[1]),
      );
      expect(documents).toBe(0);
      // One more ends the scan.
      expect(keys).toBeLessThanOrEqual(owing + 1);
    }
  });
});

describe('GET /api/admin/order/find-one/:id', () => {
  test('D-02 S-27 answers one whole order: customer, notes, ledger, frozen details and audit', async () => {
    const couple = await customer('Puan Fatimah', '0139998888', {}, VIDEO);
    const { session, orderId, invitationId } = couple;
    const edit = (hashtag: string) =>
      shop.http
        .put('/api/invitation/update/names')
        .set(session.headers)
        .send({ id: invitationId, ...NAMES, hashtag })
        .expect(200);
    await edit('#sebelum');
    await recordPayment(shop, seller, orderId, { amount: 43 }).expect(200);
    expect((await details(orderId)).body.data.items).toEqual([
      { item: 'video', package: 'premium', price: 43, status: 'draft', details: null },
    ]);
    await shop.http.put('/api/order/submit-details').set(session.headers).send({ id: orderId }).expect(200);
    await edit('#selepas');
    await moveItem(shop, seller, orderId, 'video', 'approval').expect(200);
    const { data } = (await details(orderId).expect(200)).body;
    expect(Object.keys(data).sort()).toEqual(['audit', 'items', 'order', 'payments']);
    expect(data.order).toMatchObject({
      _id: orderId,
      customer: { name: 'Puan Fatimah', phoneNo: '0139998888' },
      notes: 'Nota Puan Fatimah',
      account: { email: session.email },
      paidAmount: 43,
      outstanding: 0,
    });
    expect(data.items[0]).toMatchObject({
      status: 'approval',
      details: { ...NAMES, hashtag: '#sebelum', confirmedAt: expect.stringMatching(/Z$/) },
    });
    expect(data.payments).toHaveLength(1);
    expect(data.audit.map(({ action }: { action: string }) => action)).toEqual([
      'order.item-moved',
      'order.payment-recorded',
    ]);
    // The seller's list carries no copies.
    expect((await find({ search: orderId })).text).not.toContain('#sebelum');
  });

  test('D-02 answers an order whose account is deleted', async () => {
    const couple = await newCouple(shop);
    await shop.db.collection('users').deleteOne({ _id: new Types.ObjectId(couple.session.userId) });
    expect((await details(couple.orderId).expect(200)).body.data.order.account).toBeNull();
  });

  test('X23 answers 404 for ids that no order has', async () => {
    const { invitationId } = await newCouple(shop);
    for (const id of [...UNKNOWN_IDS, invitationId]) {
      const answer = await details(id);
      expect([id, answer.status, answer.body.code]).toEqual([id, 404, 'not-found']);
    }
    expect((await details('%E0%A4%A')).status).toBe(400);
  });
});

describe('PUT /api/admin/order/:id/item', () => {
  const triples = ORDER_ITEM_KINDS.flatMap((item) =>
    STATUSES.flatMap((from) => STATUSES.map((to) => [item, from, to] as const)),
  );
  let couple: Couple;
  beforeAll(async () => {
    couple = await newCouple(shop, ALL_ITEMS);
  });

  test.each(triples)('S-24 D-02 %s from %s to %s', async (item, from, to) => {
    await setStatus(shop, couple.orderId, item, from);
    const before = await snapshot(shop);
    const answer = await moveItem(shop, seller, couple.orderId, item, to);
    if (canMoveItem(item, from, to, 'seller')) {
      expect(answer.status).toBe(200);
      const moved = answer.body.data.order.items.find((each: OrderItemInput) => each.item === item);
      expect(moved.status).toBe(to);
      const [entry] = (await details(couple.orderId)).body.data.audit;
      expect(entry).toMatchObject({ action: 'order.item-moved', details: { item, from, to } });
    } else {
      expect([answer.status, ...slugs(answer.body)]).toEqual([409, 'conflict', 'conflict', 'conflict']);
      expect(answer.body.data.error.current).toMatchObject({ _id: couple.orderId });
      expect(await snapshot(shop)).toEqual(before);
    }
    expect(new Set(triples.filter((triple) => canMoveItem(...triple, 'seller'))).size).toBe(3 * 5);
  });

  test('S-24 only the customer takes the customer’s step, and no other', async () => {
    const own = await newCouple(shop, ALL_ITEMS);
    const asCustomer = await shop.http
      .put(`/api/admin/order/${own.orderId}/item`)
      .set(own.session.headers)
      .send({ item: 'video', to: 'in-progress' });
    expect(asCustomer.status).toBe(404);
    expect((await moveItem(shop, seller, own.orderId, 'video', 'in-progress')).status).toBe(409);
  });

  const race = async (): Promise<{ won: number; orderId: string }> => {
    const { orderId } = await newCouple(shop, VIDEO);
    await setStatus(shop, orderId, 'video', 'in-progress');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => moveItem(shop, seller, orderId, 'video', 'approval')),
    );
    return { won: answers.filter(({ status }) => status === 200).length, orderId };
  };

  test('S-24 20 requests at once take one step and write one audit entry', async () => {
    const { won, orderId } = await race();
    expect(won).toBe(1);
    expect((await details(orderId)).body.data.audit).toHaveLength(1);
    expect((await storedOrder(shop, orderId)).revision).toBe(1);
  });

  test('S-24 control: without the status in the write’s condition several of them take the step', async () => {
    const repository = shop.app.get(SellerOrdersRepository);
    const guarded = repository.moveItem.bind(repository);
    // The first one waits until another has come as far, which then makes the step from the item's present status.
    const another = Promise.withResolvers<undefined>();
    let first: ReturnType<typeof guarded> | undefined;
    jest.spyOn(repository, 'moveItem').mockImplementation(async (id, move, entry) => {
      if (!first) return (first = another.promise.then(() => guarded(id, move, entry)));
      another.resolve(undefined);
      await first;
      const order = await shop.db.collection('orders').findOne({ _id: id });
      const from = order?.['items'][0].status as OrderItemStatus;
      return guarded(id, { ...move, from }, entry);
    });
    expect((await race()).won).toBeGreaterThan(1);
  });

  test('D-02 answers 404 for an item that the order doesn’t have, and ids that no order has', async () => {
    const { orderId, invitationId } = await newCouple(shop, VIDEO);
    for (const item of ORDER_ITEM_KINDS.filter((kind): kind is OrderItemKind => kind !== 'video')) {
      expect((await moveItem(shop, seller, orderId, item, 'approval')).body.code).toBe('not-found');
    }
    for (const id of [...UNKNOWN_IDS, invitationId]) {
      const answer = await moveItem(shop, seller, id, 'video', 'approval');
      expect([id, answer.status, answer.body.code]).toEqual([id, 404, 'not-found']);
    }
  });

  test('X07 X13 X17 X18 X19 refuses every other body, and nothing changes', async () => {
    await setStatus(shop, couple.orderId, 'video', 'in-progress');
    const before = await snapshot(shop);
    const cases = badBodies({ item: 'video', to: 'approval' }, { item: { kind: 'choice' }, to: { kind: 'choice' } });
    for (const { name, json } of cases) {
      const answer = await shop.http
        .put(`/api/admin/order/${couple.orderId}/item`)
        .set({ ...seller.headers, 'Content-Type': 'application/json' })
        .send(json);
      expect([name, answer.status, answer.body.code]).toEqual([name, 400, 'validation']);
    }
    expect(cases.length).toBeGreaterThan(30);
    expect(await snapshot(shop)).toEqual(before);
  });
});

describe('GET /api/admin/audit', () => {
  const audit = (query: Record<string, string | number> = {}) =>
    shop.http.get('/api/admin/audit').query(query).set(seller.headers);

  test('D-02 lists every change, newest first, in pages', async () => {
    const { orderId } = await newCouple(shop, VIDEO);
    await setStatus(shop, orderId, 'video', 'in-progress');
    for (const to of ['approval', 'completed', 'approval', 'in-progress'] as const) {
      await moveItem(shop, seller, orderId, 'video', to).expect(200);
    }
    await recordPayment(shop, seller, orderId, { overpay: true }).expect(200);
    const all = (await audit({ subject: orderId, kind: 'order' }).expect(200)).body.data;
    expect(all.count).toBe(5);
    expect(
      all.entries.map(({ action, details: { to } }: { action: string; details: { to?: string } }) => to ?? action),
    ).toEqual(['order.payment-recorded', 'in-progress', 'approval', 'completed', 'approval']);
    const page = (await audit({ subject: orderId, skip: 1, limit: 2 }).expect(200)).body.data;
    expect(page).toEqual({ count: 5, countIs: 'exact', entries: all.entries.slice(1, 3) });
    expect((await audit({ subject: orderId, kind: 'design' })).body.data).toEqual({
      count: 0,
      countIs: 'exact',
      entries: [],
    });
    expect((await audit({ limit: 5 })).body.data.entries).toEqual(all.entries);
  });

  test.each(['limit=0', 'limit=101', 'skip=-1', 'kind=user', 'subject[$ne]=x', 'actor=x', 'subject='])(
    'X13 X17 ?%s is refused',
    async (query) => {
      const answer = await shop.http.get(`/api/admin/audit?${query}`).set(seller.headers);
      expect([answer.status, answer.body.code]).toEqual([400, 'validation']);
    },
  );
});
