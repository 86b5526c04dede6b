import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { BUDGETS, WEIGHTS } from '../../src/http/decorators/budgets.js';
import { RateLimits } from '../../src/http/limits/rate-limits.service.js';
import { builtWebApp } from '../../src/pages/web-files.js';
import { closeConnections, send, sendJson } from '../http/support/raw.js';
import { expectFailure } from '../http/support/envelope.js';
import { newCouple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { MovableClock } from '../support/movable-clock.js';

const KB = 1024;
let shop: TestApp;
let unlimited: TestApp;

async function start(rateLimits: boolean): Promise<TestApp> {
  const clock = new MovableClock();
  const started = await startTestApp({ clock, webDist: builtWebApp(), config: { rateLimits, trustProxy: 1 } });
  clock.set(Math.ceil(Date.now() / 600_000) * 600_000);
  return started;
}
beforeAll(async () => {
  shop = await start(true);
  unlimited = await start(false);
});
afterAll(async () => {
  closeConnections();
  await shop?.close();
  await unlimited?.close();
});

const READS = BUDGETS.reads.client;
const from = (address: string): Record<string, string> => ({ 'X-Forwarded-For': address });

/** Uses up what a client may read in a minute but the room for one request of a weight. */
function spendReads(address: string, weight = 1): void {
  const request = new IncomingMessage(new Socket());
  shop.app.get(RateLimits).count(request, 'reads', { ip: () => address, weight: READS - weight });
}

describe('requests that are answered before the rate limits', () => {
  it.each([
    ['the home page', '/', 200, WEIGHTS.shopPage, true],
    ['the catalogue', '/cardvideo', 200, WEIGHTS.shopPage, true],
    ['the admin pages', '/admin', 200, WEIGHTS.shopPage, true],
    ['an address that moved', '/plan', 302, WEIGHTS.shopPage, true],
    ['an unknown page', '/tiada-halaman', 404, WEIGHTS.shopPage, true],
    ['an unknown file', '/tiada.css', 404, WEIGHTS.shopPage, false],
    ['an unknown call', '/api/nothing', 404, 1, false],
  ])(
    '%s counts as a read',
    async (_name, path, status, weight, isPage) => {
      // Each case in a minute of its own.
      shop.clock.advance(60_000);
      const headers = { ...from('203.0.113.5'), Accept: 'text/html' };
      spendReads('203.0.113.5', weight);
      expect((await send(shop.url, { path, headers })).status).toBe(status);
      const refused = await send(shop.url, { path, headers });
      if (isPage) expect([refused.status, refused.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
      else expectFailure(refused, 'too-many-requests');
      expect(refused.headers['retry-after']).toBe('60');
      expect((await send(shop.url, { path, headers: { ...headers, ...from('203.0.113.6') } })).status).toBe(status);
    },
    120_000,
  );

  it('the files of the web app do not count', async () => {
    shop.clock.advance(60_000);
    const headers = from('203.0.113.7');
    spendReads('203.0.113.7');
    for (let at = 0; at < 20; at += 1) {
      expect((await send(shop.url, { path: '/favicon.svg', headers })).status).toBe(200);
    }
    expect((await send(shop.url, { path: '/api/config', headers })).status).toBe(200);
    expect((await send(shop.url, { path: '/api/config', headers })).status).toBe(429);
  }, 120_000);

  it('a body is counted before it is read: over the limit, one that never arrives is refused as well', async () => {
    const { client } = BUDGETS.register;
    const headers = from('203.0.113.8');
    const call = { method: 'POST', path: '/user/register', headers };
    for (let sent = 0; sent < client; sent += 1) {
      expect((await sendJson(shop.url, { ...call, body: '{' })).status).toBe(400);
    }
    const broken = await sendJson(shop.url, { ...call, body: '{'.repeat(90 * KB) });
    expectFailure(broken, 'too-many-requests');
    const form = await send(shop.url, { ...call, headers: { ...headers, 'Content-Type': 'text/plain' }, body: 'a=1' });
    expectFailure(form, 'too-many-requests');
  });
});

describe('the size of a body without a session', () => {
  const LIMIT = 16 * KB;
  const padded = (bytes: number): string => `{"x":"${'a'.repeat(bytes - 8)}"}`;
  const post = (path: string, body: string, headers = {}, chunked = false) =>
    sendJson(unlimited.url, { method: path.endsWith('edit') ? 'PUT' : 'POST', path, body, headers, chunked });

  it.each([false, true])('16 KB are read, one byte more is not (in chunks: %s)', async (chunked) => {
    for (const path of ['/api/wish/add', '/api/wish/edit', '/visitor/visit', '/user/google-auth/verify']) {
      expectFailure(await post(path, padded(LIMIT), {}, chunked), 'validation');
      expectFailure(await post(path, padded(LIMIT + 1), {}, chunked), 'body-too-large');
    }
  });

  it('where a session is wanted, and the one that came has ended, the answer is to sign in again', async () => {
    for (const headers of [{}, { Authorization: 'Bearer a.b.c' }]) {
      expectFailure(await post('/api/order/create/v2', padded(LIMIT + 1), headers), 'invalid-token');
      expectFailure(await post('/api/order/create/v2', padded(LIMIT + 1), headers, true), 'invalid-token');
    }
  });

  it('with a session 100 KB are read, on public routes as well', async () => {
    const { headers } = await unlimited.signIn();
    for (const path of ['/api/wish/add', '/api/order/create/v2']) {
      expectFailure(await post(path, padded(100 * KB), headers), 'validation');
      expectFailure(await post(path, padded(100 * KB + 1), headers), 'body-too-large');
    }
  });

  it('the longest RSVP of a guest fits, with every letter escaped', async () => {
    const { invitationId } = await newCouple(unlimited);
    const letters = (count: number): string => '\\ud83c\\udf38'.repeat(count);
    const body = `{"invitationId":"${invitationId}","from":"${letters(100)}","attendanceCount":1,"willAttend":true,"message":"${letters(1000)}"}`;
    expect(body.length).toBeGreaterThan(13_000);
    expect((await post('/api/wish/add', body)).status).toBe(200);
  });

  it('a packed body counts by what it holds', async () => {
    const send16 = (bytes: number) =>
      sendJson(unlimited.url, {
        method: 'POST',
        path: '/api/wish/add',
        headers: { 'Content-Encoding': 'gzip' },
        body: gzipSync(padded(bytes)),
      });
    expectFailure(await send16(LIMIT), 'validation');
    expectFailure(await send16(LIMIT + 1), 'body-too-large');
  });
});
