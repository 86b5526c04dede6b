import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp } from '../support/app.js';
import { testDatabase } from '../support/database.js';
import { until } from '../support/processes.js';
import { freePort, type ServerProcess, startServer } from '../support/server-process.js';
import { newCouple } from '../invitations/support/shop.js';
import { answer, answerOf } from '../rsvp/support/couple.js';

jest.setTimeout(60_000);

/** Guests whose RSVP is in flight when the server gets SIGTERM. */
const GUESTS = 20;

describe('X62 SIGTERM while guests send RSVPs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stopping-'));
  const mongoUri = testDatabase();
  const jwtSecret = randomBytes(32).toString('hex');
  let port: number;
  let url: string;
  let server: ServerProcess;
  let invitationId: string;

  beforeAll(async () => {
    port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const shop = await startTestApp({ mongoUri, config: { jwtSecret } });
    ({ invitationId } = await newCouple(shop));
    await shop.close();
  });
  beforeEach(async () => {
    const env = { PORT: String(port), DATA_DIR: folder, MONGODB_URI: mongoUri, JWT_SECRET: jwtSecret };
    server = startServer({ ...env, RATE_LIMITS: 'off' }, folder);
    await server.up();
  });
  afterEach(async () => {
    server.signal('SIGKILL');
    await server.exit();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** An answer of which all but the last byte is sent: the server has it under way. */
  function begun(): { call: ClientRequest; answered: Promise<[IncomingMessage]>; finish: () => void } {
    const body = Buffer.from(JSON.stringify({ invitationId, ...answerOf(1, { from: `Tetamu ${randomUUID()}` }) }));
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': body.length,
      'Idempotency-Key': randomUUID(),
    };
    const call = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/wish/add', headers });
    const answered = once(call, 'response') as Promise<[IncomingMessage]>;
    call.write(body.subarray(0, -1));
    return { call, answered, finish: () => void call.end(body.subarray(-1)) };
  }
  /** An RSVP's outcome: its status, or a closed connection. */
  const outcome = ({ answered }: ReturnType<typeof begun>): Promise<number | 'cut'> =>
    answered.then(
      ([response]) => {
        response.resume();
        return response.statusCode ?? 0;
      },
      () => 'cut' as const,
    );
  async function underWay(): Promise<ReturnType<typeof begun>[]> {
    const guests = Array.from({ length: GUESTS }, begun);
    await Promise.all(guests.map(({ call }) => once(call, 'socket')));
    // Served after they were: so the server has read what they sent.
    expect((await answer(url, invitationId, 1)).status).toBe(200);
    return guests;
  }
  /** Requests over a new connection. @returns the status, or a refused connection */
  const ask = async (path: string): Promise<number | 'refused'> =>
    fetch(`${url}${path}`, { headers: { connection: 'close' } }).then(
      ({ status }) => status,
      () => 'refused',
    );

  it('requests in flight are answered, new ones refused, and the process ends with 0 in time', async () => {
    const guests = await underWay();
    const outcomes = Promise.all(guests.map(outcome));
    expect(await ask('/health/ready')).toBe(200);
    const begunAt = performance.now();
    server.signal('SIGTERM');
    const seen: (number | 'refused')[] = [];
    await until(async () => {
      const status = await ask('/health/ready');
      seen.push(status);
      return status === 'refused';
    });
    // Not ready, then refused: after the signal it never answers again that it is ready.
    const stopped = seen.findIndex((status) => status !== 200);
    expect(seen.slice(stopped)).not.toContain(200);
    expect(seen.filter((status) => ![200, 503, 'refused'].includes(status))).toEqual([]);
    expect(server.child.exitCode).toBeNull();
    guests.forEach(({ finish }) => finish());
    expect(await outcomes).toEqual(Array.from({ length: GUESTS }, () => 200));
    await expect(server.exit()).resolves.toBe(0);
    expect(performance.now() - begunAt).toBeLessThan(10_000);
  });

  it('control: killed instead, what is under way is lost', async () => {
    const guests = await underWay();
    const outcomes = Promise.all(guests.map(outcome));
    server.signal('SIGKILL');
    guests.forEach(({ finish }) => finish());
    expect(await outcomes).toEqual(Array.from({ length: GUESTS }, () => 'cut'));
  });

  it('a request that never ends does not delay the stop: the process ends with 0 in time', async () => {
    const guests = await underWay();
    const outcomes = Promise.all(guests.map(outcome));
    const begunAt = performance.now();
    server.signal('SIGTERM');
    await expect(server.exit()).resolves.toBe(0);
    expect(performance.now() - begunAt).toBeLessThan(10_000);
    expect(await outcomes).toEqual(Array.from({ length: GUESTS }, () => 'cut'));
    expect(server.output).toMatch(/Stopping the server: not done after 8 s/);
  });
});
