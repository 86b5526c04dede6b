import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { ERRORS, type ErrorCode, type ErrorEnvelope } from '@serikad/shared/errors/error-codes';
import { Faults, type FaultPoint } from '../../src/common/faults.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { PAGE_START } from '../support/page-policy.js';
import { goodCalls, isPage, routesOf, type Call } from './support/calls.js';
import { expectFailure } from './support/envelope.js';
import { sendCall } from './support/multipart.js';
import { closeConnections, send, sendJson, type RawAnswer, type RawRequest } from './support/raw.js';

/** Texts that no log and no stranger may see. */
const SENTINEL = {
  name: 'Sentinelnama binti Rahsia',
  phoneNo: '0198765432',
  message: 'Sentinelucapan untuk pengantin',
};
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Throws what a test gives it, once, in the middle of making an order. */
class ThrowingFaults extends Faults {
  next: unknown;

  override reach(point: FaultPoint): void {
    const thrown = this.next;
    if (point !== 'order.created' || thrown === undefined) return;
    this.next = undefined;
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- the filter must bear what is no error, too
    throw thrown;
  }
}

const faults = new ThrowingFaults();
let shop: TestApp;
let calls: Map<string, Call>;
/** What every good call was answered, by its route. */
const answers = new Map<string, RawAnswer>();

beforeAll(async () => {
  shop = await startTestApp({ faults });
  calls = await goodCalls(shop, SENTINEL);
  for (const [route, call] of calls) answers.set(route, await sendCall(shop.url, call));
});
afterAll(async () => {
  closeConnections();
  await shop.close();
});

interface LogLine {
  level: number;
  req?: { id: string };
  res?: { status: number };
  route?: string;
  userId?: string;
  responseTime?: number;
  err?: { type: string; message: string; stack?: string };
}

/** What was logged since, line by line; fails when a line is no JSON of its own. */
function linesSince(start: number): LogLine[] {
  const text = shop.logs().slice(start);
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LogLine);
}

/** An answer of each kind of failure. */
const FAILURES: [name: string, code: ErrorCode, request: () => RawRequest][] = [
  ['a field', 'validation', () => ({ method: 'POST', path: '/api/wish/add', headers: JSON_TYPE, body: '{}' })],
  ['bad JSON', 'validation', () => ({ method: 'POST', path: '/api/wish/add', headers: JSON_TYPE, body: '{"rahsia' })],
  ['a bad address', 'validation', () => ({ path: '/api/wish/user/%E0%A4%A' })],
  ['a repeated key', 'validation', () => ({ path: '/api/design/find?skip=1&skip=2' })],
  ['no session', 'invalid-token', () => ({ path: '/user/profile', headers: { Authorization: 'Bearer rahsia' } })],
  ['an unknown call', 'not-found', () => ({ path: '/api/nothing' })],
  ['an unknown address', 'not-found', () => ({ path: '/rahsia/nothing?rahsia=1' })],
  ['an unknown file', 'not-found', () => ({ path: '/storage/rahsia.png' })],
  ['an unknown thing', 'not-found', () => ({ path: `/api/wish/get-all/${'f'.repeat(24)}` })],
  ['a method', 'method-not-allowed', () => ({ method: 'PATCH', path: '/api/wish/add' })],
  ['OPTIONS', 'method-not-allowed', () => ({ method: 'OPTIONS', path: '/api/wish/add' })],
  [
    'a large body',
    'body-too-large',
    () => ({ method: 'PUT', path: '/api/wish/edit', headers: JSON_TYPE, body: `"${'a'.repeat(102_400)}"` }),
  ],
  [
    'a form',
    'unsupported-media-type',
    () => ({ method: 'PUT', path: '/api/wish/edit', headers: { 'Content-Type': 'text/plain' }, body: 'rahsia' }),
  ],
];

