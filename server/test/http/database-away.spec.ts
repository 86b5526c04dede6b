import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ERRORS, type ErrorEnvelope } from '@serikad/shared/errors/error-codes';
import { spawn } from 'node:child_process';
import { createApp } from '../../src/create-app.js';
import { type RunningDatabase, startDatabase } from '../../src/database/database-server.js';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { startTestApp, type TestApp } from '../support/app.js';
import { testDatabase } from '../support/database.js';
import { until } from '../support/processes.js';
import { cleanEnv, freePort, mainFile, ServerProcess } from '../support/server-process.js';
import { newCouple, type Couple } from '../invitations/support/shop.js';
import { expectFailure } from './support/envelope.js';
import { closeConnections, send, sendJson, type RawAnswer, type RawRequest } from './support/raw.js';

jest.setTimeout(60_000);

/** The longest that the driver may wait for a server, and a little for a busy machine. */
const LONGEST_MS = 5_000 + 2_500;

afterAll(closeConnections);

describe('X61 a server whose database goes away', () => {
  let dataDir: string;
  let database: RunningDatabase;
  let shop: TestApp;
  let couple: Couple;

  const start = (port?: number): Promise<RunningDatabase> =>
    startDatabase({
      dataDir,
      ...(port !== undefined && { port }),
      env: { ...process.env, MONGOMS_RUNTIME_DOWNLOAD: 'false' },
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    });
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'away-'));
    database = await start();
    shop = await startTestApp({ mongoUri: database.uri });
    couple = await newCouple(shop);
  });
  afterAll(async () => {
    await shop.close();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const ask = (): [string, RawRequest][] => {
    const { session, orderId, invitationId } = couple;
    const answer = { invitationId, from: 'Pak Mat', attendanceCount: 0, willAttend: false, message: 'Tahniah' };
    return [
      ['a page’s data', { path: `/api/invitation/find-one/${invitationId}` }],
      ['the owner’s order', { path: `/api/order/find-one/${orderId}`, headers: session.headers }],
      ['a profile', { path: '/user/profile', headers: session.headers }],
      ['a public call with a session', { path: '/api/invitation/total', headers: session.headers }],
      ['wishes', { path: `/api/wish/get-all/${invitationId}` }],
      ['an answer', { method: 'POST', path: '/api/wish/add', body: JSON.stringify(answer) }],
      [
        'an edit',
        {
          method: 'PUT',
          path: '/api/invitation/update/main-page',
          headers: session.headers,
          body: JSON.stringify({ id: invitationId, title: 'Majlis' }),
        },
      ],
    ];
  };
  /** Every call, each so many milliseconds after the one before. */
  const all = (apart = 0): Promise<[string, RawAnswer, number][]> =>
    Promise.all(
      ask().map(async ([name, call], index): Promise<[string, RawAnswer, number]> => {
        await delay(index * apart);
        const began = performance.now();
        const answer = await (call.body === undefined ? send(shop.url, call) : sendJson(shop.url, call));
        return [name, answer, performance.now() - began];
      }),
    );
  const expectUnavailable = (answer: RawAnswer): void => {
    expectFailure(answer, 'unavailable');
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    });
    expect(answer.headers).not.toHaveProperty('x-powered-by');
  };
  const statuses = async (): Promise<number[]> => (await all()).map(([, { status }]) => status);

  it('killed under load: nothing but 200 and 503, and the same server serves again within 10 s', async () => {
    expect(new Set(await statuses())).toEqual(new Set([200]));
    for (let round = 0; round < 3; round += 1) {
      const pid = database.pid();
      const begun = all();
      database.kill();
      const killed = performance.now();
      let answers = await begun;
      // Retried by the driver until it is back, or refused when it is not.
      while (database.pid() === pid || !answers.every(([, { status }]) => status === 200)) {
        for (const [name, answer] of answers) {
          expect([200, 503].map((status) => [name, status])).toContainEqual([name, answer.status]);
          if (answer.status === 503) expectUnavailable(answer);
        }
        expect(performance.now() - killed).toBeLessThan(10_000);
        answers = await all();
      }
    }
  });

  it('away: 503 in the envelope within the time-outs, live but not ready; back: it serves again', async () => {
    const port = Number(new URL(database.uri).port);
    const PICTURES = ['/design/cover-image/cv0001?w=400', '/design/preview-image/cv0001', '/design/blank-cover/cv0001'];
    const pictures = (): Promise<RawAnswer[]> => Promise.all(PICTURES.map((path) => send(shop.url, { path })));
    const before = await pictures();
    await database.stop();
    // Longer than a design that was read is fresh.
    shop.clock.advance(11_000);

    // A page that is sent from memory has its pictures.
    for (const [at, { status, headers }] of (await pictures()).entries())
      expect([PICTURES[at], status, headers['etag']]).toEqual([PICTURES[at], 200, before[at]?.headers['etag']]);
    const malay = await send(shop.url, {
      path: '/user/profile',
      headers: { ...couple.session.headers, 'Accept-Language': 'ms' },
    });
    expect((malay.json as ErrorEnvelope).data.error.errorMessage).toBe(ERRORS.unavailable.ms);
    // Also those that are sent while others wait: a request does not wait for others first and then for itself.
    for (const [name, answer, took] of [...(await all()), ...(await all(600))]) {
      expect([name, answer.status]).toEqual([name, 503]);
      expectUnavailable(answer);
      expect({ name, late: took >= LONGEST_MS && took }).toEqual({ name, late: false });
    }
    const ready = await send(shop.url, { path: '/health/ready' });
    expect([ready.status, ready.json]).toEqual([503, { status: 'unavailable' }]);
    expect(ready.headers['cache-control']).toBe('no-store');
    const live = await send(shop.url, { path: '/health/live' });
    expect([live.status, live.json]).toEqual([200, { status: 'ok' }]);
    // W-03: no sitemap is better than one without the catalogue.
    const sitemap = await send(shop.url, { path: '/sitemap.xml' });
    expectFailure(sitemap, 'unavailable');
    expect([sitemap.headers['retry-after'], sitemap.headers['cache-control']]).toEqual(['2', 'no-store']);
    // What needs no database works.
    expect((await send(shop.url, { path: '/robots.txt' })).status).toBe(200);
    expect((await send(shop.url, { path: '/api/config' })).status).toBe(200);
    // And what is wrong is still said to be wrong.
    expectFailure(await sendJson(shop.url, { method: 'POST', path: '/api/wish/add', body: '{' }), 'validation');

    database = await start(port);
    const back = performance.now();
    await until(async () => (await send(shop.url, { path: '/health/ready' })).status === 200, 10_000);
    await until(async () => (await statuses()).every((status) => status === 200), 10_000);
    expect(performance.now() - back).toBeLessThan(10_000);
    expect((await send(shop.url, { path: '/sitemap.xml' })).status).toBe(200);
  });
});

