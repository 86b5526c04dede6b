import { randomBytes, randomUUID } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Types } from 'mongoose';
import { DAY_MS, HOUR_MS } from '@serikad/shared/calendar/durations';
import { demoGoogle } from '../../src/config/google-config.js';
import { BUDGETS } from '../../src/http/decorators/budgets.js';
import { DesignsService } from '../../src/modules/designs/designs.service.js';
import { RsvpSettlerService } from '../../src/modules/rsvp/responses/rsvp-settler.service.js';
import { signInSeller } from '../admin/support/seller.js';
import { newCouple, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { testDatabase } from '../support/database.js';
import { until } from '../support/processes.js';
import { freePort, type ServerProcess, startServer } from '../support/server-process.js';
import { signIn } from '../support/sign-in.js';
import { answer, balanced, books, setLimits } from '../rsvp/support/couple.js';

jest.setTimeout(120_000);

const CLOCK = pathToFileURL(join(import.meta.dirname, 'support', 'shifted-clock.mjs')).href;

describe('X61 a server whose clock is changed while it runs, with a database whose clock is right', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clock-jumps-'));
  const mongoUri = testDatabase();
  const jwtSecret = randomBytes(32).toString('hex');
  let clock: number;
  let shop: TestApp;
  let couple: Couple;
  let server: ServerProcess;
  let url: string;

  beforeAll(async () => {
    shop = await startTestApp({ mongoUri, config: { jwtSecret } });
    couple = await newCouple(shop);
    const file = join(folder, 'clock');
    clock = openSync(file, 'w');
    setClock(0);
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    server = startServer(
      {
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: folder,
        MONGODB_URI: mongoUri,
        JWT_SECRET: jwtSecret,
        LOG_LEVEL: 'fatal',
        NODE_OPTIONS: `--import=${CLOCK}`,
        SHIFTED_CLOCK: file,
      },
      folder,
    );
    await server.up();
  });
  beforeEach(() => setClock(0));
  afterAll(async () => {
    server.signal('SIGKILL');
    await server.exit();
    closeSync(clock);
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** @param off milliseconds by which the server's clock is ahead */
  function setClock(off: number): void {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleLE(off);
    writeSync(clock, bytes, 0, 8, 0);
  }
  const statusOf = async (path: string, headers: Record<string, string> = {}): Promise<number> =>
    (await fetch(`${url}${path}`, { headers })).status;
  const newSession = async (): Promise<{ Authorization: string }> =>
    (
      await signIn(url, {
        ...shop.config,
        publicUrl: url,
        google: demoGoogle(Number(new URL(url).port), url, jwtSecret),
      })
    ).headers;

  it('keeps sessions in both directions, ends them after 30 days by the new clock, and makes new ones at once', async () => {
    const { headers } = couple.session;
    const jumps = [0, 3 * HOUR_MS, -3 * HOUR_MS, 29 * DAY_MS, 31 * DAY_MS, 0, -400 * DAY_MS, 0];
    const seen: number[] = [];
    for (const jump of jumps) {
      setClock(jump);
      seen.push(await statusOf('/user/profile', headers));
    }
    expect(seen).toEqual(jumps.map((jump) => (jump === 31 * DAY_MS ? 403 : 200)));
    for (const jump of [3 * HOUR_MS, -3 * HOUR_MS]) {
      setClock(jump);
      const session = await newSession();
      expect(await statusOf('/user/profile', session)).toBe(200);
      // Set right again; and what was signed out stays signed out.
      setClock(0);
      expect(await statusOf('/user/profile', session)).toBe(200);
      await fetch(`${url}/user/sign-out`, { method: 'POST', headers: session });
      expect(await statusOf('/user/profile', session)).toBe(403);
    }
  });

  it('X43 lets a client over a limit wait a window by the new clock, never the hours of a jump', async () => {
    const { client, seconds } = BUDGETS.exports;
    const { headers } = couple.session;
    const path = `/api/wish/export/${couple.invitationId}`;
    const ask = async (): Promise<{ status: number; retryAfter: number }> => {
      const response = await fetch(`${url}${path}`, { headers });
      await response.arrayBuffer();
      return { status: response.status, retryAfter: Number(response.headers.get('retry-after')) };
    };
    /** Until it is refused: twice the budget is enough, whenever the windows begin. */
    async function exhaust(): Promise<number> {
      for (let count = 0; count <= 2 * client; count += 1) {
        const { status, retryAfter } = await ask();
        if (status === 429) return retryAfter;
        expect(status).toBe(200);
      }
      return -1;
    }
    for (const jump of [0, 3 * HOUR_MS, -3 * HOUR_MS]) {
      setClock(jump);
      expect((await ask()).status).toBe(200);
      const retryAfter = await exhaust();
      expect(retryAfter).toBeGreaterThan(0);
      expect(retryAfter).toBeLessThanOrEqual(seconds);
    }
  });

  it('X41 takes an RSVP that is sent again after a jump as the same RSVP', async () => {
    const key = randomUUID();
    const answers = [];
    for (const jump of [3 * HOUR_MS, 0, -3 * HOUR_MS, 400 * DAY_MS]) {
      setClock(jump);
      // After so many days the unpaid invitation is closed: that is said, and nothing is written.
      answers.push(await answer(url, couple.invitationId, 2, { key }));
    }
    const [first] = answers;
    expect(first?.status).toBe(200);
    expect(answers.slice(0, 3)).toEqual([first, first, first]);
    expect(answers[3]?.status).not.toBe(200);
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 2, stored: 1 }));
  });

  it('D-02 drops a design from its cache ten seconds after the clock goes back three hours', async () => {
    const path = '/api/design/find-one/cv0003';
    setClock(3 * HOUR_MS);
    expect(await statusOf(path)).toBe(200);
    setClock(0);
    const seller = await signInSeller(shop);
    const hide = (hidden: boolean) =>
      shop.http.put('/api/admin/design/hidden').set(seller.headers).send({ id: 'cv0003', hidden }).expect(200);
    await hide(true);
    expect(await statusOf(path)).toBe(200);
    await until(async () => (await statusOf(path)) === 404);
    await hide(false);
  });

  it('is still the same process afterwards', () => {
    expect(server.child.exitCode).toBeNull();
  });
});

