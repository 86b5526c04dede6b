import { Types } from 'mongoose';
import { Faults, type FaultPoint } from '../../src/common/faults.js';
import { CUSTOMER, PREMIUM } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import type { Session } from '../support/sign-in.js';
import { startFaultyServer } from '../rsvp/support/faulty-server.js';

/** Ends one request's work at a point, as a kill does. */
class Stop extends Faults {
  point: FaultPoint | null = null;

  override reach(point: FaultPoint): void {
    if (point === this.point) throw new Error('killed here');
  }
}

const faults = new Stop();
let shop: TestApp;

beforeAll(async () => {
  shop = await startTestApp({ faults });
});
afterAll(() => shop.close());

const create = (session: Session, key = 'key-of-the-tab') =>
  shop.http
    .post('/api/order/create/v2')
    .set({ ...session.headers, 'Idempotency-Key': key })
    .send({ customer: CUSTOMER, items: PREMIUM, design: 'cv0001', language: 'english' });

/** An order whose making ended before its invitation's. */
async function unfinished(): Promise<{ session: Session; orderId: string; invitationId: string }> {
  const session = await shop.signIn();
  faults.point = 'order.created';
  expect((await create(session)).status).toBe(500);
  faults.point = null;
  const order = await shop.db.collection('orders').findOne({ userId: new Types.ObjectId(session.userId) });
  const invitationId = String(order?.['invitationId']);
  expect(await invitations(invitationId)).toBe(0);
  return { session, orderId: String(order?._id), invitationId };
}

const invitations = (id: string) => shop.db.collection('invitations').countDocuments({ _id: new Types.ObjectId(id) });

describe('S-21 an order that was cut off before its invitation', () => {
  const READS: [name: string, path: (ids: { session: Session; orderId: string; invitationId: string }) => string][] = [
    ['the list of orders', ({ session }) => `/api/order/find-by-user/${session.userId}`],
    ['the order', ({ orderId }) => `/api/order/find-one/${orderId}`],
    ['its items', ({ orderId }) => `/api/order/items/${orderId}`],
    ['the invitation', ({ invitationId }) => `/api/invitation/find-one/${invitationId}`],
    ['the invitation by its order', ({ orderId }) => `/api/invitation/find-by-order-id/${orderId}`],
  ];

  test.each(READS)('S-21 reading %s makes it, once, as it was ordered', async (_name, path) => {
    const ids = await unfinished();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.http.get(path(ids)).set(ids.session.headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await invitations(ids.invitationId)).toBe(1);
    const { body } = await shop.http.get(`/api/invitation/find-one/${ids.invitationId}`).expect(200);
    const stored = await shop.db.collection('invitations').findOne({ _id: new Types.ObjectId(ids.invitationId) });
    expect(String(stored?.['orderId'])).toBe(ids.orderId);
    expect(body.data.invitation).toMatchObject({
      _id: ids.invitationId,
      // Guests do not get it (S3).
      orderId: null,
      design: 'cv0001',
      language: 'english',
      createdAt: body.data.order.createdAt,
    });
  });

  test('S-21 a guest who has the address makes it, too', async () => {
    const ids = await unfinished();
    await shop.http.get(`/api/invitation/find-one/${ids.invitationId}`).expect(200);
    expect(await invitations(ids.invitationId)).toBe(1);
  });

  test('S-21 an edit finds it, and it is not created again over the edit', async () => {
    const ids = await unfinished();
    await shop.http
      .put('/api/invitation/update/main-page')
      .set(ids.session.headers)
      .send({ id: ids.invitationId, title: 'MAJLIS KAMI' })
      .expect(200);
    await create(ids.session).expect(200);
    const { body } = await shop.http.get(`/api/invitation/find-one/${ids.invitationId}`).expect(200);
    expect(body.data.invitation.title).toBe('MAJLIS KAMI');
  });

  test('X41 the client’s repetition gets that order, finished', async () => {
    const ids = await unfinished();
    const answer = await create(ids.session).expect(200);
    expect(answer.body.data).toEqual({ id: ids.orderId, invitationId: ids.invitationId, userId: ids.session.userId });
    expect(await invitations(ids.invitationId)).toBe(1);
    expect((await create(ids.session, 'another-key')).body.code).toBe('pending-order');
  });

  test('S-21 a server that is killed (SIGKILL) in between leaves an order that the next one finishes', async () => {
    const session = await shop.signIn();
    const killed = await startFaultyServer(shop, 'order.created', 'SIGKILL');
    await fetch(`${killed.url}/api/order/create/v2`, {
      method: 'POST',
      headers: { ...session.headers, 'Content-Type': 'application/json', 'Idempotency-Key': 'key-of-the-tab' },
      body: JSON.stringify({ customer: CUSTOMER, items: PREMIUM }),
    }).catch(() => undefined);
    await killed.gone;
    const order = await shop.db.collection('orders').findOne({ userId: new Types.ObjectId(session.userId) });
    expect(await invitations(String(order?.['invitationId']))).toBe(0);
    const { body } = await shop.http.get(`/api/order/find-by-user/${session.userId}`).set(session.headers).expect(200);
    expect(body.data).toHaveLength(1);
    expect(await invitations(body.data[0].invitation[0]._id)).toBe(1);
  });
});
