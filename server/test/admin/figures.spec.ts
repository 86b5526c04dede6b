import { DAY_MS as DAY } from '@serikad/shared/calendar/durations';
import type { DesignSales } from '@serikad/shared/admin/figures.types';
import { Types } from 'mongoose';
import { EDIT_ROUTES } from '../invitations/support/bodies.js';
import { newCouple, PREMIUM, VIDEO } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import type { Session } from '../support/sign-in.js';
import { recordPayment, reversePayment, signInSeller } from './support/seller.js';

let shop: TestApp;
let seller: Session;
beforeAll(async () => {
  shop = await startTestApp();
  seller = await signInSeller(shop);
});
afterAll(() => shop.close());
afterEach(() => shop.clock.reset());

const figures = (query = '', session: Session | undefined = seller) =>
  shop.http.get(`/api/admin/figures${query}`).set(session?.headers ?? {});
const at = (moment: string): void => shop.clock.set(Date.parse(moment));
const visit = (deviceId: string) =>
  shop.http
    .post('/visitor/visit')
    .send({
      userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36',
      deviceId,
      path: '/',
      isNew: true,
    })
    .expect(200);

describe('D-02 the figures', () => {
  it('are of days in Malaysia: a minute before its midnight is another day than a minute after', async () => {
    // The 30th and the 31st of August in Malaysia.
    at('2026-08-30T15:59:00Z');
    const early = await newCouple(shop, PREMIUM);
    await visit('aaaaaaaa');
    await visit('bbbbbbbb');
    await visit('aaaaaaaa');
    await recordPayment(shop, seller, early.orderId, { amount: 40 }).expect(200);
    at('2026-08-30T16:01:00Z');
    const late = await newCouple(shop, VIDEO);
    await newCouple(shop, PREMIUM);
    await visit('aaaaaaaa');
    await visit('cccccccc');
    const paid = await recordPayment(shop, seller, late.orderId, { amount: 43 }).expect(200);
    at('2026-08-31T16:00:00Z');
    await reversePayment(shop, seller, paid.body.data.payment._id).expect(200);
    at('2026-09-02T04:00:00Z');

    const { body } = await figures('?from=2026-08-29&to=2026-09-01').expect(200);
    expect(body.data).toEqual({
      from: '2026-08-29',
      to: '2026-09-01',
      days: [
        { day: '2026-08-29', orders: 0, revenue: 0, visitors: 0 },
        { day: '2026-08-30', orders: 1, revenue: 40, visitors: 2 },
        { day: '2026-08-31', orders: 2, revenue: 43, visitors: 2 },
        { day: '2026-09-01', orders: 0, revenue: -43, visitors: 0 },
      ],
      orders: 3,
      revenue: 40,
      visitors: 4,
      conversion: 0.75,
      // The one whose payment was reversed counts as unpaid again.
      funnel: { visitors: 4, looked: 0, began: 0, orders: 3, paid: 1 },
      pages: [{ page: '/', visits: 5 }],
      // 8 of 48 are left of the first, and all of the others.
      outstanding: 8 + 43 + 48,
      owing: {
        new: { orders: 0, amount: 0 },
        trial: { orders: 2, amount: 43 + 48 },
        'trial-expired': { orders: 0, amount: 0 },
        'part-paid': { orders: 1, amount: 8 },
      },
    });

    const one = await figures('?from=2026-08-31&to=2026-08-31').expect(200);
    expect(one.body.data).toMatchObject({ orders: 2, revenue: 43, visitors: 2, conversion: 1, outstanding: 99 });
    expect(one.body.data.funnel).toEqual({ visitors: 2, looked: 0, began: 0, orders: 2, paid: 0 });
    const usual = await figures().expect(200);
    expect([usual.body.data.days.length, usual.body.data.from, usual.body.data.to]).toEqual([
      30,
      '2026-08-04',
      '2026-09-02',
    ]);
    expect(usual.body.data).toMatchObject({ orders: 3, revenue: 40 });
  });

  it('have no conversion without visitors', async () => {
    const { body } = await figures('?from=2020-01-01&to=2020-01-02').expect(200);
    expect(body.data).toMatchObject({ orders: 0, revenue: 0, visitors: 0, conversion: null });
  });

  it('count what is paid too much for one order for no other', async () => {
    const before = (await figures()).body.data.outstanding;
    const made = await newCouple(shop, PREMIUM);
    expect((await figures()).body.data.outstanding).toBe(before + 48);
    await recordPayment(shop, seller, made.orderId, { amount: 100, overpay: true }).expect(200);
    expect((await figures()).body.data.outstanding).toBe(before);
  });

  it('sum what is owed by payment state, to the millisecond, as the list of orders finds it', async () => {
    const own = await startTestApp();
    try {
      const boss = await signInSeller(own);
      const now = Date.parse('2026-10-01T00:00:00Z');
      const made = async (age: number, paid = 0) => {
        own.clock.set(now - age);
        const couple = await newCouple(own, age > DAY ? VIDEO : PREMIUM);
        if (paid > 0) await recordPayment(own, boss, couple.orderId, { amount: paid, overpay: true }).expect(200);
      };
      await made(0);
      await made(DAY - 1);
      await made(DAY);
      await made(7 * DAY);
      await made(7 * DAY + 1);
      await made(30 * DAY, 42);
      await made(0, 47);
      await made(0, 48);
      await made(0, 500);
      own.clock.set(now);
      const { owing, outstanding } = (await own.http.get('/api/admin/figures').set(boss.headers).expect(200)).body.data;
      expect(owing).toEqual({
        new: { orders: 2, amount: 96 },
        trial: { orders: 2, amount: 48 + 43 },
        'trial-expired': { orders: 1, amount: 43 },
        'part-paid': { orders: 2, amount: 2 },
      });
      expect(outstanding).toBe(96 + 91 + 43 + 2);
      const lists = {
        new: 'payment=paid&balance=unpaid',
        trial: 'payment=trial',
        'trial-expired': 'payment=trial-expired',
        'part-paid': 'balance=part-paid',
      };
      for (const [standing, query] of Object.entries(lists)) {
        const { body } = await own.http.get(`/api/admin/order/find?limit=100&${query}`).set(boss.headers).expect(200);
        const debts: number[] = body.data.orders.map((order: { outstanding: number }) => order.outstanding);
        expect([standing, { orders: debts.length, amount: debts.reduce((sum, debt) => sum + debt, 0) }]).toEqual([
          standing,
          owing[standing],
        ]);
      }
    } finally {
      await own.close();
    }
  });

  it.each([
    ['?from=2026-02-30', 'from'],
    ['?from=', 'from'],
    ['?to=31-12-2026', 'to'],
    ['?to=2026-12-31T00:00:00Z', 'to'],
    ['?from=2026-12-31&to=2026-12-30', 'from'],
    ['?from=2020-01-01&to=2026-12-31', 'from'],
    ['?from=2026-01-01&from=2026-01-02', 'from'],
    ['?from[$gt]=2026-01-01', 'from[$gt]'],
    ['?by=month', 'by'],
  ])('X13 X15 are refused for %s', async (query, field) => {
    const { body } = await figures(query).expect(400);
    expect([body.code, body.data.error.fields[0].field]).toEqual(['validation', field]);
  });

  it.each(['', '/designs', '/designs/export'])('X03 are read by the seller alone: %s', async (path) => {
    const { session } = await newCouple(shop);
    expect((await figures(path, session).expect(404)).body.code).toBe('not-found');
    expect((await shop.http.get(`/api/admin/figures${path}`).expect(403)).body.code).toBe('invalid-token');
  });
});

