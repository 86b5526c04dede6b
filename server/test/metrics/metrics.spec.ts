import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import type { Request } from 'express';
import type { MetricObject } from 'prom-client';
import { mayReadMetrics } from '../../src/operations/metrics/metrics-access.js';
import { Metrics } from '../../src/operations/metrics/metrics.js';
import { newCouple, PREMIUM } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { until } from '../support/processes.js';
import { goodCalls } from '../http/support/calls.js';
import { sendCall } from '../http/support/multipart.js';
import { send } from '../http/support/raw.js';

const TOKEN = '5f0e9b1c7d2a4836b9e1f0a3c5d7829e4b6f1a0c';
const TEXTS = { name: 'Zulaikha Sentinel', phoneNo: '0199988877', message: 'Khabar Sentinel' };
let shop: TestApp;
/** Everything personal that the calls have sent or got back. */
const personal = new Set<string>();

beforeAll(async () => {
  shop = await startTestApp();
  for (const text of Object.values(TEXTS)) personal.add(text);
  for (const [route, call] of await goodCalls(shop, TEXTS)) {
    const { text } = await sendCall(shop.url, call);
    // Its own words are as long as a secret.
    if (route === 'GET /metrics') continue;
    personal.add(call.headers['Authorization'] ?? TEXTS.name);
    for (const [secret] of text.matchAll(/(?<![\w-])[\w-]{43}(?![\w-])|[\w-]+@example\.com/g)) personal.add(secret);
  }
});
afterAll(() => shop?.close());

const scrape = async (of: TestApp = shop): Promise<string> => (await of.http.get('/metrics').expect(200)).text;

/** The value of one line of the figures; nothing when there is no such line. */
function valueOf(figures: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const lines = figures.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  const line = lines.find((text) => Object.entries(labels).every(([key, value]) => text.includes(`${key}="${value}"`)));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

const seriesOf = (figures: string): number => figures.split('\n').filter((line) => /^serikad_http/.test(line)).length;

/** What must not be in the metrics. */
function leaksIn(figures: string): string[] {
  const texts = [...personal].filter((text) => figures.includes(text));
  const ids = figures.match(/(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])|[^\s"]+@[^\s"]+\.[a-z]+|\beyJ[\w-]+/g) ?? [];
  return [...texts, ...ids];
}

