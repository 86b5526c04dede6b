import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { type RunningDatabase, startDatabase } from '../../src/database/database-server.js';
import { RsvpSettlerService } from '../../src/modules/rsvp/responses/rsvp-settler.service.js';
import { newCouple, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { testDatabase } from '../support/database.js';
import { until } from '../support/processes.js';
import { freePort, type ServerProcess, startServer } from '../support/server-process.js';
import { answer, balanced, books } from '../rsvp/support/couple.js';
import { Disk } from './support/disk.js';
import { Guests } from './support/guests.js';

jest.setTimeout(120_000);

/** What becomes of a picture on the disk: some 400 kB in three files, of which the smallest has 25. */
function photo(): Promise<Buffer> {
  const noise = { raw: { width: 900, height: 700, channels: 3 as const } };
  return sharp(randomBytes(900 * 700 * 3), noise)
    .blur(1)
    .jpeg({ quality: 90 })
    .toBuffer();
}

describe('no room for files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'disk-full-'));
  let disk: Disk;
  const jwtSecret = randomBytes(32).toString('hex');
  const mongoUri = testDatabase();
  let shop: TestApp;
  let server: ServerProcess;
  let url: string;
  let pid: number;
  let couple: Couple;

  beforeAll(async () => {
    disk = Disk.open(join(folder, 'files'), '6m');
    shop = await startTestApp({ mongoUri, config: { jwtSecret } });
    couple = await newCouple(shop);
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const env = { PORT: String(port), DATA_DIR: folder, MONGODB_URI: mongoUri, JWT_SECRET: jwtSecret };
    server = startServer({ ...env, RATE_LIMITS: 'off' }, folder);
    await server.up();
    pid = server.child.pid ?? 0;
  });
  afterAll(async () => {
    server.signal('SIGKILL');
    await server.exit();
    await shop.close();
    disk.close();
    rmSync(folder, { recursive: true, force: true });
  });

  interface Told {
    status: number;
    body: { code: unknown; data: { id?: string; error?: { errorMessage: string } } };
    retryAfter: string | null;
  }
  async function upload(): Promise<Told> {
    const form = new FormData();
    form.set('invitationId', couple.invitationId);
    form.set('order', '0');
    form.set('image', new Blob([new Uint8Array(await photo())]), 'foto.jpg');
    const headers = { ...couple.session.headers, 'accept-language': 'ms' };
    const response = await fetch(`${url}/api/photo/add`, { method: 'POST', headers, body: form });
    const retryAfter = response.headers.get('retry-after');
    return { status: response.status, body: (await response.json()) as Told['body'], retryAfter };
  }
  const invitationId = (): Types.ObjectId => new Types.ObjectId(couple.invitationId);
  async function keys(): Promise<string[]> {
    const photos = await shop.db.collection('photos').find({ invitationId: invitationId() }).toArray();
    return photos.map(({ imageUrl }) => imageUrl as string).sort();
  }
  async function counted(): Promise<string[]> {
    const quotas = await shop.db.collection<{ images: { key: string }[] }>('imageLedgers').find().toArray();
    return quotas.flatMap(({ images }) => images.map(({ key }) => key)).sort();
  }
  const statusOf = async (path: string): Promise<number> =>
    (await fetch(`${url}${path}`, { redirect: 'manual' })).status;

  /** Uploads are refused and leave nothing behind, everything else works. */
  async function expectRefused(before: { files: string[]; keys: string[] }): Promise<void> {
    const refused = await upload();
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
    expect(refused.body.data.error?.errorMessage).toMatch(/^Perkhidmatan tergendala/);
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
    expect(disk.files()).toEqual(before.files);
    expect([await keys(), await counted()]).toEqual([before.keys, before.keys]);
    for (const key of before.keys) expect(await statusOf(`/storage/${key}`)).toBe(200);
    expect((await answer(url, couple.invitationId, 1)).status).toBe(200);
    expect(await statusOf(`/api/invitation/find-one/${couple.invitationId}`)).toBe(200);
    expect(await statusOf('/health/live')).toBe(200);
  }
  async function expectTaken(): Promise<{ files: string[]; keys: string[] }> {
    expect((await upload()).status).toBe(200);
    expect([server.child.exitCode, server.child.pid]).toEqual([null, pid]);
    const now = { files: disk.files(), keys: await keys() };
    const photos = now.files.filter((file) => !file.startsWith('link-previews/'));
    expect(photos).toEqual(
      now.keys.flatMap((key) => [key, key.replace('.webp', '-320.webp'), key.replace('.webp', '-640.webp')]).sort(),
    );
    expect(await counted()).toEqual(now.keys);
    return now;
  }

  it(`X61 full (${Disk.canMount() ? 'ENOSPC' : 'EFBIG'}): uploads get 503 and leave nothing, whatever fits; with room again they work without a restart`, async () => {
    const before = await expectTaken();
    // Nothing fits; the smallest file; all but the largest.
    for (const leave of [0, 40_000, 180_000]) {
      disk.fill(pid, leave);
      await expectRefused(before);
      disk.empty(pid);
    }
    await expectTaken();
  });

  it('X61 full: a link preview is that of its design until there is room', async () => {
    const page = await (await fetch(`${url}/invitation/view/${couple.invitationId}/x`)).text();
    expect(page.length).toBeGreaterThan(0);
    const [path = ''] = new RegExp(`/invitation/preview/${couple.invitationId}/\\w+\\.jpg`).exec(page) ?? [];
    disk.fill(pid);
    expect(await statusOf(path)).toBe(302);
    disk.empty(pid);
    expect(await statusOf(path)).toBe(200);
  });

  (Disk.canBeReadOnly() ? it : it.skip)(
    'X61 read-only: the same, and a photo can be removed from the page',
    async () => {
      const before = await expectTaken();
      disk.readOnly(true);
      try {
        await expectRefused(before);
        expect(await statusOf('/health/ready')).toBe(503);
        const [key] = before.keys;
        const row = await shop.db.collection('photos').findOne({ imageUrl: key });
        const removed = await fetch(`${url}/api/photo/delete`, {
          method: 'DELETE',
          headers: { ...couple.session.headers, 'content-type': 'application/json' },
          body: JSON.stringify({ id: String(row?._id), invitationId: couple.invitationId }),
        });
        expect(removed.status).toBe(200);
        // The record has gone; the file is still counted, so that the sweeper finds it.
        expect([(await keys()).includes(key ?? ''), (await counted()).includes(key ?? '')]).toEqual([false, true]);
        expect(disk.files()).toEqual(before.files);
      } finally {
        disk.readOnly(false);
      }
      expect((await upload()).status).toBe(200);
    },
  );
});