describe('X56 X57 headers', () => {
  const API_CSP = "default-src 'none';frame-ancestors 'none'";
  const COMMON = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': expect.stringContaining('geolocation=()'),
    'x-request-id': expect.stringMatching(/^[A-Za-z0-9._-]{8,64}$/),
  };
  const expectCommon = ({ headers }: RawAnswer, more: Record<string, unknown> = {}): void => {
    expect(headers).toMatchObject({ ...COMMON, ...more });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  };

  it('are right in the successful response of every route', () => {
    expect([...answers.keys()].sort()).toEqual(routesOf(shop));
    for (const [route, answer] of answers) {
      const policy = isPage(route)
        ? expect.stringMatching(PAGE_START)
        : /^GET \/(storage|design|invitation\/preview|api\/album\/picture)\//.test(route)
          ? "default-src 'none'; sandbox"
          : API_CSP;
      expectCommon(answer, { 'content-security-policy': policy, 'cache-control': expect.stringMatching(/\S/) });
    }
  });

  it('X57 keep personal responses out of caches, whichever way the address is written', async () => {
    const couple = await shop.signIn();
    for (const [route, { headers }] of calls) {
      if (headers['Authorization'] === undefined) continue;
      expect([route, answers.get(route)?.headers['cache-control']]).toEqual([route, 'no-store']);
    }
    for (const path of ['/user/profile', '/USER/Profile', '/User/profile/']) {
      const answer = await send(shop.url, { path, headers: couple.headers });
      expect([path, answer.status]).toEqual([path, 200]);
      expectCommon(answer, { 'cache-control': 'no-store', 'content-security-policy': API_CSP });
    }
    for (const route of [
      'POST /user/google-auth/verify',
      'GET /api/wish/user/:id',
      'POST /api/wish/add',
      'GET /user/google-auth',
    ]) {
      expect([route, answers.get(route)?.headers['cache-control']]).toEqual([route, 'no-store']);
    }
  });

  it.each(FAILURES)('are right for %s', async (_name, code, request) => {
    const answer = await send(shop.url, request());
    expectFailure(answer, code);
    expectCommon(answer, { 'cache-control': 'no-store' });
  });

  it('are those of GET for HEAD, without the body', async () => {
    for (const path of ['/api/config', '/user/profile', '/api/nothing']) {
      const [get, head] = [await send(shop.url, { path }), await send(shop.url, { method: 'HEAD', path })];
      expect([path, head.status, head.text]).toEqual([path, get.status, '']);
      expect(head.headers['content-type']).toBe(get.headers['content-type']);
    }
  });

  it('have HSTS where the shop is reached by https', async () => {
    const secure = await startTestApp({ config: { publicUrl: 'https://kad.example.com', demoSignIn: false } });
    try {
      for (const path of ['/api/config', '/nowhere', '/user/profile', '/health/live']) {
        const { headers } = await send(secure.url, { path });
        expect([path, headers['strict-transport-security']]).toEqual([path, 'max-age=31536000']);
      }
    } finally {
      await secure.close();
    }
  });

  it('say that large responses are compressed; small ones and pictures are not', async () => {
    const headers = { 'Accept-Encoding': 'gzip' };
    const encoding = async (path: string): Promise<string | undefined> =>
      (await send(shop.url, { path, headers })).headers['content-encoding'];
    expect(await encoding('/api/invitation/find-one/sample_cv0004')).toBe('gzip');
    expect(await encoding('/api/invitation/total')).toBeUndefined();
    expect(await encoding('/storage/designs/cv0004/preview.jpg')).toBeUndefined();
  });
});

