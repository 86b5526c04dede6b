import { Types } from 'mongoose';
import { type FaultPoint, Faults } from '../../src/common/faults.js';
import { OrderPayments } from '../../src/modules/orders/outbox/order-payments.service.js';
import { OrderOutboxService } from '../../src/modules/orders/outbox/order-outbox.service.js';
import { SellerOrdersRepository } from '../../src/modules/orders/records/seller-orders.repository.js';
import { ONE_UNPAID_ORDER, PAYMENT_KEY_INDEX } from '../../src/modules/orders/records/order.schema.js';
import { badBodies, type Field } from '../invitations/support/fields.js';
import {
  CUSTOMER,
  newCouple,
  PREMIUM,
  slugs,
  snapshot,
  UNKNOWN_IDS,
  type Couple,
} from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import type { Session } from '../support/sign-in.js';
import { startFaultyServer } from '../rsvp/support/faulty-server.js';
import {
  moveItem,
  PAYMENT,
  recordPayment,
  reversePayment,
  setStatus,
  signInSeller,
  storedOrder,
} from './support/seller.js';

/** Ends a request's work at a point, as a kill does. */
class Stop extends Faults {
  point: FaultPoint | null = null;

  override reach(point: FaultPoint): void {
    if (point === this.point) throw new Error('killed here');
  }
}

const faults = new Stop();
let shop: TestApp;
let seller: Session;
beforeAll(async () => {
  shop = await startTestApp({ faults });
  seller = await signInSeller(shop);
});
afterEach(() => {
  faults.point = null;
  shop.clock.reset();
  jest.restoreAllMocks();
});
afterAll(() => shop.close());

const pay = (orderId: string, payment: Record<string, unknown> = {}, key?: string) =>
  recordPayment(shop, seller, orderId, payment, key);
const details = async (orderId: string) =>
  (await shop.http.get(`/api/admin/order/find-one/${orderId}`).set(seller.headers).expect(200)).body.data;
const ledger = (orderId: string) =>
  shop.db
    .collection('payments')
    .find({ orderId: new Types.ObjectId(orderId) })
    .sort({ at: 1, _id: 1 })
    .toArray();
const audited = (orderId: string) => shop.db.collection('audit_entries').find({ 'subject.id': orderId }).toArray();

interface Books {
  paidAmount: number;
  /** The sum of the ledger's lines. */
  sum: number;
  lines: number;
  /** The audit entries of payments and reversals. */
  audited: number;
  open: number;
}
async function books(orderId: string): Promise<Books> {
  const [order, lines, entries] = [await storedOrder(shop, orderId), await ledger(orderId), await audited(orderId)];
  return {
    paidAmount: order.paidAmount,
    sum: lines.reduce((sum, { amount }) => sum + Number(amount), 0),
    lines: lines.length,
    audited: entries.filter(({ action }) => /payment/.test(String(action))).length,
    open: order.outbox?.length ?? 0,
  };
}
/** The rule of every test here: the ledger's sum is what the order says, and each line has its audit entry. */
const balanced = (paidAmount: number, lines: number): Books => ({
  paidAmount,
  sum: paidAmount,
  lines,
  audited: lines,
  open: 0,
});

