import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type RunningDatabase, startDatabase } from '../../src/database/database-server.js';
import { RsvpSettlerService } from '../../src/modules/rsvp/responses/rsvp-settler.service.js';
import { addGift } from '../gifts/support/pictured.js';
import { newCouple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { until } from '../support/processes.js';
import { freePort, type ServerProcess, startServer } from '../support/server-process.js';
import { balanced, books, setLimits } from '../rsvp/support/couple.js';
import { type CuttingProxy, startCuttingProxy } from './support/cutting-proxy.js';
import { Guests, type Party, type Visit } from './support/guests.js';

jest.setTimeout(100_000);

const KILLS = 5;
const FROZEN_MS = 8_000;
const BACK_WITHIN_MS = 10_000;
const SEATS = 60;
const GIFTS = 3;

describe('X61 20 guests at once while the database fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  const jwtSecret = randomBytes(32).toString('hex');
  let database: RunningDatabase;
  /** Between the server and its database. */
  let link: CuttingProxy;
  /** Between the guests and the server. */
  let line: CuttingProxy;
  let server: ServerProcess;
  let url: string;
  const parties: Party[] = [];

  beforeAll(async () => {
    database = await startDatabase({
      dataDir: join(folder, 'database'),
      env: { ...process.env, MONGOMS_RUNTIME_DOWNLOAD: 'false' },
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    });
    const uri = new URL(database.uri);
    link = await startCuttingProxy(Number(uri.port));
    uri.port = String(link.port);
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    line = await startCuttingProxy(port);
    await withShop(async (shop) => {
      for (let i = 0; i < KILLS + 3; i += 1) parties.push(await newParty(shop));
    });
    server = startServer(
      {
        PORT: String(port),
        DATA_DIR: join(folder, 'data'),
        MONGODB_URI: uri.href,
        JWT_SECRET: jwtSecret,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'fatal',
      },
      folder,
    );
    await server.up();
  });
  afterAll(async () => {
    server.signal('SIGKILL');
    await server.exit();
    await line.close();
    await link.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach(() => {
    link.loseEvery(0);
    line.loseEvery(0);
  });

  /** A second server on the database itself, where everything is made ready and looked at. */
  async function withShop<T>(work: (shop: TestApp) => Promise<T>): Promise<T> {
    const shop = await startTestApp({ mongoUri: database.uri, config: { jwtSecret } });
    try {
      return await work(shop);
    } finally {
      await shop.close();
    }
  }
  async function newParty(shop: TestApp): Promise<Party> {
    const couple = await newCouple(shop);
    const giftIds: string[] = [];
    for (let i = 0; i < GIFTS; i += 1) giftIds.push(await addGift(shop, couple));
    await setLimits(shop, { ...couple, owner: couple.session }, { totalLimit: SEATS });
    return { url, invitationId: couple.invitationId, giftIds };
  }
  const nextParty = (): Party => {
    const party = parties.shift();
    if (!party) throw new Error('no party left');
    return party;
  };

  /** How often each guest is in the database, by name: among the answers and as who brings a gift. */
  async function recordsOf(shop: TestApp): Promise<Map<string, number>> {
    const records = new Map<string, number>();
    const count = (name: string): void => void records.set(name, (records.get(name) ?? 0) + 1);
    for (const { from } of await shop.db
      .collection('wishes')
      .find({ from: /^Tetamu/ })
      .toArray())
      count(from as string);
    for (const { reservation } of await shop.db
      .collection('gifts')
      .find({ reservation: { $ne: null } })
      .toArray()) {
      count((reservation as { name: string }).name);
    }
    return records;
  }
  /** Differences from what guests got: acknowledged and missing, stored more than once, or stored though refused. */
  function wrong(visits: readonly Visit[], records: ReadonlyMap<string, number>): string[] {
    return visits.flatMap(({ from, outcome, tries }) => {
      const stored = records.get(from) ?? 0;
      return stored === (outcome === '200' ? 1 : 0)
        ? []
        : [`${from}: ${outcome} after ${tries}, stored ${stored} times`];
    });
  }
  async function expectBooksInOrder(shop: TestApp, { invitationId }: Party): Promise<void> {
    // What a lost connection has left open is the reconciler's, once it is old enough.
    shop.clock.advance(60_000);
    await shop.app.get(RsvpSettlerService).reconcile();
    const state = await books(shop, invitationId);
    expect(state).toEqual(balanced(state));
    expect(state.guests).toBeLessThanOrEqual(SEATS);
  }
  async function expectNothingLost(guests: Guests, been: readonly Party[]): Promise<void> {
    await guests.leave();
    expect(guests.surprises).toEqual([]);
    expect(server.child.exitCode).toBeNull();
    await withShop(async (shop) => {
      const records = await recordsOf(shop);
      expect(wrong(guests.visits, records)).toEqual([]);
      for (const party of been) await expectBooksInOrder(shop, party);
    });
    const taken = guests.visits.flatMap(({ wishId }) => wishId ?? []);
    for (const wishId of taken.slice(-10)) {
      expect((await fetch(`${url}/api/wish/user/${wishId}`)).status).toBe(200);
    }
  }

  it(`killed with SIGKILL ${KILLS} times it has every acknowledged record once, no seat too many, and serves again in 10 s`, async () => {
    const first = nextParty();
    const been = [first];
    const guests = new Guests(first);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await guests.successAfter(performance.now());
      const pid = database.pid();
      database.kill();
      await until(() => database.pid() !== undefined && database.pid() !== pid, 60_000);
      const back = performance.now();
      expect(await guests.successAfter(back)).toBeLessThan(BACK_WITHIN_MS);
      // Seats that are free again, for the next one.
      if (kill < KILLS - 1) {
        const party = nextParty();
        been.push(party);
        guests.moveTo(party);
      }
    }
    const refusals = ['400 already-reserved', '400 limit-reached'];
    await until(() => refusals.every((refusal) => guests.visits.some(({ outcome }) => outcome === refusal)));
    await expectNothingLost(guests, been);
    expect(guests.unavailable).toBeGreaterThan(0);
  });

  it('X61 frozen for 8 s it has the same, and every refusal is 503', async () => {
    const party = nextParty();
    const guests = new Guests(party);
    await guests.successAfter(performance.now());
    const pid = Number(database.pid());
    process.kill(pid, 'SIGSTOP');
    try {
      await pause(FROZEN_MS);
      expect((await fetch(`${url}/health/live`)).status).toBe(200);
      expect((await fetch(`${url}/health/ready`)).status).toBe(503);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    expect(await guests.successAfter(performance.now())).toBeLessThan(BACK_WITHIN_MS);
    await expectNothingLost(guests, [party]);
    expect(database.pid()).toBe(pid);
  });

  it('X41 X61 reached through connections that lose replies, before the database and the server, it has the same', async () => {
    const party = nextParty();
    const guests = new Guests({ ...party, url: `http://127.0.0.1:${line.port}` }, { mayLoseConnection: true });
    await guests.successAfter(performance.now());
    line.loseEvery(7);
    link.loseEvery(29);
    await until(() => line.lost() >= 30 && link.lost() >= 8, 60_000);
    line.loseEvery(0);
    link.loseEvery(0);
    expect(await guests.successAfter(performance.now())).toBeLessThan(BACK_WITHIN_MS);
    await expectNothingLost(guests, [party]);
    expect(guests.visits.some(({ tries, outcome }) => tries > 1 && outcome === '200')).toBe(true);
  });

  it('X41 X61 control: the RSVPs of guests who take a new key for each try are there twice', async () => {
    const party = nextParty();
    const far = { ...party, url: `http://127.0.0.1:${line.port}` };
    const guests = new Guests(far, { mayLoseConnection: true, newKeys: true });
    const before = line.lost();
    line.loseEvery(7);
    await until(() => line.lost() - before >= 12, 60_000);
    line.loseEvery(0);
    await guests.leave();
    await withShop(async (shop) => {
      expect(wrong(guests.visits, await recordsOf(shop))).toContainEqual(expect.stringMatching(/stored 2 times/));
      // And even they take no seat too many.
      await expectBooksInOrder(shop, party);
    });
  });
});
