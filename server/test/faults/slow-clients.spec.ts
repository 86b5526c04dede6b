import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { BUDGETS } from '../../src/http/decorators/budgets.js';
import { httpLimits } from '../../src/http/server/http-limits.js';
import { newCouple, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { testDatabase } from '../support/database.js';
import { until } from '../support/processes.js';
import { freePort, type ServerProcess, startServer } from '../support/server-process.js';
import { answerOf } from '../rsvp/support/couple.js';
import { sendFrom, type Sent, SlowClient } from './support/slow-clients.js';

jest.setTimeout(120_000);

const HEADS = 300;
const BODIES = 60;
const ATTACKER = '127.0.0.2';
const GUEST = '127.0.0.3';
const { connectionsOfOne = 0 } = httpLimits(false);

/**
 * The server's process with its limits, and beside it the same shop behind a server of Node's that has none but its
 * own, and counts no requests: the control of everything here.
 */
describe('clients that are slow, or too many', () => {
  const folder = mkdtempSync(join(tmpdir(), 'slow-clients-'));
  const mongoUri = testDatabase();
  const jwtSecret = randomBytes(32).toString('hex');
  let server: ServerProcess;
  let port: number;
  let unlimited: TestApp;
  let openPort: number;
  let couple: Couple;
  const clients: SlowClient[] = [];
  /** Ends the guests that are left. */
  const guests: (() => void)[] = [];

  beforeAll(async () => {
    unlimited = await startTestApp({ mongoUri, config: { jwtSecret } });
    openPort = unlimited.config.port;
    couple = await newCouple(unlimited);
    port = await freePort();
    const env = { PORT: String(port), DATA_DIR: folder, MONGODB_URI: mongoUri, JWT_SECRET: jwtSecret };
    server = startServer({ ...env, LOG_LEVEL: 'fatal' }, folder);
    await server.up();
  });
  afterEach(() => {
    clients.splice(0).forEach((client) => client.leave());
    guests.splice(0).forEach((leave) => leave());
  });
  afterAll(async () => {
    server.signal('SIGKILL');
    await server.exit();
    await unlimited.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const comes = async (to: number, from?: string): Promise<SlowClient> => {
    const client = await SlowClient.connect(to, from);
    clients.push(client);
    return client;
  };
  const many = (count: number, make: () => Promise<SlowClient>): Promise<SlowClient[]> =>
    Promise.all(Array.from({ length: count }, make));
  /**
   * Connections without a request, a hundred at a time: more at once overflow the queue of those not yet accepted
   * (511). The queue is served in order, so that a hundred are accepted when a request behind them is answered.
   */
  async function idle(count: number, to: number): Promise<SlowClient[]> {
    const all: SlowClient[] = [];
    while (all.length < count) {
      all.push(...(await many(Math.min(100, count - all.length), () => comes(to, ATTACKER))));
      await sendFrom(GUEST, to, 'GET', `/api/invitation/find-one/${couple.invitationId}`);
    }
    return all;
  }
  async function slowHead(to: number): Promise<SlowClient> {
    const client = await comes(to);
    client.send(`GET /api/invitation/find-one/${couple.invitationId} HTTP/1.1\r\nHost: kad\r\nX-Slow: `);
    client.dribble(700);
    return client;
  }
  async function slowBody(to: number): Promise<SlowClient> {
    const client = await comes(to);
    client.send(
      'POST /api/wish/add HTTP/1.1\r\nHost: kad\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{"from":"',
    );
    client.dribble(700);
    return client;
  }
  /** A photo of a phone, of 2.8 MB; sends all but its last byte bit by bit. */
  async function slowPhoto(): Promise<{ client: SlowClient; finish: () => void; bytes: number }> {
    const [width, height] = [2_140, 1_605];
    const noise = { raw: { width, height, channels: 3 as const } };
    const image = await sharp(randomBytes(width * height * 3), noise)
      .jpeg({ quality: 90 })
      .toBuffer();
    const part = (name: string, more = ''): string =>
      `--kad\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
    const body = Buffer.concat([
      Buffer.from(`${part('invitationId')}${couple.invitationId}\r\n${part('order')}0\r\n`),
      Buffer.from(part('image', '; filename="foto.jpg"')),
      image,
      Buffer.from('\r\n--kad--\r\n'),
    ]);
    const client = await comes(port);
    client.send(
      `POST /api/photo/add HTTP/1.1\r\nHost: kad\r\nAuthorization: ${couple.session.headers.Authorization}\r\n` +
        `Content-Type: multipart/form-data; boundary=kad\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    let sent = 0;
    const more = (bytes: number): void => {
      const end = Math.min(sent + bytes, body.length - 1);
      client.send(body.subarray(sent, end));
      sent = end;
    };
    // 3G in the outskirts: 50 kB a second.
    const timer = setInterval(() => more(25_000), 500);
    return {
      client,
      bytes: image.length,
      finish: () => {
        clearInterval(timer);
        client.send(body.subarray(sent));
      },
    };
  }
  const answers = (to: number, from: string): Promise<Sent> =>
    sendFrom(from, to, 'POST', '/api/wish/add', {
      body: { invitationId: couple.invitationId, ...answerOf(1, { from: `Tetamu ${randomUUID()}` }) },
      headers: { 'Idempotency-Key': randomUUID() },
    });
  /** Reads and answers until it is stopped. @returns what was not 200 */
  function guest(to: number): { leave: () => Promise<{ served: number; others: Sent[] }> } {
    let [here, served] = [true, 0];
    const others: Sent[] = [];
    const visit = (async () => {
      while (here) {
        const read = await sendFrom(GUEST, to, 'GET', `/api/invitation/find-one/${couple.invitationId}`);
        for (const each of [read, await answers(to, GUEST)]) {
          if (each.status === 200) served += 1;
          else others.push(each);
        }
        await pause(200);
      }
    })();
    guests.push(() => (here = false));
    return {
      leave: async () => {
        here = false;
        await visit;
        return { served, others };
      },
    };
  }

  it(`X61 ${HEADS} that send their headers and ${BODIES} that send their bodies byte by byte get 408 and are closed; a photo over 3G and the others are served`, async () => {
    const other = guest(port);
    const photo = await slowPhoto();
    const slow = [...(await many(HEADS, () => slowHead(port))), ...(await many(BODIES, () => slowBody(port)))];
    const control = [
      ...(await many(HEADS, () => slowHead(openPort))),
      ...(await many(BODIES, () => slowBody(openPort))),
    ];
    await until(() => slow.every(({ closed }) => closed), 90_000);
    expect(new Set(slow.map(({ status }) => status))).toEqual(new Set([408]));
    const [body = ''] = slow[0]?.heard.split('\r\n\r\n').slice(1) ?? [];
    expect(JSON.parse(body)).toMatchObject({
      code: 'request-timeout',
      data: { error: { errorMessage: expect.stringMatching(/^Permintaan anda/) } },
    });
    expect(control.filter(({ closed }) => closed)).toEqual([]);
    // The photo has taken as long as the slow ones, and continues.
    expect([photo.client.closed, photo.client.heard]).toEqual([false, '']);
    expect(photo.bytes).toBeGreaterThan(2_500_000);
    photo.finish();
    await until(() => photo.client.status !== undefined, 30_000);
    expect(photo.client.status).toBe(200);
    const { served, others } = await other.leave();
    expect(others).toEqual([]);
    expect(served).toBeGreaterThan(10);
  });

  it(`X61 of one address ${connectionsOfOne} connections are kept open, and another address is served`, async () => {
    const over = 50;
    const refused = (all: readonly SlowClient[]): number =>
      all.filter(({ closed, heard }) => closed && heard === '').length;
    const attack = await idle(connectionsOfOne + over, port);
    await until(() => refused(attack) >= over);
    expect((await answers(port, GUEST)).status).toBe(200);
    const control = await idle(connectionsOfOne + over, openPort);
    expect((await answers(openPort, GUEST)).status).toBe(200);
    expect(refused(attack)).toBe(over);
    expect(refused(control)).toBe(0);
    // What they held is free again when they have gone.
    attack.forEach((client) => client.leave());
    await until(async () => (await answers(port, ATTACKER).catch(() => undefined))?.status === 200);
  });

  it('X43 X61 a flood of RSVPs from one address gets 429 with Retry-After; another address is served all along', async () => {
    const { client: limit, seconds } = BUDGETS['anonymous-writes'];
    /** As many as two windows take, and one more: one of them is too much, whenever the windows begin. */
    async function flood(to: number): Promise<{ responses: Sent[]; between: Sent[] }> {
      const responses: Sent[] = [];
      const between: Sent[] = [];
      while (responses.length <= 2 * limit && !responses.some(({ status }) => status === 429)) {
        responses.push(...(await Promise.all(Array.from({ length: 50 }, () => answers(to, ATTACKER)))));
        between.push(await answers(to, GUEST));
      }
      return { responses, between };
    }
    const { responses, between } = await flood(port);
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const { body, retryAfter } of refused) {
      expect(JSON.parse(body)).toMatchObject({ code: 'too-many-requests' });
      expect(Number(retryAfter)).toBeGreaterThan(0);
      expect(Number(retryAfter)).toBeLessThanOrEqual(seconds);
    }
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect(between.map(({ status }) => status)).toEqual(between.map(() => 200));
    expect((await answers(port, GUEST)).status).toBe(200);
    // Control: as many without limits.
    const uncounted = await Promise.all(responses.slice(0, limit + 1).map(() => answers(openPort, ATTACKER)));
    expect(uncounted.map(({ status }) => status)).toEqual(uncounted.map(() => 200));
  });
});