describe('POST /api/admin/order/:id/payment', () => {
  test('D-02 enters a payment: the order is paid, the ledger and the audit say so', async () => {
    const { orderId, session } = await newCouple(shop);
    shop.clock.set(Date.now() + 2 * 86_400_000);
    const at = shop.clock.date().toISOString();
    const answer = await pay(orderId, { amount: 20, note: 'Deposit\nbaki minggu depan' }).expect(200);
    const payment = {
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      orderId,
      amount: 20,
      method: 'bank-transfer',
      reference: 'FT26325',
      note: 'Deposit\nbaki minggu depan',
      reverses: null,
      reversedBy: null,
      recordedBy: seller.userId,
      at,
    };
    expect(answer.body).toEqual({
      code: 200,
      data: {
        payment,
        order: expect.objectContaining({
          _id: orderId,
          paidAmount: 20,
          total: 48,
          outstanding: 28,
          credit: 0,
          paymentState: 'paid',
          account: { _id: session.userId, name: expect.any(String), email: session.email, phoneNo: '0123456789' },
        }),
      },
    });
    const whole = await details(orderId);
    expect(whole.payments).toEqual([payment]);
    expect(whole.audit).toEqual([
      {
        _id: expect.any(String),
        at,
        actor: { _id: seller.userId, email: seller.email },
        action: 'order.payment-recorded',
        subject: { kind: 'order', id: orderId },
        details: { payment: answer.body.data.payment._id, amount: 20, method: 'bank-transfer', reference: 'FT26325' },
      },
    ]);
    const own = await shop.http.get(`/api/order/find-one/${orderId}`).set(session.headers).expect(200);
    expect(own.body.data.order).toMatchObject({ paidAmount: 20, outstanding: 28, paymentState: 'paid' });
    expect(own.text).not.toMatch(/FT26325|Deposit/);
    expect(await books(orderId)).toEqual(balanced(20, 1));
  });

  test('D-02 a payment opens what an expired trial has closed', async () => {
    const { orderId, invitationId } = await newCouple(shop);
    shop.clock.set(Date.now() + 8 * 86_400_000);
    await shop.http.get(`/api/invitation/find-one/${invitationId}`).expect(400);
    await pay(orderId).expect(200);
    await shop.http.get(`/api/invitation/find-one/${invitationId}`).expect(200);
  });

  test('more than is outstanding needs overpay, and is then entered as it was received', async () => {
    const { orderId } = await newCouple(shop);
    const refused = await pay(orderId, { amount: 50 }, 'too-much').expect(400);
    expect(slugs(refused.body)).toEqual(Array(3).fill('overpayment'));
    expect(refused.body.data.error).toMatchObject({
      errorMessage: expect.stringMatching(/RM 50 .+ RM 48 .+overpay: true/),
      current: { _id: orderId, outstanding: 48, credit: 0 },
    });
    const malay = await pay(orderId, { amount: 50 }).set('Accept-Language', 'ms').expect(400);
    expect(malay.body.data.error.errorMessage).toMatch(/^RM 50 melebihi baki RM 48/);
    await pay(orderId, { amount: 50, overpay: false }).expect(400);
    expect(await books(orderId)).toEqual(balanced(0, 0));
    // The key of what was refused serves for what is confirmed, and its repetition is one payment.
    for (let time = 0; time < 2; time += 1) {
      const { order } = (await pay(orderId, { amount: 50, overpay: true }, 'too-much').expect(200)).body.data;
      expect(order).toMatchObject({ total: 48, paidAmount: 50, outstanding: 0, credit: 2 });
    }
    await pay(orderId, { amount: 1 }).expect(400);
    expect((await pay(orderId, { amount: 100_000, overpay: true }).expect(200)).body.data.order.credit).toBe(100_002);
    expect(await books(orderId)).toEqual(balanced(100_050, 2));
  });

  test('enters one of two payments of all that is owed, at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { orderId } = await newCouple(shop);
      const answers = await Promise.all([pay(orderId), pay(orderId)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
      expect(await books(orderId)).toEqual(balanced(48, 1));
    }
  });

  test('what a cheaper package leaves over is credit, to the customer and the seller', async () => {
    const { orderId, session } = await newCouple(shop);
    await pay(orderId).expect(200);
    const cheaper = { id: orderId, items: [{ item: 'rsvp', package: 'standard' }] };
    await shop.http.put('/api/order/update-package').set(session.headers).send(cheaper).expect(200);
    const own = await shop.http.get(`/api/order/find-one/${orderId}`).set(session.headers).expect(200);
    expect(own.body.data.order).toMatchObject({ total: 35, paidAmount: 48, outstanding: 0, credit: 13 });
    expect((await details(orderId)).order).toMatchObject({ outstanding: 0, credit: 13 });
  });

  test('D-02 loses none of 20 payments at once, and counts none twice', async () => {
    const { orderId } = await newCouple(shop);
    const amounts = Array.from({ length: 20 }, (_, i) => i + 1);
    const answers = await Promise.all(amounts.map((amount) => pay(orderId, { amount, overpay: true })));
    expect(answers.map(({ status }) => status)).toEqual(amounts.map(() => 200));
    expect(await books(orderId)).toEqual(balanced(210, 20));
  });

  test('D-02 a reference and a note may be left out', async () => {
    const { orderId } = await newCouple(shop);
    const answer = await shop.http
      .post(`/api/admin/order/${orderId}/payment`)
      .set(seller.headers)
      .send({ amount: 48, method: 'cash' })
      .expect(200);
    expect(answer.body.data.payment).toMatchObject({ method: 'cash', reference: '', note: '' });
  });
});