describe('indexes', () => {
  it('X42 are there when the server is ready to listen', async () => {
    const shop = await startTestApp();
    const mongoUri = testDatabase();
    const app = await createApp({ config: { ...shop.config, logLevel: 'silent' }, mongoUri });
    try {
      const { db } = app.get<Connection>(getConnectionToken());
      if (!db) throw new Error('not connected');
      const unique: Record<string, unknown[]> = {};
      for (const { name } of await db.listCollections().toArray()) {
        const indexes = await db.collection(name).indexes();
        unique[name] = indexes
          .filter((index) => index.unique === true)
          .map(({ key, partialFilterExpression }) => [
            key,
            ...(partialFilterExpression ? [partialFilterExpression] : []),
          ]);
      }
      expect(unique).toMatchObject({
        users: expect.arrayContaining([[{ googleSub: 1 }]]),
        orders: expect.arrayContaining([[{ userId: 1 }, expect.objectContaining({ paidAmount: { $lt: 1 } })]]),
      });
      expect(unique['wishes']?.length).toBeGreaterThan(0);
    } finally {
      await app.close();
      await shop.close();
    }
  });
});

describe('X64 a rejection that nothing catches', () => {
  it('is logged, what is under way is answered, and the process ends with 1', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stray-'));
    const port = await freePort();
    // A real unhandled rejection, in the real process, during a request.
    const stray = `data:text/javascript,${encodeURIComponent("process.on('SIGUSR2', () => void Promise.reject(new Error('stray')))")}`;
    const env = cleanEnv({ PORT: String(port), DATA_DIR: folder, MONGODB_URI: testDatabase() });
    const child = spawn(process.execPath, ['--import', stray, mainFile], { cwd: folder, env, stdio: 'pipe' });
    const server = new ServerProcess(child);
    try {
      await server.up();
      const slow = request({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/wish/add',
        headers: { 'Content-Type': 'application/json', 'Content-Length': '2' },
      });
      const answered = once(slow, 'response');
      slow.write('{');
      await delay(200);
      server.signal('SIGUSR2');
      await until(() => server.output.includes('stray'));
      await delay(200);
      slow.end('}');
      const [answer] = await answered;
      expect(answer.statusCode).toBe(400);
      answer.resume();
      await expect(server.exit()).resolves.toBe(1);
      expect(server.output).toMatch(/"level":60.*"message":"stray".*nothing caught/);
    } finally {
      server.signal('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
