import type { OrderItemInput } from '@serikad/shared/pricing/order-item.types';
import { Types } from 'mongoose';
import { INVITATION_MODEL } from '../../src/modules/invitations/invitation.schema.js';
import { IDEMPOTENCY_INDEX, ONE_UNPAID_ORDER } from '../../src/modules/orders/records/order.schema.js';
import { CUSTOMER, newCouple, pay, PREMIUM, slugs, snapshot, UNKNOWN_IDS, VIDEO } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import type { Session } from '../support/sign-in.js';

let shop: TestApp;

beforeAll(async () => {
  shop = await startTestApp();
});
afterEach(() => shop.clock.reset());
afterAll(() => shop.close());

const order = (session: Session, body: object = {}, key?: string) =>
  shop.http
    .post('/api/order/create/v2')
    .set({ ...session.headers, ...(key !== undefined && { 'Idempotency-Key': key }) })
    .send({ customer: CUSTOMER, items: PREMIUM, ...body });
const get = (path: string, session?: Session) => shop.http.get(path).set(session?.headers ?? {});
const ordersOf = (session: Session) =>
  shop.db.collection('orders').countDocuments({ userId: new Types.ObjectId(session.userId) });

describe('creating an order', () => {
  test.each<[string, OrderItemInput[], number[], number]>([
    ['a standard video', [{ item: 'video', package: 'standard' }], [30], 0],
    [
      'video and RSVP',
      [
        { item: 'video', package: 'premium' },
        { item: 'rsvp', package: 'premium' },
      ],
      [17, 48],
      0,
    ],
    ['premium RSVP with cards', [...PREMIUM, { item: 'card', package: '100' }], [48, 135], 15],
    [
      'cards with the free PDF',
      [
        { item: 'card', package: '500' },
        { item: 'pdf', package: 'standard' },
      ],
      [350, 0],
      0,
    ],
    ['a PDF alone', [{ item: 'pdf', package: 'standard' }], [12], 0],
  ])('S-20 S-21 makes an order of %s at the server’s prices', async (_name, items, prices, discountPrice) => {
    const session = await shop.signIn();
    const created = await order(session, { items }).expect(200);
    expect(created.body).toEqual({
      code: 200,
      data: {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        invitationId: expect.stringMatching(/^[0-9a-f]{24}$/),
        userId: session.userId,
      },
    });
    const price = prices.reduce((sum, each) => sum + each, 0);
    const found = await get(`/api/order/find-one/${created.body.data.id}`, session).expect(200);
    expect(found.body.data.order).toEqual({
      _id: created.body.data.id,
      userId: session.userId,
      kind: 'wedding',
      items: items.map((item, i) => ({ ...item, price: prices[i], status: 'draft' })),
      price,
      discountPrice,
      paidAmount: 0,
      total: price - discountPrice,
      outstanding: price - discountPrice,
      credit: 0,
      paymentState: 'paid',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      invitation: [
        {
          _id: created.body.data.invitationId,
          title: '',
          design: 'cv0004',
          designChoices: [],
          language: 'malay',
          coupleNo: 1,
          couple: expect.objectContaining({ order: 'groom-first' }),
          couple2: null,
          jawiText: null,
          coverLine: '',
          date: null,
          postponed: { on: false, from: null, sequence: 0 },
          startTime: '11:00',
          endTime: '16:30',
          venue: { venue: '', address: '' },
        },
      ],
    });
    expect(found.body.data.invitation).toMatchObject({
      _id: created.body.data.invitationId,
      orderId: created.body.data.id,
    });
    expect(found.body.data.gifts).toEqual([]);
    const items_ = await get(`/api/order/items/${created.body.data.id}`, session).expect(200);
    expect(items_.body.data).toEqual({
      items: found.body.data.order.items.map((item: object) => ({ ...item, frozen: null })),
      invitation: found.body.data.order.invitation[0],
    });
  });

  test('S-20 keeps the customer and their note for the seller, and begins the invitation as chosen', async () => {
    const session = await shop.signIn();
    const answer = await order(session, {
      design: 'cv0001',
      language: 'english',
      notes: ' Sila hubungi\nselepas 6 petang ',
    });
    const stored = await shop.db.collection('orders').findOne({ _id: new Types.ObjectId(String(answer.body.data.id)) });
    expect(stored).toMatchObject({
      customer: { name: CUSTOMER.name, phoneNo: '+60123456789' },
      notes: 'Sila hubungi\nselepas 6 petang',
    });
    const { body } = await get(`/api/invitation/find-one/${answer.body.data.invitationId}`, session).expect(200);
    expect(body.data.invitation).toMatchObject({ design: 'cv0001', language: 'english', theme: 'light' });
    // The customer's particulars are for the seller: no answer carries them.
    const details = await get(`/api/order/find-one/${answer.body.data.id}`, session);
    expect(details.text + JSON.stringify(body)).not.toContain('60123456789');
  });

  test('S-20 allows one unpaid order at a time: pending-order, until something is paid', async () => {
    const session = await shop.signIn();
    const first = await order(session).expect(200);
    const before = await snapshot(shop);
    const second = await order(session);
    expect([second.status, ...slugs(second.body)]).toEqual([400, 'pending-order', 'pending-order', 'pending-order']);
    expect(await snapshot(shop)).toEqual(before);
    // X09: nothing gets better by waiting: an expired order is still unpaid.
    shop.clock.set(Date.now() + 8 * 86_400_000);
    expect((await order(session)).body.code).toBe('pending-order');
    shop.clock.reset();
    await pay(shop, first.body.data.id, 1);
    await order(session).expect(200);
  });

  test('S-21 total counts the orders’ invitations, once a minute, without reading them', async () => {
    shop.clock.advance(60_000);
    const before = (await get('/api/invitation/total').expect(200)).body.data.total;
    await newCouple(shop);
    await newCouple(shop, VIDEO);
    const counting = jest.spyOn(shop.db.model(INVITATION_MODEL), 'estimatedDocumentCount');
    const scanning = jest.spyOn(shop.db.model(INVITATION_MODEL), 'countDocuments');
    await Promise.all(Array.from({ length: 20 }, () => get('/api/invitation/total').expect(200)));
    expect((await get('/api/invitation/total')).body).toEqual({ code: 200, data: { total: before } });
    expect(counting).not.toHaveBeenCalled();
    shop.clock.advance(60_000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/api/invitation/total')));
    expect(answers.map(({ body }) => body)).toEqual(
      Array.from({ length: 20 }, () => ({ code: 200, data: { total: before + 2 } })),
    );
    expect([counting.mock.calls.length, scanning.mock.calls.length]).toEqual([1, 0]);
    jest.restoreAllMocks();
    shop.clock.reset();
  });
});

describe('X42 one unpaid order per user', () => {
  test('X42 is kept by the named unique indexes in the database', async () => {
    const indexes = await shop.db.collection('orders').indexes();
    expect(indexes.find(({ name }) => name === ONE_UNPAID_ORDER)).toMatchObject({
      key: { userId: 1 },
      unique: true,
      partialFilterExpression: { paidAmount: { $lt: 1 } },
    });
    expect(indexes.find(({ name }) => name === IDEMPOTENCY_INDEX)).toMatchObject({ unique: true });
  });

  const race = (session: Session) =>
    Promise.all(Array.from({ length: 50 }, (_, i) => order(session, {}, `distinct-key-${i}`)));

  test('S-21 X42 is made by one of 50 creations at once under keys of their own', async () => {
    const session = await shop.signIn();
    const answers = await race(session);
    const codes = answers.map(({ body }) => String(body.code)).sort();
    expect(codes).toEqual(['200', ...Array<string>(49).fill('pending-order')]);
    expect(await ordersOf(session)).toBe(1);
    const listed = await get(`/api/order/find-by-user/${session.userId}`, session);
    expect(listed.body.data).toHaveLength(1);
    expect(await shop.db.collection('invitations').countDocuments({ userId: new Types.ObjectId(session.userId) })).toBe(
      1,
    );
  });

  test('X42 control: without the index the same race makes more than one', async () => {
    const bare = await startTestApp();
    try {
      await bare.db.collection('orders').dropIndex(ONE_UNPAID_ORDER);
      const session = await bare.signIn();
      const answers = await Promise.all(
        Array.from({ length: 50 }, () =>
          bare.http.post('/api/order/create/v2').set(session.headers).send({ customer: CUSTOMER, items: PREMIUM }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1);
      expect(await bare.db.collection('orders').countDocuments({})).toBeGreaterThan(1);
    } finally {
      await bare.close();
    }
  });
});

describe('X41 Idempotency-Key', () => {
  test('X41 makes 20 repetitions at once one order with one response', async () => {
    const session = await shop.signIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => order(session, {}, 'the-same-key')));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await ordersOf(session)).toBe(1);
  });

  test('X41 control: without the index the same repetitions do not agree', async () => {
    const bare = await startTestApp();
    try {
      await bare.db.collection('orders').dropIndex(IDEMPOTENCY_INDEX);
      await bare.db.collection('orders').dropIndex(ONE_UNPAID_ORDER);
      const session = await bare.signIn();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          bare.http
            .post('/api/order/create/v2')
            .set({ ...session.headers, 'Idempotency-Key': 'the-same-key' })
            .send({ customer: CUSTOMER, items: PREMIUM }),
        ),
      );
      expect(new Set(answers.map(({ text }) => text)).size).toBeGreaterThan(1);
    } finally {
      await bare.close();
    }
  });

  test('X41 gives a later repetition, after the payment too, the first response', async () => {
    const session = await shop.signIn();
    const first = await order(session, {}, 'key-of-the-tab').expect(200);
    expect((await order(session, {}, 'key-of-the-tab').expect(200)).body).toEqual(first.body);
    await pay(shop, first.body.data.id, 48);
    const reordered = { items: PREMIUM, customer: { phoneNo: CUSTOMER.phoneNo, name: CUSTOMER.name } };
    expect((await order(session, reordered, 'key-of-the-tab').expect(200)).body).toEqual(first.body);
    expect(await ordersOf(session)).toBe(1);
  });

  test('X41 is refused as idempotency-mismatch with another body', async () => {
    const session = await shop.signIn();
    await order(session, {}, 'key-of-the-tab').expect(200);
    const before = await snapshot(shop);
    for (const other of [
      { items: VIDEO },
      { notes: 'x' },
      { language: 'english' },
      { customer: { ...CUSTOMER, name: 'Ali' } },
    ]) {
      const answer = await order(session, other, 'key-of-the-tab');
      expect([answer.status, ...slugs(answer.body)]).toEqual([409, ...Array<string>(3).fill('idempotency-mismatch')]);
    }
    expect(await snapshot(shop)).toEqual(before);
  });

  test('X41 is each customer’s own', async () => {
    const [a, b] = [await shop.signIn(), await shop.signIn()];
    const [first, second] = [await order(a, {}, 'key-of-the-tab'), await order(b, {}, 'key-of-the-tab')];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.data.id).not.toBe(first.body.data.id);
  });

  test.each(['short', 'a'.repeat(129), 'with a space', '\u00e9'.repeat(8)])('X41 %j is no key', async (key) => {
    const session = await shop.signIn();
    const answer = await order(session, {}, key);
    expect([answer.status, answer.body.code, answer.body.data.error.fields]).toEqual([
      400,
      'validation',
      [{ field: 'Idempotency-Key', message: 'Invalid' }],
    ]);
    expect(await ordersOf(session)).toBe(0);
  });
});