describe('X41 the payment’s Idempotency-Key', () => {
  test('X41 20 repetitions at once store one line and get one response', async () => {
    const { orderId } = await newCouple(shop);
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(orderId, {}, `repeated-${orderId}`)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await books(orderId)).toEqual(balanced(48, 1));
  });

  test('X41 control: without the key in the write’s condition the same repetitions count more than once', async () => {
    const { orderId } = await newCouple(shop);
    const repository = shop.app.get(SellerOrdersRepository);
    const guarded = repository.enterPayment.bind(repository);
    jest
      .spyOn(repository, 'enterPayment')
      .mockImplementation((id, payment, entry) =>
        guarded(id, { ...payment, key: new Types.ObjectId().toHexString() }, entry),
      );
    await Promise.all(Array.from({ length: 20 }, () => pay(orderId, { overpay: true }, `control-${orderId}`)));
    expect((await storedOrder(shop, orderId)).paidAmount).toBeGreaterThan(48);
    // Lines that the ledger refuses stay at their order, and do not block others.
    shop.clock.advance(6_000);
    const sound = await newCouple(shop);
    faults.point = 'outbox.decided';
    await pay(sound.orderId);
    faults.point = null;
    shop.clock.advance(6_000);
    await shop.app.get(OrderOutboxService).reconcile();
    expect(await books(sound.orderId)).toEqual(balanced(48, 1));
    expect((await books(orderId)).open).toBeGreaterThan(0);
  });

  test('X41 a repetition later, after other payments too, gets the same line', async () => {
    const { orderId } = await newCouple(shop);
    const first = await pay(orderId, { amount: 10 }, `later-${orderId}`).expect(200);
    await pay(orderId, { amount: 5 }).expect(200);
    const again = await pay(orderId, { amount: 10 }, `later-${orderId}`).expect(200);
    expect(again.body.data.payment).toEqual(first.body.data.payment);
    expect(await books(orderId)).toEqual(balanced(15, 2));
  });

  test('X41 another body, or another order, under the key is refused as idempotency-mismatch', async () => {
    const [{ orderId }, other] = [await newCouple(shop), await newCouple(shop)];
    const key = `mismatch-${orderId}`;
    await pay(orderId, {}, key).expect(200);
    const before = await snapshot(shop);
    const tries = [
      pay(orderId, { amount: 47 }, key),
      pay(orderId, { method: 'cash' }, key),
      pay(orderId, { reference: 'X' }, key),
      pay(orderId, { note: 'x' }, key),
      pay(other.orderId, {}, key),
    ];
    for (const answer of await Promise.all(tries)) {
      expect([answer.status, ...slugs(answer.body)]).toEqual([409, ...Array<string>(3).fill('idempotency-mismatch')]);
    }
    expect(await snapshot(shop)).toEqual(before);
  });

  test('X41 one key for two orders at once is used for one of them', async () => {
    const couples = [await newCouple(shop), await newCouple(shop)];
    const key = `two-orders-${couples[0]?.orderId ?? ''}`;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => pay(couples[i % 2]?.orderId ?? '', {}, key)),
    );
    expect(answers.map(({ body }) => String(body.code)).sort()).toEqual([
      ...Array<string>(5).fill('200'),
      ...Array<string>(5).fill('idempotency-mismatch'),
    ]);
    const amounts = await Promise.all(couples.map(({ orderId }) => books(orderId)));
    expect(amounts.map(({ paidAmount }) => paidAmount).sort()).toEqual([0, 48]);
    const indexes = await shop.db.collection('orders').indexes();
    expect(indexes.find(({ name }) => name === PAYMENT_KEY_INDEX)).toMatchObject({ unique: true });
  });
});

