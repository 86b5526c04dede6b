import { MOST_FAMILIES } from '@serikad/shared/guest-list/family.types';
import { Types } from 'mongoose';
import { MOST_ALBUM_BYTES } from '@serikad/shared/album/album.types';
import { announce, guestKey, uploadId } from '../album/support/album.js';
import { openAlbum } from '../support/album-photo.js';
import { BUDGETS, familiesWeight, NO_ROOM_CHARGE, WEIGHTS } from '../../src/http/decorators/budgets.js';
import { RateLimits } from '../../src/http/limits/rate-limits.service.js';
import { SharedCounters } from '../../src/http/limits/shared-counters.service.js';
import { sendJson } from '../http/support/raw.js';
import { newCouple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { MovableClock } from '../support/movable-clock.js';
import { storeRsvps } from '../rsvp/support/stored-rsvps.js';

let shop: TestApp;
let id: string;
beforeAll(async () => {
  const clock = new MovableClock();
  shop = await startTestApp({ clock, config: { rateLimits: true } });
  clock.set(Math.ceil(Date.now() / 60_000) * 60_000);
  id = (await newCouple(shop)).invitationId;
}, 60_000);
afterEach(() => {
  jest.restoreAllMocks();
  shop.clock.advance(60_000);
});
afterAll(() => shop?.close());

type Wanted = Parameters<SharedCounters['count']>[0];

/** Listens to what is counted. @param limit instead of the table's */
function counting(limit?: number): () => number {
  const counters = shop.app.get(SharedCounters);
  const count = counters.count.bind(counters);
  const spy = jest
    .spyOn(counters, 'count')
    .mockImplementation((wanted: Wanted) => count(wanted.map((each) => ({ ...each, limit: limit ?? each.limit }))));
  return () => spy.mock.calls.flatMap(([wanted]) => wanted).reduce((sum, { by = 1 }) => sum + by, 0);
}

const UNKNOWN = 'f'.repeat(24);

describe('what a read counts as', () => {
  it.each([
    ['/api/config', 1],
    ['/api/invitation/find-one/ID', WEIGHTS.invitation],
    [`/api/invitation/find-one/${UNKNOWN}`, WEIGHTS.invitation],
    ['/api/invitation/total', WEIGHTS.invitationTotal],
    ['/api/gift/find-by-invitation/ID', WEIGHTS.gifts],
    ['/api/design/find?skip=0&limit=18', WEIGHTS.designs],
    ['/api/design/find-one/cv0004', WEIGHTS.design],
    ['/api/wish/user/x', WEIGHTS.ownWish],
    ['/api/wish/sample', WEIGHTS.sampleWishes],
    ['/api/wish/get-all/ID', WEIGHTS.wishes],
    // Refused, and counted all the same.
    ['/api/wish/get-all/ID?limit=1e9', WEIGHTS.wishes],
    [`/invitation/preview/${UNKNOWN}/${'0'.repeat(32)}.jpg`, WEIGHTS.linkPicture],
    ['/invitation/view/ID', 1],
    ['/invitation/view/sample_cv0004', WEIGHTS.page],
    // Once before the router, and then what is missing of the weight.
    [`/invitation/view/${UNKNOWN}`, WEIGHTS.page],
  ])('%s counts as %i', async (path, weight) => {
    const counted = counting();
    await shop.http.get(path.replace('ID', id));
    expect(counted()).toBe(weight);
  });

  it('a read for which there is no room is refused, and a lighter one is answered', async () => {
    counting(2 * WEIGHTS.invitation + 1);
    const dear = () => shop.http.get(`/api/invitation/find-one/${id}`);
    await dear().expect(200);
    await dear().expect(200);
    const refused = await dear().expect(429);
    expect(refused.headers['retry-after']).toBe('60');
    await shop.http.get('/api/config').expect(200);
    await shop.http.get('/api/config').expect(429);
  });

  it.each(['?limit=20', '', '?skip=1000&limit=20'])(
    'a long list of wishes (%s) counts for what was read for it',
    async (query) => {
      const { invitationId } = await newCouple(shop);
      await storeRsvps(shop, invitationId, 1_700);
      const charged = jest.spyOn(shop.app.get(SharedCounters), 'add');
      const { body, headers } = await shop.http.get(`/api/wish/get-all/${invitationId}${query}`).expect(200);
      const total = Number(headers['x-total-count']);
      const walked = total + (query.startsWith('?skip') ? 1_000 : 0);
      const [[[wanted] = []] = []] = charged.mock.calls;
      expect(wanted?.by).toBe(Math.floor(body.data.length / 20 + walked / 600));
      expect(wanted?.by).toBeGreaterThan(1);
    },
  );

  it.each([
    ['PUT move', { seats: 2 }],
    ['PUT sessions', { sessions: null }],
    ['DELETE delete', {}],
    ['PUT restore', {}],
  ])('an edit of many families (%s) counts by their number, of one as any edit', async (route, more) => {
    const { session, invitationId } = await newCouple(shop);
    const counted = counting();
    const [method = '', path = ''] = route.split(' ');
    const change = (families: number) => {
      const ids = Array.from({ length: families }, () => new Types.ObjectId().toHexString());
      return sendJson(shop.url, {
        method,
        path: `/api/family/${path}`,
        headers: session.headers,
        body: JSON.stringify({ invitationId, ids, ...more }),
      });
    };
    let before = 0;
    for (const [families, weight] of [
      [1, 1],
      [50, 1],
      [51, 2],
      [MOST_FAMILIES, 40],
    ] as const) {
      expect([families, (await change(families)).status]).toEqual([families, 404]);
      expect([families, counted() - before]).toEqual([families, weight]);
      before = counted();
    }
  });

  it('a whole list is changed fifteen times a minute, and not sixteen; what is no list of families counts once', async () => {
    expect([undefined, 'ids', { ids: 'x' }, { ids: [] }, {}].map(familiesWeight)).toEqual([1, 1, 1, 1, 1]);
    expect(familiesWeight({ ids: Array(50_000).fill('x') })).toBe(40);
    const { session, invitationId } = await newCouple(shop);
    shop.clock.advance(60_000);
    const ids = Array.from({ length: MOST_FAMILIES }, () => new Types.ObjectId().toHexString());
    const body = JSON.stringify({ invitationId, ids, seats: 2 });
    const request = { method: 'PUT', path: '/api/family/move', headers: session.headers, body };
    const statuses: number[] = [];
    for (let each = 0; each < 16; each += 1) statuses.push((await sendJson(shop.url, request)).status);
    expect(statuses).toEqual([...Array<number>(15).fill(404), 429]);
  });

  it('what was counted leaves less room', () => {
    const limits = shop.app.get(RateLimits);
    const address = '203.0.113.40';
    limits.charge('reads', address, BUDGETS.reads.client + 1);
    expect(limits.hasRoom('reads', address, 'x')).toBe(false);
    expect(limits.hasRoom('reads', '203.0.113.41', 'x')).toBe(true);
  });
});

it('C-11 an announcement of a photo without room counts as four', async () => {
  const couple = await newCouple(shop);
  await openAlbum(shop, couple);
  const charged = jest.spyOn(shop.app.get(RateLimits), 'charge');
  const ask = () => announce(shop, couple, { key: guestKey(), upload: uploadId(), bytes: 5 });
  await ask().expect(200);
  expect(charged).not.toHaveBeenCalled();
  const _id = new Types.ObjectId(couple.invitationId);
  await shop.db.collection('albums').updateOne({ _id }, { $set: { bytes: MOST_ALBUM_BYTES } });
  await ask().expect(400);
  expect(charged).toHaveBeenCalledTimes(1);
  expect(charged).toHaveBeenCalledWith('album-photos', expect.any(String), NO_ROOM_CHARGE);
});