describe('reading orders', () => {
  test('S-11 find-by-user answers the newest first, each with its invitation', async () => {
    const session = await shop.signIn();
    expect((await get(`/api/order/find-by-user/${session.userId}`, session).expect(200)).body.data).toEqual([]);
    const ids: string[] = [];
    for (const day of [0, 1, 2]) {
      shop.clock.set(Date.parse('2026-10-01T00:00:00Z') + day * 86_400_000);
      const { body } = await order(session).expect(200);
      ids.unshift(body.data.id);
      await pay(shop, body.data.id, 48);
    }
    const { body } = await get(`/api/order/find-by-user/${session.userId}`, session).expect(200);
    expect(body.data.map(({ _id }: { _id: string }) => _id)).toEqual(ids);
    for (const { _id } of body.data) {
      const details = await get(`/api/order/find-one/${_id}`, session);
      expect(body.data).toContainEqual(details.body.data.order);
    }
  });

  test.each<[string, number, string]>([
    ['1 ms before 24 h', 86_400_000 - 1, 'paid'],
    ['24 h', 86_400_000, 'trial'],
    ['7 d', 7 * 86_400_000, 'trial'],
    ['1 ms after 7 d', 7 * 86_400_000 + 1, 'trial-expired'],
  ])(
    'S-28 X09 an order that is unpaid after %s (%s ms) is %s everywhere, and its owner still sees all of it',
    async (_n, age, state) => {
      const { session, orderId, invitationId } = await newCouple(shop);
      const { body } = await get(`/api/order/find-one/${orderId}`, session);
      shop.clock.set(Date.parse(body.data.order.createdAt) + age);
      const answers = [
        (await get(`/api/order/find-one/${orderId}`, session).expect(200)).body.data.order,
        (await get(`/api/order/find-by-user/${session.userId}`, session).expect(200)).body.data[0],
        (await get(`/api/invitation/find-one/${invitationId}`, session).expect(200)).body.data.order,
        (await get(`/api/invitation/find-by-order-id/${orderId}`, session).expect(200)).body.data.order,
      ];
      for (const answer of answers) expect(answer).toEqual({ ...body.data.order, paymentState: state });
      await pay(shop, orderId, 1);
      const paid = await get(`/api/order/find-one/${orderId}`, session);
      expect(paid.body.data.order).toMatchObject({ paymentState: 'paid', paidAmount: 1, outstanding: 47 });
    },
  );

  const ROUTES = ['/api/order/find-one/', '/api/order/items/'];

  test.each(ROUTES)('X01 %s answers another couple 404, exactly as for an unknown id', async (path) => {
    const [mine, theirs] = [await newCouple(shop), await newCouple(shop)];
    const foreign = await get(path + mine.orderId, theirs.session);
    const unknown = await get(`${path}0123456789abcdef01234567`, theirs.session);
    expect([foreign.status, foreign.body.code]).toEqual([404, 'not-found']);
    expect(foreign.text).toBe(unknown.text);
    // X02: an invitation's id is no order's.
    expect((await get(path + mine.invitationId, mine.session)).status).toBe(404);
  });

  test('X01 find-by-user answers a customer’s own orders alone', async () => {
    const [mine, theirs] = [await newCouple(shop), await newCouple(shop)];
    for (const id of [mine.session.userId, '0123456789abcdef01234567', 'me', '%00', mine.session.userId.slice(1)]) {
      const answer = await get(`/api/order/find-by-user/${id}`, theirs.session);
      expect([id, answer.status, answer.body.code]).toEqual([id, 404, 'not-found']);
    }
  });

  test.each([...ROUTES, '/api/order/find-by-user/'])('X03 %s answers 403 without a session', async (path) => {
    const { orderId, session } = await newCouple(shop);
    const id = path.includes('user') ? session.userId : orderId;
    for (const headers of [{}, { Authorization: 'Bearer x' }, { Authorization: session.token }]) {
      const answer = await shop.http.get(path + id).set(headers);
      expect([answer.status, ...slugs(answer.body)]).toEqual([403, 'invalid-token', 'invalid-token', 'invalid-token']);
    }
  });

  test('X03 creating without a session is 403, and nothing is stored', async () => {
    const before = await snapshot(shop);
    const answer = await shop.http.post('/api/order/create/v2').send({ customer: CUSTOMER, items: PREMIUM });
    expect([answer.status, answer.body.code]).toEqual([403, 'invalid-token']);
    expect(await snapshot(shop)).toEqual(before);
  });

  test.each(ROUTES)('X23 %s answers 404 for ids that no order has, never 500', async (path) => {
    const session = await shop.signIn();
    for (const id of UNKNOWN_IDS) {
      const answer = await get(path + id, session);
      expect([id, answer.status, answer.body.code]).toEqual([id, 404, 'not-found']);
    }
    expect((await get(`${path}%E0%A4%A`, session)).status).toBe(400);
  });

  test('X15 a repeated query key is refused', async () => {
    const { orderId, session } = await newCouple(shop);
    expect((await get(`/api/order/find-one/${orderId}?a=1&a=2`, session)).body.code).toBe('validation');
  });
});