describe('X58 every failure is in the envelope', () => {
  it.each(FAILURES)(
    '%s: in the reader’s language, with the id of its line in the log',
    async (_name, code, request) => {
      const { headers, ...rest } = request();
      for (const [language, locale] of [
        ['ms', 'ms'],
        ['ms-MY,ms;q=0.9,en;q=0.5', 'ms'],
        ['en-GB', 'en'],
      ] as const) {
        const start = shop.logs().length;
        const answer = await send(shop.url, { ...rest, headers: { ...headers, 'Accept-Language': language } });
        expectFailure(answer, code);
        const { error } = (answer.json as ErrorEnvelope).data;
        expect(error.errorMessage).toBe(ERRORS[code][locale]);
        expect(answer.text).not.toContain('rahsia');
        const lines = linesSince(start).filter(({ res }) => res !== undefined);
        expect(lines).toEqual([
          expect.objectContaining({
            req: { id: answer.headers['x-request-id'], method: rest.method ?? 'GET' },
            res: { status: ERRORS[code].status },
            responseTime: expect.any(Number),
          }),
        ]);
      }
    },
  );

  it('a file that cannot be sent as asked is none of it: no packing, no type, no keeping', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'web-'));
    mkdirSync(join(folder, 'assets'));
    for (const file of ['index.html', 'links.html', 'assets/a-Ab12Cd34.js', 'assets/a-Ab12Cd34.js.br']) {
      writeFileSync(join(folder, file), 'text');
    }
    const web = await startTestApp({ webDist: folder });
    try {
      const wishes: Record<string, string>[] = [{ Range: 'bytes=999-' }, { 'If-Match': '"other"' }];
      for (const rsvp of wishes) {
        const headers = { 'Accept-Encoding': 'br', ...rsvp };
        const answer = await send(web.url, { path: '/assets/a-Ab12Cd34.js', headers });
        expectFailure(answer, 'validation');
        expect(answer.headers).not.toHaveProperty('content-encoding');
        expect(answer.headers).not.toHaveProperty('last-modified');
      }
    } finally {
      await web.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('an unsupported method gets the Allow header', async () => {
    const answer = await send(shop.url, { method: 'PATCH', path: '/api/wish/add' });
    expect(answer.headers['allow']).toBe('POST');
  });

  class Coded extends Error {
    constructor(readonly status: number) {
      super('rahsia');
    }
  }
  const duplicate = new mongo.MongoServerError({
    message: 'E11000 duplicate key error collection: shop.users index: email dup key: { email: "rahsia@example.com" }',
    code: 11000,
    keyValue: { email: 'rahsia@example.com' },
  });
  it.each<[string, unknown, ErrorCode]>([
    ['an error of ours', new TypeError('cannot read rahsia'), 'internal'],
    ['no error at all', 'rahsia', 'internal'],
    ['nothing', null, 'internal'],
    ['a lost race without a handler', duplicate, 'conflict'],
    ['another complaint of the database', new mongo.MongoServerError({ message: 'bad rahsia', code: 2 }), 'internal'],
    ['the database lost', new mongo.MongoNetworkError('connection 3 to 127.0.0.1 closed'), 'unavailable'],
    ['its socket lost', Object.assign(new Error('This socket has been ended'), { code: 'EPIPE' }), 'unavailable'],
    ['X10 a 403 of a library', new Coded(403), 'not-found'],
    ['a 412 of a library', new Coded(412), 'validation'],
    ['a 599 of a library', new Coded(599), 'internal'],
  ])('%s, thrown by a handler', async (_name, thrown, code) => {
    const person = await shop.signIn();
    const { name, phoneNo } = SENTINEL;
    const body = JSON.stringify({ customer: { name, phoneNo }, items: [{ item: 'rsvp', package: 'premium' }] });
    const create = { method: 'POST', path: '/api/order/create/v2', headers: person.headers };
    const start = shop.logs().length;
    faults.next = thrown;
    const answer = await sendJson(shop.url, { ...create, body });
    expect(faults.next).toBeUndefined();
    expectFailure(answer, code);
    expect(answer.text).not.toContain('rahsia');
    expect(answer.headers['retry-after']).toBe(code === 'unavailable' ? '2' : undefined);
    const lines = linesSince(start);
    const closing = lines.at(-1);
    expect(closing).toMatchObject({ route: '/api/order/create/v2', userId: person.userId });
    expect(lines.every(({ req }) => req?.id === answer.headers['x-request-id'])).toBe(true);
    // Our own errors are logged whole; the database's quote customers.
    expect(shop.logs().slice(start)).not.toContain('rahsia@example.com');
    if (code === 'internal' || code === 'conflict') {
      const [line] = lines.filter(({ err }) => err !== undefined);
      expect(line?.level).toBe(code === 'internal' ? 50 : 40);
      if (thrown instanceof Error) expect(line?.err?.stack).toMatch(/^\s*at .+:\d+:\d+/m);
    }
  });
});

describe('X03 X10 no permitted caller is refused', () => {
  it('every route answers its valid call, and none of them with 403', () => {
    const statuses = [...answers].map(([route, { status }]) => [route, status]);
    const leads: Record<string, number> = {
      'GET /user/google-auth': 302,
      'GET /user/google-auth/callback': 303,
      'GET /k/:address': 302,
    };
    expect(statuses).toEqual([...calls.keys()].map((route) => [route, leads[route] ?? 200]));
  });
});

