import { CATERER_TOKEN_HEADER, HELPER_TOKEN_HEADER } from '@serikad/shared/guest-list/guest-list';
import { BUDGETS, WEIGHTS } from '../../src/http/decorators/budgets.js';
import { expectFailure } from '../http/support/envelope.js';
import { closeConnections, send, sendJson, type RawAnswer } from '../http/support/raw.js';
import { newCouple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { MovableClock } from '../support/movable-clock.js';
import { addedBranch, catererTokenOf, helperTokenOf } from './support/list.js';

const STRANGER = '203.0.113.7';
const MAK = '203.0.113.8';
const AT_ONCE = 20;

let shop: TestApp;
let helper: string;
let caterer: string;
beforeAll(async () => {
  const clock = new MovableClock();
  shop = await startTestApp({ clock, config: { rateLimits: true, trustProxy: 1 } });
  // A minute that doesn't end by itself.
  clock.set(Math.ceil(Date.now() / 600_000) * 600_000);
  const couple = await newCouple(shop);
  const branch = await addedBranch(shop, couple);
  helper = await helperTokenOf(shop, couple, branch.id);
  caterer = await catererTokenOf(shop, couple);
});
afterAll(async () => {
  closeConnections();
  await shop?.close();
});
beforeEach(() => shop.clock.advance(60_000));

const as = (client: string, headers: Record<string, string>) => ({ 'X-Forwarded-For': client, ...headers });
const branchOf = (token: string, client = STRANGER): Promise<RawAnswer> =>
  send(shop.url, { path: '/api/helper/branch', headers: as(client, { [HELPER_TOKEN_HEADER]: token }) });
const summaryOf = (token: string, client = STRANGER): Promise<RawAnswer> =>
  send(shop.url, { path: '/api/caterer/summary', headers: as(client, { [CATERER_TOKEN_HEADER]: token }) });
const guess = (number: number): string => `Teka${String(number).padStart(8, '0')}`;

/** So many guesses, no two alike. */
async function statusesOf(times: number, ask: (token: string) => Promise<RawAnswer>): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let sent = 0; sent < times; sent += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, times - sent) }, (_, index) => ask(guess(sent + index)));
    for (const { status } of await Promise.all(some)) statuses.add(status);
  }
  return statuses;
}

describe('X65 guessing of tokens is limited per client', () => {
  it('X65 G-04 a helper link: the guess after the last of the budget is refused, whatever its token, until the next minute', async () => {
    const { client, seconds } = BUDGETS['helper-links'];
    const readings = BUDGETS.reads.client / WEIGHTS.guestList;
    expect(await statusesOf(readings, branchOf)).toEqual(new Set([404]));
    const refused = await branchOf(guess(readings));
    expectFailure(refused, 'too-many-requests');
    expect(refused.headers['retry-after']).toBe(String(seconds));
    expectFailure(await branchOf(helper), 'too-many-requests');
    // What is written by the link counts in a budget of its own.
    const add = (token: string) =>
      sendJson(shop.url, {
        method: 'POST',
        path: '/api/helper/add',
        headers: as(STRANGER, { [HELPER_TOKEN_HEADER]: token }),
        body: JSON.stringify({ name: 'Mak Cik Ros' }),
      });
    expect(await statusesOf(client, add)).toEqual(new Set([404]));
    expectFailure(await add(helper), 'too-many-requests');
    // Another client is not concerned.
    expect((await branchOf(helper, MAK)).status).toBe(200);
    shop.clock.advance(seconds * 1000);
    expect((await branchOf(helper)).status).toBe(200);
  });

  it('X65 G-12 a caterer’s link: each guess weighs as much as the list that it would read', async () => {
    const most = Math.floor(BUDGETS.reads.client / WEIGHTS.guestList);
    expect(await statusesOf(most, summaryOf)).toEqual(new Set([404]));
    expectFailure(await summaryOf(caterer), 'too-many-requests');
    expect((await summaryOf(caterer, MAK)).status).toBe(200);
  });
});

it('X69 undoing an import, which reads its families and the list, counts as an import does', async () => {
  const { session, invitationId } = await newCouple(shop);
  const undo = (): Promise<RawAnswer> =>
    sendJson(shop.url, {
      method: 'PUT',
      path: '/api/family/import/undo',
      headers: as(MAK, session.headers),
      body: JSON.stringify({ invitationId, id: '0'.repeat(24) }),
    });
  expect(await statusesOf(BUDGETS.imports.client, undo)).toEqual(new Set([404]));
  expectFailure(await undo(), 'too-many-requests');
});