describe('X61 a clock that was ahead and is set right', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await startTestApp();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    shop.clock.reset();
  });
  afterAll(() => shop.close());

  /** A server was killed in the middle of an RSVP while its clock was three hours ahead: the seats are taken. */
  async function leftBehind(): Promise<Couple> {
    const couple = await newCouple(shop);
    await setLimits(shop, { ...couple, owner: couple.session }, { totalLimit: 4 });
    const intent = { op: randomUUID(), key: randomUUID(), kind: 'add', claimed: 4, release: 0 };
    await shop.db.collection<{ pending: object[] }>('attendances').updateOne(
      { _id: new Types.ObjectId(couple.invitationId) },
      {
        $inc: { taken: 4, answers: 1 },
        $push: { pending: { ...intent, at: new Date(shop.clock.now() + 3 * HOUR_MS) } },
      },
    );
    expect((await answer(shop.url, couple.invitationId, 1)).status).toBe(400);
    return couple;
  }

  it('X38 gives back the seats that it took, with the next round', async () => {
    const { invitationId } = await leftBehind();
    await shop.app.get(RsvpSettlerService).reconcile();
    expect((await answer(shop.url, invitationId, 4)).status).toBe(200);
    expect(await books(shop, invitationId)).toEqual(balanced({ guests: 4, stored: 1 }));
  });

  it('control: a design that is cached by the time of day is shown for hours after it was hidden', async () => {
    const hidden = async (): Promise<number> => {
      const seller = await signInSeller(shop);
      const hide = (on: boolean) =>
        shop.http.put('/api/admin/design/hidden').set(seller.headers).send({ id: 'cv0003', hidden: on }).expect(200);
      shop.clock.jump(3 * HOUR_MS);
      expect((await shop.http.get('/api/design/find-one/cv0003')).status).toBe(200);
      shop.clock.jump(-3 * HOUR_MS);
      // As if another server had changed it: this one's cache is not cleared.
      jest.spyOn(shop.app.get(DesignsService), 'forget').mockReturnValue();
      await hide(true);
      shop.clock.advance(11_000);
      const { status } = await shop.http.get('/api/design/find-one/cv0003');
      await hide(false);
      shop.clock.advance(2 * DAY_MS);
      return status;
    };
    expect(await hidden()).toBe(404);
    jest.spyOn(shop.clock, 'elapsed').mockImplementation(() => shop.clock.now());
    expect(await hidden()).toBe(200);
  });
});
