import { WEIGHTS } from '../../src/limits/budgets.js';
import { SharedCounters } from '../../src/limits/shared-counters.service.js';
import { newCouple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { MovableClock } from '../support/movable-clock.js';

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

describe('S5: what a read counts as', () => {
  it.each([
    ['/api/config', 1],
    ['/api/invitation/find-one/ID', WEIGHTS.invitation],
    [`/api/invitation/find-one/${UNKNOWN}`, WEIGHTS.invitation],
    ['/api/invitation/total', WEIGHTS.invitationTotal],
    ['/api/gift/find-by-invitation/ID', WEIGHTS.gifts],
    ['/api/design/find?skip=0&limit=18', WEIGHTS.designs],
    ['/api/design/find-one/cv0004', WEIGHTS.design],
    ['/api/wish/user/x', WEIGHTS.ownWish],
    ['/api/wish/get-all/ID', 54],
    ['/api/wish/get-all/ID?limit=20', 5],
    ['/api/wish/get-all/ID?limit=100', 9],
    // Refused, and counted all the same.
    ['/api/wish/get-all/ID?limit=-1000000', 5],
    ['/api/wish/get-all/ID?limit=1e9', 54],
    ['/api/wish/get-all/ID?limit=x', 54],
    [`/invitation/preview/${UNKNOWN}/${'0'.repeat(32)}.jpg`, WEIGHTS.linkPicture],
    ['/invitation/view/ID', 1],
    ['/invitation/view/sample_cv0004', WEIGHTS.page],
    // Once before the router, and then what is missing of the weight.
    [`/invitation/view/${UNKNOWN}`, WEIGHTS.page],
  ])('S5: %s counts as %i', async (path, weight) => {
    const counted = counting();
    await shop.http.get(path.replace('ID', id));
    expect(counted()).toBe(weight);
  });

  it('S5: a read for which there is no room is refused, and a lighter one is answered', async () => {
    counting(2 * WEIGHTS.invitation + 1);
    const dear = () => shop.http.get(`/api/invitation/find-one/${id}`);
    await dear().expect(200);
    await dear().expect(200);
    const refused = await dear().expect(429);
    expect(refused.headers['retry-after']).toBe('60');
    await shop.http.get('/api/config').expect(200);
    await shop.http.get('/api/config').expect(429);
  });
});