describe('X54 X59 the log', () => {
  const SECRETS = /Sentinel|0198765432|Selamat|@example\.com|eyJ[A-Za-z0-9]|Siti|rahsia/;

  it('holds nothing of what every route was sent and answered', () => {
    const logs = shop.logs();
    expect(logs).not.toMatch(/Sentinelnama|Sentinelucapan|0198765432|eyJ[A-Za-z0-9_-]{10}|@example\.com/);
    for (const [route, { path, headers, body }] of calls) {
      const token = headers['Authorization']?.slice('Bearer '.length);
      if (token !== undefined) expect(logs).not.toContain(token);
      const secret = body?.['wishId'] ?? (route === 'GET /api/wish/user/:id' ? path.split('/').at(-1) : undefined);
      if (secret !== undefined) expect([route, logs.includes(secret as string)]).toEqual([route, false]);
    }
  });

  it('has for every call its route’s pattern, status, time and person', () => {
    const closed = linesSince(0).filter(({ res }) => res !== undefined);
    for (const [route, { headers }] of calls) {
      // Asked all the time by supervisors.
      if (/^GET \/(health\/|metrics$)/.test(route)) continue;
      const id = answers.get(route)?.headers['x-request-id'];
      const lines = closed.filter(({ req }) => req?.id === id);
      expect([route, lines]).toEqual([
        route,
        [
          expect.objectContaining({
            route: route.split(' ')[1],
            res: { status: answers.get(route)?.status },
            responseTime: expect.any(Number),
          }),
        ],
      ]);
      expect([route, lines[0]?.userId !== undefined]).toEqual([route, headers['Authorization'] !== undefined]);
    }
    // Every key once: a reader of the log would take either.
    expect(shop.logs()).not.toMatch(/"route":.*"route":/);
  });

  it('holds nothing of headers, queries and addresses, whatever becomes of the request', async () => {
    const start = shop.logs().length;
    const secret = 'Sentinelrahsia0198765432';
    const headers = {
      Authorization: `Bearer eyJhbGciOiJIUzI1NiJ9.${secret}.x`,
      Cookie: `state=${secret}`,
      'Idempotency-Key': secret,
      'If-Match': secret,
      'User-Agent': secret,
      Referer: `https://example.com/${secret}`,
      'X-Request-Id': `${secret} with blanks`,
      'X-Forwarded-For': secret,
    };
    for (const [route, { method, path }] of calls) {
      await send(shop.url, { method, headers, path: `${path}?token=${secret}&email=${secret}@example.com` });
      await send(shop.url, { method, headers, path: `${path}/${secret}` });
      await send(shop.url, { method: 'PATCH', headers, path });
      if (route.includes(':'))
        await send(shop.url, { method, headers, path: path.replace(/[^/]+$/, `${secret}%0d%0a`) });
    }
    const lines = linesSince(start);
    expect(lines.length).toBeGreaterThan(calls.size * 2);
    expect(shop.logs().slice(start)).not.toMatch(SECRETS);
  });

  it('can’t be given a forged line', async () => {
    const start = shop.logs().length;
    const forged = '{"level":30,"forged":true}';
    for (const path of [
      `/api/wish/user/%0d%0a${encodeURIComponent(forged)}`,
      `/nowhere%0a${encodeURIComponent(forged)}`,
    ]) {
      const answer = await send(shop.url, { path, headers: { 'X-Request-Id': 'abcdefgh%0d%0aSet-Cookie' } });
      expect(answer.headers).not.toHaveProperty('set-cookie');
      expect(answer.headers['x-request-id']).not.toContain('%');
    }
    // Bytes that no client library sends.
    const raw = await new Promise<string>((settle, reject) => {
      const socket = connect(Number(new URL(shop.url).port), '127.0.0.1');
      let text = '';
      socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
      socket.on('end', () => settle(text)).on('error', reject);
      socket.end(`GET /a\r${forged} HTTP/1.1\r\nHost: x\r\nX-Request-Id: abcdefgh\nX: ${forged}\r\n\r\n`);
    });
    expect(raw).toMatch(/^HTTP\/1\.1 400 /);
    expect(raw).not.toContain('forged');
    for (const line of linesSince(start)) expect(line).not.toHaveProperty('forged');
  });

  it('keeps a good id that a proxy gave', async () => {
    const start = shop.logs().length;
    const answer = await send(shop.url, { path: '/api/config', headers: { 'X-Request-Id': 'proxy-1234.5678_a' } });
    expect(answer.headers['x-request-id']).toBe('proxy-1234.5678_a');
    expect(linesSince(start).map(({ req }) => req?.id)).toEqual(['proxy-1234.5678_a']);
  });
});
