import { Types } from 'mongoose';
import { DAY_MS } from '@serikad/shared/calendar/durations';
import { RsvpRemovalsService } from '../../src/modules/rsvp/responses/rsvp-removals.service.js';
import { isWrite, routesOf, type Call } from '../http/support/calls.js';
import { sendCall } from '../http/support/multipart.js';
import { closeConnections, type RawAnswer } from '../http/support/raw.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { newCouple, pay, slugs, snapshot } from './support/shop.js';
import { sortedCalls, UNTOUCHED, type SortedCalls } from './support/sorted-calls.js';

// Not before the real time, by which the tests' own engine deletes what has expired once a minute.
const ORDERED = Math.ceil(Date.now() / 60_000) * 60_000;
const TEXTS = { name: 'Siti Aminah', phoneNo: '0123456789', message: 'Selamat pengantin baru' };

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
beforeEach(() => shop.clock.set(ORDERED));
afterAll(async () => {
  closeConnections();
  await shop.close();
});

/** The status of a good call at an age: an import can be undone for ten minutes, a family be restored for a day. */
function statusAt(route: string, age: number): number {
  if (route === 'PUT /api/family/import/undo') return 409;
  if (route === 'GET /k/:address') return 302;
  return route === 'PUT /api/family/restore' && age > DAY_MS ? 404 : 200;
}

const couple = (): Promise<SortedCalls> => sortedCalls(shop, TEXTS);
/** So much after the order; removals that can't be undone by then are purged, as the server does in the background. */
async function goTo(age: number): Promise<void> {
  shop.clock.set(ORDERED + age);
  await shop.app.get(RsvpRemovalsService, { strict: false }).reconcile();
}
/** Makes calls of the couple's with a session that begins now: a stored bank account needs one (C-07). */
async function signedInAgain({ calls }: SortedCalls): Promise<(call: Call) => Call> {
  const profile = calls.get('GET /user/profile') as Call;
  const { user } = ((await send(profile)).json as { data: { user: { email: string } } }).data;
  const { headers } = await shop.signIn({ email: user.email });
  return (call) => replaced(call, profile.headers['Authorization'] ?? '', headers.Authorization);
}
const send = async (call: Call): Promise<RawAnswer> => sendCall(shop.url, call);
const replaced = ({ bytes, ...call }: Call, from: string, to: string): Call => ({
  ...(JSON.parse(JSON.stringify(call).replaceAll(from, to)) as Call),
  ...(bytes && { bytes }),
});
/** The same call for something that there never was, under an id of the same form. */
const ofUnknown = (call: Call, ids: string[]): Call =>
  ids.reduce((asked, id) => replaced(asked, id, [...id].reverse().join('')), call);
/** All of an answer that does not differ between two equal calls. */
function comparable({ status, headers, text }: RawAnswer): unknown {
  const { date: _date, 'x-request-id': _id, ...rest } = headers;
  return { status, headers: rest, text };
}
const asGuest = (call: Call): Call => ({ ...call, headers: {} });