describe('D-04 permission to read the metrics', () => {
  const request = (address: string, headers: Record<string, string> = {}): Request =>
    ({ socket: { remoteAddress: address }, headers: { host: 'localhost:3000', ...headers } }) as unknown as Request;
  const local = request('127.0.0.1');
  const withToken = (token: string): Request => request('203.0.113.9', { authorization: `Bearer ${token}` });
  const open = { metricsToken: undefined, nodeEnv: 'development', trustProxy: false } as const;
  const guarded = { ...open, metricsToken: TOKEN, nodeEnv: 'production' } as const;

  it.each([
    ['this machine', local, open, true],
    ['this machine, IPv6', request('::1', { host: '[::1]:3000' }), open, true],
    ['this machine, IPv4 in IPv6', request('::ffff:127.0.0.1'), open, true],
    ['another machine of the network', request('192.168.1.7'), open, false],
    ['a container’s gateway', request('172.17.0.1'), open, false],
    ['a proxy on this machine that says so', request('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }), open, false],
    ['a proxy on this machine that keeps the name', request('127.0.0.1', { host: 'kad.example.com' }), open, false],
    ['a page whose name leads here', request('127.0.0.1', { host: 'evil.example' }), open, false],
    ['this machine, behind a proxy by configuration', local, { ...open, trustProxy: 1 }, false],
    ['this machine in production', local, { ...open, nodeEnv: 'production' } as const, false],
    ['the token, from anywhere', withToken(TOKEN), guarded, true],
    ['a wrong token', withToken(`${TOKEN.slice(0, -1)}d`), guarded, false],
    ['the beginning of the token', withToken(TOKEN.slice(0, 20)), guarded, false],
    ['no token on this machine, where there is one', local, guarded, false],
  ] as const)('%s', (_who, asked, settings, expected) => {
    expect(mayReadMetrics(asked, settings)).toBe(expected);
  });

  it('without it the route is unknown, never 403', async () => {
    const answer = await send(shop.url, { path: '/metrics', headers: { 'X-Forwarded-For': '203.0.113.9' } });
    expect([answer.status, (answer.json as { code: string }).code]).toEqual([404, 'not-found']);
    expect(answer.text).not.toContain('serikad_');
  });

  it('with a token Prometheus gets what it asks for, and it is not cached', async () => {
    const watched = await startTestApp({ config: { metricsToken: TOKEN }, mongoUri: shop.mongoUri });
    try {
      await watched.http.get('/metrics').expect(404);
      const answer = await watched.http.get('/metrics').set('Authorization', `Bearer ${TOKEN}`).expect(200);
      expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
      expect(answer.text).toMatch(/^process_resident_memory_bytes /m);
      // A session of the shop's is not that token.
      const seller = await watched.signIn({ email: watched.config.adminEmails[0] ?? '' });
      await watched.http.get('/metrics').set(seller.headers).expect(404);
    } finally {
      await watched.close();
    }
  });
});

describe('D-04 the metrics count', () => {
  it('requests by method, pattern and status, with how long they took', async () => {
    const labels = { method: 'GET', route: '/api/invitation/find-one/:id', status: '200' };
    const name = 'serikad_http_request_duration_seconds_count';
    const before = valueOf(await scrape(), name, labels) ?? 0;
    const { invitationId } = await newCouple(shop, PREMIUM);
    for (let n = 0; n < 3; n += 1) await shop.http.get(`/api/invitation/find-one/${invitationId}`).expect(200);
    expect(valueOf(await scrape(), name, labels)).toBe(before + 3);
    await shop.http.get('/user/profile').expect(403);
    const refused = { method: 'GET', route: '/user/profile', status: '403' };
    expect(valueOf(await scrape(), name, refused)).toBeGreaterThan(0);
  });

  it('what is refused before the router counts under its route as well', async () => {
    await shop.http.post('/api/wish/add').type('text').send('x').expect(415);
    const labels = { method: 'POST', route: '/api/wish/add', status: '415' };
    expect(valueOf(await scrape(), 'serikad_http_request_duration_seconds_count', labels)).toBe(1);
    expect(valueOf(await scrape(), 'serikad_http_failures_total', { code: 'unsupported-media-type' })).toBe(1);
  });

  it('RSVPs, reservations, sign-ins and orders by their outcome', async () => {
    const couple = await newCouple(shop, PREMIUM);
    const limit = { id: couple.invitationId, show: true, limit: 5, message: '', totalLimit: 2 };
    await shop.http.put('/api/invitation/update/attendance-info').set(couple.session.headers).send(limit).expect(200);
    const before = await scrape();
    const answer = {
      invitationId: couple.invitationId,
      from: 'Ali',
      attendanceCount: 2,
      willAttend: true,
      message: '',
    };
    await shop.http.post('/api/wish/add').send(answer).expect(200);
    await shop.http.post('/api/wish/add').send(answer).expect(400);
    await shop.http
      .post('/api/wish/add')
      .send({ ...answer, attendanceCount: 0, willAttend: false, message: 'Tahniah' })
      .expect(200);
    await shop.http
      .put('/api/gift/reserve')
      .send({ giftId: 'f'.repeat(24), name: 'Ali' })
      .expect(404);
    await shop.http.post('/user/google-auth/verify').send({ token: 'no-token-of-google' }).expect(403);
    const after = await scrape();
    const more = (name: string, labels: Record<string, string>): number =>
      (valueOf(after, name, labels) ?? 0) - (valueOf(before, name, labels) ?? 0);
    expect({
      coming: more('serikad_answers_total', { change: 'add', attends: 'yes', outcome: 'accepted' }),
      full: more('serikad_answers_total', { change: 'add', attends: 'yes', outcome: 'limit-reached' }),
      wishes: more('serikad_answers_total', { change: 'add', attends: 'no', outcome: 'accepted' }),
      reservations: more('serikad_reservations_total', { outcome: 'not-found' }),
      signIns: more('serikad_sign_ins_total', { outcome: 'invalid-token' }),
    }).toEqual({ coming: 1, full: 1, wishes: 1, reservations: 1, signIns: 1 });
    expect(valueOf(after, 'serikad_sign_ins_total', { outcome: 'accepted' })).toBeGreaterThan(0);
    expect(valueOf(after, 'serikad_registrations_total', { outcome: 'accepted' })).toBeGreaterThan(0);
    expect(valueOf(after, 'serikad_orders_total', { outcome: 'accepted' })).toBeGreaterThan(0);
    expect(valueOf(after, 'serikad_payments_total', { change: 'record', outcome: 'accepted' })).toBeGreaterThan(0);
    expect(valueOf(after, 'serikad_payments_total', { change: 'reverse', outcome: 'accepted' })).toBeGreaterThan(0);
  });

  it('commands, waits and connections of the database', async () => {
    const before = valueOf(await scrape(), 'serikad_mongodb_command_duration_seconds_count') ?? 0;
    await shop.http.get(`/api/gift/find-by-invitation/${'f'.repeat(24)}`).expect(404);
    const figures = await scrape();
    expect(valueOf(figures, 'serikad_mongodb_command_duration_seconds_count')).toBeGreaterThan(before);
    expect(valueOf(figures, 'serikad_mongodb_checkout_duration_seconds_count')).toBeGreaterThan(before);
    expect(valueOf(figures, 'serikad_mongodb_connections', { state: 'idle' })).toBeGreaterThan(0);
  });

  it('queues, and what was begun and has not ended', async () => {
    const watched = await startTestApp();
    try {
      for (const queue of ['pictures', 'covers', 'link-pictures']) {
        expect([queue, valueOf(await scrape(watched), 'serikad_queue_jobs', { queue, state: 'waiting' })]).toEqual([
          queue,
          0,
        ]);
      }
      expect(valueOf(await scrape(watched), 'serikad_backlog', { kind: 'orders' })).toBe(0);
      expect(valueOf(await scrape(watched), 'serikad_backlog', { kind: 'answers' })).toBe(0);
    } finally {
      await watched.close();
    }
    const metrics = new Metrics();
    let waiting = 7;
    metrics.watchQueue('pictures', { running: 2, get waiting() { return waiting; } }); // prettier-ignore
    metrics.watchBacklog('answers', () => Promise.resolve(3));
    metrics.watchBacklog('orders', () => Promise.reject(new Error('away')));
    expect(valueOf(await metrics.registry.metrics(), 'serikad_queue_jobs', { state: 'waiting' })).toBe(7);
    waiting = 1;
    const figures = await metrics.registry.metrics();
    expect(valueOf(figures, 'serikad_queue_jobs', { state: 'waiting' })).toBe(1);
    expect(valueOf(figures, 'serikad_backlog', { kind: 'answers' })).toBe(3);
    // What can't be found out is not there, and hides nothing else.
    expect(valueOf(figures, 'serikad_backlog', { kind: 'orders' })).toBeUndefined();
  });

  it('C-11 sums over what is stored, read once for all of them, and left out when they are not known', async () => {
    const metrics = new Metrics();
    let reads = 0;
    const sums = { serikad_album_photos: 'Photos.', serikad_album_bytes: 'Bytes.' };
    metrics.watchStored(sums, () => {
      reads += 1;
      return Promise.resolve({ serikad_album_photos: 2, serikad_album_bytes: 7_000 });
    });
    let isAway = true;
    metrics.watchStored({ serikad_tables: 'Tables.' }, () =>
      isAway ? Promise.reject(new Error('away')) : Promise.resolve({ serikad_tables: 4 }),
    );
    for (let scraped = 0; scraped < 2; scraped += 1) {
      const figures = await metrics.registry.metrics();
      expect(valueOf(figures, 'serikad_album_photos')).toBe(2);
      expect(valueOf(figures, 'serikad_album_bytes')).toBe(7_000);
      expect(valueOf(figures, 'serikad_tables')).toBeUndefined();
    }
    expect(reads).toBe(1);
    isAway = false;
    expect(valueOf(await metrics.registry.metrics(), 'serikad_tables')).toBe(4);
  });

  it('X61 that the database is unreachable, without losing other metrics', async () => {
    const lost = await startTestApp();
    const before = valueOf(await scrape(lost), 'serikad_http_failures_total', { code: 'unavailable' }) ?? 0;
    // With commands in flight, as a server has them that is taken out of a replica set.
    const inFlight = Array.from({ length: 10 }, () => lost.db.collection('orders').countDocuments());
    await Promise.all([lost.db.close(), Promise.allSettled(inFlight)]);
    await lost.http.get('/api/invitation/total').expect(503);
    const figures = await scrape(lost);
    expect(valueOf(figures, 'serikad_http_failures_total', { code: 'unavailable' })).toBe(before + 1);
    expect(valueOf(await scrape(lost), 'serikad_mongodb_connections', { state: 'busy' })).toBe(0);
    expect(valueOf(await scrape(lost), 'serikad_mongodb_connections', { state: 'idle' })).toBe(0);
    await lost.close();
  });
});

describe('X59 the figures hold nothing of a person', () => {
  it('after every call of the shop they have no name, phone, e-mail, message, id, token or secret', async () => {
    expect(personal.size).toBeGreaterThan(10);
    expect(leaksIn(await scrape())).toEqual([]);
  });

  it('control: a line with an address in it would be found', () => {
    expect(leaksIn(`x{route="/api/wish/user/${'ab'.repeat(12)}"} 1`)).toHaveLength(1);
    expect(leaksIn(`x{from="${TEXTS.name}"} 1`)).toEqual([TEXTS.name]);
  });

  it('unknown addresses, methods and names make no new lines', async () => {
    const strange = async (n: number): Promise<void> => {
      for (const path of [
        `/no-${n}`,
        `/api/no/${n}`,
        `/no-${n}.css`,
        `/api/invitation/find-one/${n}`,
        `/%E0%A4%${n}`,
      ]) {
        await send(shop.url, { path });
        await send(shop.url, { path, method: 'PROPFIND' });
        await send(shop.url, { path, method: 'MKCOL' });
      }
    };
    await strange(1);
    const before = seriesOf(await scrape());
    for (let n = 2; n < 12; n += 1) await strange(n);
    expect(seriesOf(await scrape())).toBe(before);
    expect(await scrape()).toContain('route="unmatched"');
  });

  it('a request that the client has aborted is counted as aborted, not as done', async () => {
    const { hostname, port } = new URL(shop.url);
    const head = `POST /api/wish/add HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n`;
    const socket = connect(Number(port), hostname);
    await new Promise((connected) => socket.once('connect', connected));
    socket.write(`${head}{"from":`);
    await until(async () => valueOf(await scrape(), 'serikad_http_requests_in_flight') === 2);
    socket.destroy();
    const labels = { method: 'POST', route: '/api/wish/add', status: 'aborted' };
    await until(async () => valueOf(await scrape(), 'serikad_http_request_duration_seconds_count', labels) === 1);
    expect(valueOf(await scrape(), 'serikad_answers_total', { change: 'add', outcome: 'aborted' })).toBe(1);
  });
});

describe('D-04 the dashboard', () => {
  interface Panel {
    title: string;
    targets?: { expr: string }[];
  }
  const file = resolve(import.meta.dirname, '../../../docs/grafana/serikad.json');
  const dashboard = JSON.parse(readFileSync(file, 'utf8')) as { panels: Panel[] };
  const queries = dashboard.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })));

  /** What a query asks for that this server doesn't have. */
  function unknownIn(expr: string): string[] {
    const known = new Map(
      shop.app
        .get(Metrics)
        .registry.getMetricsAsArray()
        .map((metric) => [metric.name, metric as MetricObject & { labelNames?: string[] }]),
    );
    const unknown: string[] = [];
    const labels = new Set(['job', 'instance', 'le']);
    for (const [name] of expr.matchAll(/\b(?:serikad|nodejs|process)_[a-z0-9_]+/g)) {
      const metric = known.get(name) ?? known.get(name.replace(/_(bucket|sum|count)$/, ''));
      if (!metric) unknown.push(name);
      for (const label of metric?.labelNames ?? []) labels.add(label);
    }
    const selected = [...expr.matchAll(/([a-z_]+)(?:=~|!~|!=|=)"/g)].map(([, label = '']) => label);
    const grouped = [...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/, */));
    return [...unknown, ...[...selected, ...grouped].filter((label) => !labels.has(label))];
  }

  it('asks only for figures and labels that there are', () => {
    expect(queries.length).toBeGreaterThan(25);
    const lost = queries.flatMap(({ title, expr }) => unknownIn(expr).map((what) => `${title}: ${what}`));
    expect(lost).toEqual([]);
  });

  it('control: a figure or label that is gone would be found', () => {
    expect(unknownIn('sum by (colour) (rate(serikad_orders_total{shape="x"}[1m]))')).toEqual(['shape', 'colour']);
    expect(unknownIn('serikad_guesses_total')).toEqual(['serikad_guesses_total']);
  });

  it('shows every figure of the shop’s own', () => {
    const names = shop.app
      .get(Metrics)
      .registry.getMetricsAsArray()
      .map(({ name }) => name);
    const own = names.filter((name) => name.startsWith('serikad_'));
    expect(own.length).toBeGreaterThan(12);
    expect(own.filter((name) => !queries.some(({ expr }) => expr.includes(name)))).toEqual([]);
  });
});
