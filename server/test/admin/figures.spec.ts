import { newCouple, PREMIUM, VIDEO } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import type { Session } from '../support/sign-in.js';
import { recordPayment, reversePayment, signInSeller } from './support/desk.js';

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

  it('say nothing of a conversion when nobody came', async () => {
    const { body } = await figures('?from=2020-01-01&to=2020-01-02').expect(200);
    expect(body.data).toMatchObject({ orders: 0, revenue: 0, visitors: 0, conversion: null });
  });

  it('what is paid too much for one order pays for no other', async () => {
    const before = (await figures()).body.data.outstanding;
    const made = await newCouple(shop, PREMIUM);
    expect((await figures()).body.data.outstanding).toBe(before + 48);
    await recordPayment(shop, seller, made.orderId, { amount: 100 }).expect(200);
    expect((await figures()).body.data.outstanding).toBe(before);
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
  ])('X13 X15 refuse %s', async (query, field) => {
    const { body } = await figures(query).expect(400);
    expect([body.code, body.data.error.fields[0].field]).toEqual(['validation', field]);
  });

  it("X03 are the seller's alone", async () => {
    const { session } = await newCouple(shop);
    expect((await figures('', session).expect(404)).body.code).toBe('not-found');
    expect((await shop.http.get('/api/admin/figures').expect(403)).body.code).toBe('invalid-token');
  });
});