describe('D-02 what sells', () => {
  const sales = async (query: string): Promise<DesignSales[]> =>
    (await figures(`/designs${query}`).expect(200)).body.data.designs;
  const made = (design: string, items = VIDEO) => newCouple(shop, items, { design });

  it('is counted by the design that the invitation has now, and adds up to the orders and the revenue of the days', async () => {
    at('2026-05-01T04:00:00Z');
    const older = await made('cv0003');
    at('2026-05-09T16:00:00Z');
    const [twice, , changed] = [await made('cv0004'), await made('cv0004'), await made('cv0005', PREMIUM)];
    const reversed = await made('cv0006');
    await shop.http
      .put('/api/invitation/update/design-language')
      .set(changed.session.headers)
      .send({ ...EDIT_ROUTES[0]?.body, id: changed.invitationId, design: 'cv0004' })
      .expect(200);
    await recordPayment(shop, seller, older.orderId, { amount: 43 }).expect(200);
    await recordPayment(shop, seller, twice.orderId, { amount: 10 }).expect(200);
    await recordPayment(shop, seller, twice.orderId, { amount: 20 }).expect(200);
    await recordPayment(shop, seller, changed.orderId, { amount: 48 }).expect(200);
    const paid = await recordPayment(shop, seller, reversed.orderId, { amount: 43 }).expect(200);
    at('2026-05-11T15:59:59.999Z');
    const last = await made('cv0003');
    at('2026-05-11T16:00:00Z');
    await reversePayment(shop, seller, paid.body.data.payment._id).expect(200);
    await made('cv0002');

    const DAYS = '?from=2026-05-10&to=2026-05-11';
    const found = await sales(DAYS);
    expect(found.map(({ design, orders, revenue }) => [design, orders, revenue])).toEqual([
      ['cv0004', 3, 10 + 20 + 48],
      // As many orders, and less revenue: 43 of an order made before these days.
      ['cv0003', 1, 43],
      ['cv0006', 1, 43],
    ]);
    const sumOf = (of: 'orders' | 'revenue') => found.reduce((sum, design) => sum + design[of], 0);
    const { orders, revenue } = (await figures(DAYS).expect(200)).body.data;
    expect([sumOf('orders'), sumOf('revenue')]).toEqual([orders, revenue]);
    const { body } = await shop.http.get('/api/design/find-one/cv0004').expect(200);
    const { name, category } = body.data;
    expect(found[0]).toEqual({ design: 'cv0004', name, category, orders: 3, revenue: 78 });

    // The day after: what was paid back has a design, too.
    expect((await sales('?from=2026-05-12&to=2026-05-12')).map((each) => [each.design, each.revenue])).toEqual([
      ['cv0002', 0],
      ['cv0006', -43],
    ]);
    expect(await sales('?from=2026-04-01&to=2026-04-30')).toEqual([]);

    // A customer who leaves takes the invitation along: what they had ordered stays sold.
    await recordPayment(shop, seller, last.orderId, { amount: 1 }).expect(200);
    await shop.http
      .delete(`/api/admin/customer/${last.session.userId}`)
      .set(seller.headers)
      .send({ email: last.session.email, alsoOpen: true })
      .expect(200);
    expect(await sales(DAYS)).toEqual(found);
  });

  it('is the same when it is read in batches and at once', async () => {
    at('2026-03-10T04:00:00Z');
    const orders = shop.db.collection('orders');
    const couple = await made('cv0002');
    const like = await orders.findOne({ _id: new Types.ObjectId(couple.orderId) });
    const copies = Array.from({ length: 2_500 }, (_, i) => ({
      ...like,
      _id: new Types.ObjectId(),
      userId: new Types.ObjectId(),
      invitationId: new Types.ObjectId(),
      invitationStart: { ...like?.['invitationStart'], design: i % 5 === 0 ? 'cv0001' : 'cv0002' },
      idempotency: null,
      paidAmount: 43,
    }));
    await orders.insertMany(copies);
    await shop.db.collection('payments').insertMany(
      copies.map(({ _id }, i) => ({
        orderId: _id,
        key: `key:batch-${i}`,
        request: null,
        amount: 43,
        method: 'cash',
        reference: '',
        note: '',
        reverses: null,
        recordedBy: new Types.ObjectId(),
        at: new Date('2026-03-10T05:00:00Z'),
      })),
    );
    const found = await sales('?from=2026-03-10&to=2026-03-10');
    expect(found.map(({ design, orders: count, revenue }) => [design, count, revenue])).toEqual([
      ['cv0002', 2_001, 2_000 * 43],
      ['cv0001', 500, 500 * 43],
    ]);
  });

  it('X46 is exported as a CSV file with the same numbers, in which a name that is a formula runs nowhere', async () => {
    at('2026-06-10T04:00:00Z');
    const created = await shop.http
      .post('/api/admin/design/create')
      .set(seller.headers)
      .send({
        basedOn: 'cv0001',
        name: '=HYPERLINK("http://x","Sah")',
        category: 'floral',
        theme: 'light',
        videoUrl: '',
      })
      .expect(200);
    const id: string = created.body.data.design._id;
    await shop.http.put('/api/admin/design/hidden').set(seller.headers).send({ id, hidden: false }).expect(200);
    const couple = await made(id);
    await recordPayment(shop, seller, couple.orderId, { amount: 43 }).expect(200);
    await made('cv0001');
    const { text, headers } = await figures('/designs/export?from=2026-06-10&to=2026-06-11').expect(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename=designs-2026-06-10-2026-06-11.csv');
    expect(headers['cache-control']).toContain('no-store');
    const name = (await sales('?from=2026-06-10&to=2026-06-10'))[1]?.name;
    expect(text).toBe(
      '\ufeffdesign,name,category,orders,revenue\r\n' +
        `"${id}","'=HYPERLINK(""http://x"",""Sah"")","floral",1,43\r\n` +
        `"cv0001","${name}","floral",1,0\r\n`,
    );
    const nothing = await figures('/designs/export?from=2020-01-01&to=2020-01-01').expect(200);
    expect(nothing.text).toBe('\ufeffdesign,name,category,orders,revenue\r\n');
  });

  it.each(['/designs', '/designs/export'])('X13 is refused by %s for the same days as the figures', async (path) => {
    const { body, headers } = await figures(`${path}?from=2026-12-31&to=2026-12-30`).expect(400);
    expect([body.code, body.data.error.fields[0].field]).toEqual(['validation', 'from']);
    expect(headers).not.toHaveProperty('content-disposition');
  });
});