describe('X09 every call, sorted', () => {
  test('X09 a route is an edit, a guest’s call, or untouched for a reason', async () => {
    const { calls, edits, guests, ids } = await couple();
    expect([...calls.keys()].sort()).toEqual(routesOf(shop));
    const paths = edits.map(([route]) => route.replace(/^[A-Z]+ /, ''));
    for (const path of paths)
      expect(path).toMatch(/^\/api\/(invitation|photo|gift|family|branch|caterer|door|session|album)\//);
    expect(edits.length).toBeGreaterThanOrEqual(21);
    for (const [route, call] of guests) {
      // One that names nothing of the couple's belongs on the list above, with its reason.
      expect([route, ids.some((id) => JSON.stringify(call).includes(id))]).toEqual([route, true]);
    }
    expect(guests.map(([route]) => route).sort()).toEqual([
      'DELETE /api/family/answer',
      'DELETE /api/wish/own',
      'GET /api/album/mine/:id',
      'GET /api/album/photos/:id',
      'GET /api/caterer/summary',
      'GET /api/door/list',
      'GET /api/family/by-link',
      'GET /api/gift/find-by-invitation/:invitationId',
      'GET /api/helper/branch',
      'GET /api/invitation/find-one/:id',
      'GET /api/invitation/live-link/:id',
      'GET /api/wall/photos',
      'GET /api/wish/get-all/:id',
      'GET /api/wish/user/:id',
      'GET /i/:token',
      'GET /invitation/preview/:id/:file',
      'GET /invitation/view/:id',
      'GET /invitation/view/:id/:names',
      'GET /invitation/view/:id/:names/rombongan',
      'GET /k/:address',
      'POST /api/album/photo',
      'POST /api/door/events',
      'POST /api/family/opened',
      'POST /api/helper/add',
      'POST /api/wish/add',
      'PUT /api/album/photo/:id/piece/:index',
      'PUT /api/family/answer',
      'PUT /api/gift/reserve',
      'PUT /api/helper/chat',
      'PUT /api/helper/edit',
      'PUT /api/helper/sent',
      'PUT /api/wish/edit',
    ]);
    for (const route of Object.keys(UNTOUCHED)) expect([route, calls.has(route)]).toEqual([route, true]);
  });
});

describe.each<[string, number, 'paid' | 'trial']>([
  ['24 h − 1 ms', DAY_MS - 1, 'paid'],
  ['24 h', DAY_MS, 'trial'],
  ['24 h + 1 ms', DAY_MS + 1, 'trial'],
  ['7 d − 1 ms', 7 * DAY_MS - 1, 'trial'],
  ['7 d', 7 * DAY_MS, 'trial'],
])('X09 S-28 unpaid, %s after the order', (_name, age, state) => {
  test(`X09 X10 it counts as ${state}: every edit and every guest's call succeeds`, async () => {
    const sorted = await couple();
    const { edits, guests, calls } = sorted;
    await goTo(age);
    const renewed = await signedInAgain(sorted);
    const seen = await send(asGuest(calls.get('GET /api/invitation/find-one/:id') as Call));
    expect(seen.json).toMatchObject({ data: { order: { paymentState: state } } });
    const orders = await send(calls.get('GET /api/order/find-by-user/:userId') as Call);
    expect(orders.json).toMatchObject({ data: [{ paymentState: state, paidAmount: 0 }] });
    const inOrder = [...calls].filter((entry) => [...edits, ...guests].some(([route]) => route === entry[0]));
    for (const [route, call] of inOrder) {
      const { status, text } = await send(renewed(call));
      const expected = statusAt(route, age);
      expect([route, status, status === expected ? '' : text]).toEqual([route, expected, '']);
    }
  });
});

describe.each<[string, number]>([
  ['7 d + 1 ms', 7 * DAY_MS + 1],
  ['29 d', 29 * DAY_MS],
])('X09 S-28 unpaid, %s after the order', (_name, age) => {
  test('X09 every edit is trial-expired and changes nothing', async () => {
    const { edits } = await couple();
    await goTo(age);
    const before = await snapshot(shop);
    for (const [route, call] of edits) {
      const { status, json } = await send(call);
      const body = json as Parameters<typeof slugs>[0] & { data: { error: { errorMessage: string } } };
      expect([route, status, ...slugs(body)]).toEqual([route, 400, ...Array<string>(3).fill('trial-expired')]);
      expect(body.data.error.errorMessage).toBe(
        'Sorry, your free trial has ended. Please proceed with payment to unlock unlimited edit.',
      );
    }
    expect(await snapshot(shop)).toEqual(before);
  });

  test('X09 every guest’s call is answered exactly as for an invitation that never existed', async () => {
    const { guests, ids } = await couple();
    await goTo(age);
    const before = await snapshot(shop);
    for (const [route, call] of guests) {
      const [expired, unknown] = [await send(call), await send(ofUnknown(call, ids))];
      expect([route, expired.status]).toEqual([route, route.includes('find-one') ? 400 : 404]);
      expect([route, comparable(expired)]).toEqual([route, comparable(unknown)]);
      for (const id of ids) expect([route, expired.text.includes(id)]).toEqual([route, false]);
    }
    expect(await snapshot(shop)).toEqual(before);
  });

  test('X09 X10 the couple still read what is theirs, and no session ends', async () => {
    const { calls, edits } = await couple();
    await goTo(age);
    const session = calls.get('GET /user/profile')?.headers ?? {};
    for (const [route, call] of calls) {
      if (isWrite(route) || call.headers['Authorization'] !== session['Authorization']) continue;
      const { status } = await send(call);
      expect([route, status]).toEqual([route, 200]);
    }
    const { path } = calls.get('GET /api/invitation/find-one/:id') as Call;
    const own = await send({ method: 'GET', path, headers: session });
    expect(own.json).toMatchObject({ data: { order: { paymentState: 'trial-expired' } } });
    for (const [route, call] of edits) expect([route, (await send(call)).status]).toEqual([route, 400]);
  });

  test('X01 X09 to another couple and to anonymous callers an expired invitation is what any other one is', async () => {
    const { edits } = await couple();
    const stranger = await newCouple(shop);
    await goTo(age);
    const before = await snapshot(shop);
    for (const [route, call] of edits) {
      const theirs = await send({ ...call, headers: { ...stranger.session.headers } });
      expect([route, theirs.status, (theirs.json as { code: string }).code]).toEqual([route, 404, 'not-found']);
      const anonymous = await send(asGuest(call));
      expect([route, anonymous.status, (anonymous.json as { code: string }).code]).toEqual([
        route,
        403,
        'invalid-token',
      ]);
    }
    expect(await snapshot(shop)).toEqual(before);
  });

  test('X09 S-28 a payment of RM 1 opens everything again', async () => {
    const sorted = await couple();
    const { calls, edits, guests } = sorted;
    await goTo(age);
    const renewed = await signedInAgain(sorted);
    const orderId = calls.get('GET /api/order/find-one/:id')?.path.split('/').at(-1) ?? '';
    await pay(shop, orderId, 1);
    const inOrder = [...calls].filter((entry) => [...edits, ...guests].some(([route]) => route === entry[0]));
    for (const [route, call] of inOrder) {
      expect([route, (await send(renewed(call))).status]).toEqual([route, statusAt(route, age)]);
    }
  });
});

describe('an order whose customer was deleted', () => {
  test('every guest’s call is answered exactly as for an invitation that never existed', async () => {
    const { calls, guests, ids } = await couple();
    const orderId = calls.get('GET /api/order/find-one/:id')?.path.split('/').at(-1) ?? '';
    await pay(shop, orderId, 48);
    const orders = shop.db.collection('orders');
    // The deletion moves invitationId in the same write; without that each of these reads must look at erasedAt itself.
    await orders.updateOne({ _id: new Types.ObjectId(orderId) }, { $set: { erasedAt: new Date() } });
    for (const [route, call] of guests) {
      const [erased, unknown] = [await send(call), await send(ofUnknown(call, ids))];
      expect([route, comparable(erased)]).toEqual([route, comparable(unknown)]);
    }
  });
});

describe('X09 a trial is not renewed', () => {
  test('X09 there is no way to delete an order or an invitation', () => {
    const deletions = routesOf(shop).filter((route) => route.startsWith('DELETE '));
    // One picture, which is the seller's alone, and the couple's own bank account and address (B2).
    const ofContent = [
      'DELETE /api/admin/order/:id/picture',
      'DELETE /api/invitation/cover-photo',
      'DELETE /api/invitation/gift-receiver',
      'DELETE /api/invitation/place-photo',
      'DELETE /api/invitation/salam-kaut',
    ];
    expect(deletions.filter((route) => /order|invitation/.test(route)).sort()).toEqual(ofContent);
  });

  test('X09 a second order waits for the first one’s payment, however old that is', async () => {
    const { session } = await newCouple(shop);
    for (const age of [0, DAY_MS, 7 * DAY_MS + 1, 29 * DAY_MS]) {
      await goTo(age);
      const again = await shop.http
        .post('/api/order/create/v2')
        .set(session.headers)
        .send({
          customer: { name: TEXTS.name, phoneNo: TEXTS.phoneNo },
          items: [{ item: 'rsvp', package: 'premium' }],
        });
      expect([age, again.status, ...slugs(again.body)]).toEqual([age, 400, ...Array<string>(3).fill('pending-order')]);
    }
  });

  test('X09 another package, or an edit at the last moment, does not move its end', async () => {
    const { calls, edits } = await couple();
    shop.clock.set(ORDERED + 7 * DAY_MS);
    const change = calls.get('PUT /api/order/update-package') as Call;
    expect((await send(change)).status).toBe(200);
    const [[, names] = []] = edits.filter(([route]) => route.endsWith('/names'));
    expect((await send(names as Call)).status).toBe(200);
    shop.clock.advance(1);
    expect((await send(change)).status).toBe(200);
    expect(await send(names as Call)).toMatchObject({ status: 400, json: { code: 'trial-expired' } });
  });

  test('X09 X41 a repeated RSVP is not found either, once the trial has ended', async () => {
    const { invitationId } = await newCouple(shop);
    const body = { invitationId, from: 'Pak Long', attendanceCount: 1, willAttend: true, message: '' };
    const add = (more: object = {}) =>
      shop.http
        .post('/api/wish/add')
        .set('Idempotency-Key', 'the-same-key')
        .send({ ...body, ...more });
    await add().expect(200);
    shop.clock.set(ORDERED + 7 * DAY_MS + 1);
    const [repeated, unknown] = [await add(), await add({ invitationId: [...invitationId].reverse().join('') })];
    expect([repeated.status, repeated.body]).toEqual([404, unknown.body]);
    expect(unknown.status).toBe(404);
  });
});