// Only on a file system of its own: a limit on files would be gone with the first start of the database.
(Disk.canMount() ? describe : describe.skip)('no room for the database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'database-full-'));
  let databaseDisk: Disk;
  let database: RunningDatabase | undefined;
  let server: ServerProcess | undefined;

  afterAll(async () => {
    server?.signal('SIGKILL');
    await server?.exit();
    await database?.stop();
    databaseDisk.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('X61 full: every write gets 503, what was acknowledged is there when there is room, and the shop recovers by itself', async () => {
    databaseDisk = Disk.open(join(folder, 'disk'), '1g');
    database = await startDatabase({
      dataDir: databaseDisk.folder,
      env: { ...process.env, MONGOMS_RUNTIME_DOWNLOAD: 'false' },
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    });
    const jwtSecret = randomBytes(32).toString('hex');
    const shop = await startTestApp({ mongoUri: database.uri, config: { jwtSecret } });
    const { invitationId } = await newCouple(shop);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const env = { PORT: String(port), DATA_DIR: folder, MONGODB_URI: database.uri, JWT_SECRET: jwtSecret };
    server = startServer({ ...env, RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' }, folder);
    await server.up();

    const guests = new Guests({ url, invitationId, giftIds: [] });
    await guests.successAfter(performance.now());
    await shop.db.collection('large').insertOne({});
    // Large incompressible records fill what the journal has reserved and what becomes free.
    await until(async () => {
      databaseDisk.fill(0);
      await shop.db
        .collection('large')
        .insertOne({ bytes: randomBytes(500_000) })
        .catch(() => undefined);
      return guests.unavailable >= 20;
    }, 45_000);
    expect((await fetch(`${url}/health/ready`)).status).toBe(503);
    expect((await fetch(`${url}/health/live`)).status).toBe(200);

    databaseDisk.empty(0);
    // Tried again every five seconds at the latest.
    await guests.successAfter(performance.now());
    await guests.leave();
    expect(guests.surprises).toEqual([]);
    expect(server.child.exitCode).toBeNull();
    const stored = await shop.db.collection('wishes').distinct('from', { from: /^Tetamu/ });
    expect(stored.sort()).toEqual(guests.visits.map(({ from }) => from).sort());
    expect(guests.visits.filter(({ outcome }) => outcome !== '200')).toEqual([]);
    expect(await shop.db.collection('wishes').countDocuments({ from: /^Tetamu/ })).toBe(guests.visits.length);
    shop.clock.advance(60_000);
    await shop.app.get(RsvpSettlerService).reconcile();
    const state = await books(shop, invitationId);
    expect(state).toEqual(balanced(state));
    await shop.close();
  });
});