describe('POST /api/admin/payment/:id/reverse', () => {
  const paid = async (couple: Couple, amount = 48): Promise<string> =>
    (await pay(couple.orderId, { amount }).expect(200)).body.data.payment._id;

  test('D-02 takes a payment back by a line of its own; both stay', async () => {
    const couple = await newCouple(shop);
    const id = await paid(couple);
    const { payment, order } = (await reversePayment(shop, seller, id).expect(200)).body.data;
    expect(payment).toMatchObject({
      amount: -48,
      reverses: id,
      reversedBy: null,
      method: 'bank-transfer',
      reference: 'FT26325',
      note: 'Tersalah taip',
    });
    expect(order).toMatchObject({ paidAmount: 0, outstanding: 48 });
    const { payments, audit } = await details(couple.orderId);
    expect(payments).toEqual([expect.objectContaining({ _id: id, amount: 48, reversedBy: payment._id }), payment]);
    expect(audit[0]).toMatchObject({
      action: 'order.payment-reversed',
      details: { payment: payment._id, reverses: id, amount: -48 },
    });
    expect(await books(couple.orderId)).toEqual(balanced(0, 2));
  });

  test('D-02 reverses once: the others of 20 at once get a conflict, and so does a later one', async () => {
    const couple = await newCouple(shop);
    const id = await paid(couple);
    const answers = await Promise.all(Array.from({ length: 20 }, () => reversePayment(shop, seller, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
    const late = await reversePayment(shop, seller, id);
    expect([late.status, ...slugs(late.body)]).toEqual([409, 'conflict', 'conflict', 'conflict']);
    expect(late.body.data.error.errorMessage).toBe('This payment has already been reversed.');
    expect(await books(couple.orderId)).toEqual(balanced(0, 2));
  });

  test('X41 gives repetitions under a key one response, and refuses another note', async () => {
    const couple = await newCouple(shop);
    const id = await paid(couple);
    const key = `reversal-${id}`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => reversePayment(shop, seller, id, key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    const other = await reversePayment(shop, seller, id, key).send({ note: 'Lain' });
    expect([other.status, other.body.code]).toEqual([409, 'idempotency-mismatch']);
    expect((await reversePayment(shop, seller, id, `${key}-2`)).body.code).toBe('conflict');
    expect(await books(couple.orderId)).toEqual(balanced(0, 2));
  });

  test('D-02 a reversal is not reversed: the payment is recorded again', async () => {
    const couple = await newCouple(shop);
    const reversal = (await reversePayment(shop, seller, await paid(couple)).expect(200)).body.data.payment._id;
    const answer = await reversePayment(shop, seller, reversal).set('Accept-Language', 'en');
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
    expect(answer.body.data.error.errorMessage).toMatch(/record the payment again/i);
    await pay(couple.orderId).expect(200);
    expect(await books(couple.orderId)).toEqual(balanced(48, 3));
  });

  test('X42 refuses to leave an order unpaid beside another unpaid one, and nothing changes', async () => {
    const couple = await newCouple(shop);
    const id = await paid(couple);
    const part = await pay(couple.orderId, { amount: 5, overpay: true }).expect(200);
    await shop.http
      .post('/api/order/create/v2')
      .set(couple.session.headers)
      .send({ customer: CUSTOMER, items: PREMIUM })
      .expect(200);
    // While something else is paid it may go.
    await reversePayment(shop, seller, part.body.data.payment._id).expect(200);
    const before = await snapshot(shop);
    const answer = await reversePayment(shop, seller, id).set('Accept-Language', 'ms');
    expect([answer.status, ...slugs(answer.body)]).toEqual([409, 'conflict', 'conflict', 'conflict']);
    expect(answer.body.data.error.errorMessage).toMatch(/satu lagi pesanan yang belum dibayar/);
    expect(await snapshot(shop)).toEqual(before);
    // As the sentence says: the right payment first.
    await pay(couple.orderId, { amount: 1, overpay: true }).expect(200);
    await reversePayment(shop, seller, id).expect(200);
    expect(await books(couple.orderId)).toEqual(balanced(1, 5));
  });

  test('X42 control: without the index both orders are unpaid', async () => {
    const bare = await startTestApp();
    try {
      await bare.db.collection('orders').dropIndex(ONE_UNPAID_ORDER);
      const [couple, boss] = [await newCouple(bare), await signInSeller(bare)];
      const { body } = await recordPayment(bare, boss, couple.orderId).expect(200);
      await bare.http
        .post('/api/order/create/v2')
        .set(couple.session.headers)
        .send({ customer: CUSTOMER, items: PREMIUM })
        .expect(200);
      await reversePayment(bare, boss, body.data.payment._id).expect(200);
      expect(await bare.db.collection('orders').countDocuments({ paidAmount: 0 })).toBe(2);
    } finally {
      await bare.close();
    }
  });

  test('D-02 payments and reversals at once leave the ledger’s sum, never below 0', async () => {
    const couple = await newCouple(shop);
    const ids = await Promise.all([7, 11, 13].map((amount) => paid(couple, amount)));
    const answers = await Promise.all([
      ...ids.flatMap((id) => Array.from({ length: 4 }, () => reversePayment(shop, seller, id))),
      ...Array.from({ length: 8 }, (_, i) => pay(couple.orderId, { amount: 2 }, `mixed-${couple.orderId}-${i % 4}`)),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3 + 8);
    expect(await books(couple.orderId)).toEqual(balanced(8, 3 + 3 + 4));
  });

  test('D-02 the ledger of an order ends at 200 payments, all of which can be reversed', async () => {
    const couple = await newCouple(shop);
    const id = await paid(couple);
    const keys = Array.from({ length: 199 }, (_, i) => `request:${couple.orderId}-${i}`);
    await shop.db
      .collection<{ paymentKeys: string[] }>('orders')
      .updateOne({ _id: new Types.ObjectId(couple.orderId) }, { $push: { paymentKeys: { $each: keys } } });
    const before = await snapshot(shop);
    const answer = await pay(couple.orderId);
    expect([answer.status, answer.body.code]).toEqual([400, 'limit-reached']);
    expect(await snapshot(shop)).toEqual(before);
    await reversePayment(shop, seller, id).expect(200);
  });
});

describe('X41 a server that ends between the order and the ledger', () => {
  const POINTS: FaultPoint[] = ['outbox.decided', 'outbox.written'];
  const CHANGES: [string, (orderId: string) => Promise<{ send: () => Promise<{ status: number }>; after: Books }>][] = [
    [
      'a payment',
      (orderId) =>
        Promise.resolve({
          send: () => pay(orderId, {}, `cut-${orderId}`).then((answer) => answer),
          after: balanced(48, 1),
        }),
    ],
    [
      'a reversal',
      async (orderId) => {
        const id = (await pay(orderId).expect(200)).body.data.payment._id;
        return {
          send: () => reversePayment(shop, seller, id, `cut-${orderId}`).then((answer) => answer),
          after: balanced(0, 2),
        };
      },
    ],
  ];
  const cases = POINTS.flatMap((point) => CHANGES.map(([name, prepare]) => [name, point, prepare] as const));

  test.each(cases)(
    'D-02 %s cut off at %s is stored in the order; the next read writes the rest',
    async (_n, point, prepare) => {
      const { orderId } = await newCouple(shop);
      const { send, after } = await prepare(orderId);
      faults.point = point;
      expect((await send()).status).toBe(500);
      faults.point = null;
      expect(await books(orderId)).toMatchObject({ paidAmount: after.paidAmount, open: 1 });
      const whole = await Promise.all(Array.from({ length: 10 }, () => details(orderId)));
      for (const { payments, audit, order } of whole) {
        expect([payments.length, audit.length, order.paidAmount]).toEqual([after.lines, after.lines, after.paidAmount]);
      }
      expect(await books(orderId)).toEqual(after);
      // The seller's repetition gets the outcome.
      expect((await send()).status).toBe(200);
      expect(await books(orderId)).toEqual(after);
    },
  );

  test.each(cases)('D-02 %s cut off at %s is finished by any reconciler', async (_name, point, prepare) => {
    const { orderId } = await newCouple(shop);
    const { send, after } = await prepare(orderId);
    faults.point = point;
    await send();
    faults.point = null;
    shop.clock.advance(6_000);
    const outbox = shop.app.get(OrderOutboxService);
    await Promise.all([outbox.reconcile(), outbox.reconcile()]);
    expect(await books(orderId)).toEqual(after);
  });

  test('X41 the repetition alone finishes it, too', async () => {
    const { orderId } = await newCouple(shop);
    faults.point = 'outbox.decided';
    await pay(orderId, {}, `again-${orderId}`);
    faults.point = null;
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(orderId, {}, `again-${orderId}`)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await books(orderId)).toEqual(balanced(48, 1));
  });

  test('D-02 a step of an item that was cut off keeps its audit entry', async () => {
    const { orderId } = await newCouple(shop, [{ item: 'video', package: 'premium' }]);
    await setStatus(shop, orderId, 'video', 'in-progress');
    faults.point = 'outbox.decided';
    expect((await moveItem(shop, seller, orderId, 'video', 'approval')).status).toBe(500);
    faults.point = null;
    expect(await audited(orderId)).toEqual([]);
    const { audit, items } = await details(orderId);
    expect(items[0].status).toBe('approval');
    expect(audit).toEqual([
      expect.objectContaining({
        action: 'order.item-moved',
        details: { item: 'video', from: 'in-progress', to: 'approval' },
      }),
    ]);
  });

  test('D-02 control: an order without its outbox loses the line', async () => {
    const { orderId } = await newCouple(shop);
    faults.point = 'outbox.decided';
    await pay(orderId);
    faults.point = null;
    await shop.db.collection('orders').updateOne({ _id: new Types.ObjectId(orderId) }, { $unset: { outbox: 1 } });
    await details(orderId);
    expect(await books(orderId)).toEqual({ paidAmount: 48, sum: 0, lines: 0, audited: 0, open: 0 });
  });

  test.each(POINTS)(
    'D-02 X41 a server is killed with SIGKILL at %s: the next one finishes, and the repetition is answered rightly',
    async (point) => {
      const { orderId } = await newCouple(shop);
      const killed = await startFaultyServer(shop, point, 'SIGKILL');
      const headers = { ...seller.headers, 'Content-Type': 'application/json', 'Idempotency-Key': `killed-${orderId}` };
      const request = { method: 'POST', headers, body: JSON.stringify(PAYMENT) };
      await expect(fetch(`${killed.url}/api/admin/order/${orderId}/payment`, request)).rejects.toThrow('fetch failed');
      await killed.gone;
      expect(await books(orderId)).toMatchObject({ paidAmount: 48, open: 1 });
      shop.clock.advance(6_000);
      await shop.app.get(OrderOutboxService).reconcile();
      expect(await books(orderId)).toEqual(balanced(48, 1));
      expect((await pay(orderId, {}, `killed-${orderId}`)).status).toBe(200);
      expect(await books(orderId)).toEqual(balanced(48, 1));
    },
    60_000,
  );
});

describe('the ledger refuses', () => {
  let couple: Couple;
  let paymentId: string;
  beforeAll(async () => {
    couple = await newCouple(shop);
    paymentId = (await pay(couple.orderId).expect(200)).body.data.payment._id;
  });

  const routes = (): [string, Record<string, unknown>, Record<string, Field>][] => [
    [
      `/api/admin/order/${couple.orderId}/payment`,
      PAYMENT,
      {
        amount: { kind: 'whole', min: 1, max: 100_000 },
        method: { kind: 'choice' },
        reference: { kind: 'text', max: 100, mayBeEmpty: true, optional: true },
        note: { kind: 'text', max: 500, mayBeEmpty: true, multiline: true, optional: true },
        overpay: { kind: 'flag', optional: true },
      },
    ],
    [
      `/api/admin/payment/${paymentId}/reverse`,
      { note: 'Tersalah' },
      { note: { kind: 'text', max: 500, multiline: true } },
    ],
  ];

  test('X07 X13 X17 X18 X19 every other body, and nothing changes', async () => {
    const before = await snapshot(shop);
    let asked = 0;
    for (const [path, good, fields] of routes()) {
      for (const { name, json } of badBodies(good, fields)) {
        const answer = await shop.http
          .post(path)
          .set({ ...seller.headers, 'Content-Type': 'application/json' })
          .send(json);
        expect([name, answer.status, answer.body.code]).toEqual([name, 400, 'validation']);
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(80);
    expect(await snapshot(shop)).toEqual(before);
  });

  test('X23 ids that no record has, with 404', async () => {
    for (const id of [...UNKNOWN_IDS, couple.invitationId]) {
      const answers = [
        await pay(id),
        await reversePayment(shop, seller, id),
        await reversePayment(shop, seller, couple.orderId),
      ];
      for (const { status, body } of answers) expect([id, status, body.code]).toEqual([id, 404, 'not-found']);
    }
  });

  test.each(['short', 'a'.repeat(129), 'with a space'])('X41 the Idempotency-Key %j', async (key) => {
    const before = await snapshot(shop);
    for (const answer of [await pay(couple.orderId, {}, key), await reversePayment(shop, seller, paymentId, key)]) {
      expect([answer.status, answer.body.code]).toEqual([400, 'validation']);
    }
    expect(await snapshot(shop)).toEqual(before);
  });

  test('D-02 to change or delete a line or an audit entry', () => {
    const names = (type: { prototype: object }) => Object.getOwnPropertyNames(type.prototype).join(' ');
    expect(names(OrderPayments)).not.toMatch(/delete|remove|update|edit/i);
    const express = shop.app.getHttpAdapter().getInstance();
    const routes = express.router.stack.flatMap(({ route }) =>
      route ? route.stack.map((layer) => `${layer.method.toUpperCase()} ${route.path}`) : [],
    );
    expect(routes.filter((route) => /admin\/(payment|audit)/.test(route)).sort()).toEqual([
      'GET /api/admin/audit',
      'POST /api/admin/payment/:id/reverse',
    ]);
  });
});
