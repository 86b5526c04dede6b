import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HOUR_MS } from '@serikad/shared/calendar/durations';
import { S3Storage } from '../../src/media/storage/s3-storage.js';
import { STORAGE, type StoragePort } from '../../src/media/storage/storage.port.js';
import { type Bucket, startBucket } from '../media/support/bucket.js';
import { newCouple, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { testDatabase } from '../support/database.js';
import { smallPicture } from '../support/picture.js';
import { until } from '../support/processes.js';
import { freePort, type ServerProcess, startServer } from '../support/server-process.js';
import { answer } from '../rsvp/support/couple.js';

jest.setTimeout(120_000);

const CLOCK = pathToFileURL(join(import.meta.dirname, 'support', 'shifted-clock.mjs')).href;

describe('the bucket becomes unreachable', () => {
  const folder = mkdtempSync(join(tmpdir(), 'storage-away-'));
  const mongoUri = testDatabase();
  const jwtSecret = randomBytes(32).toString('hex');
  let bucket: Bucket;
  let storage: S3Storage;
  let shop: TestApp;
  let couple: Couple;
  let server: ServerProcess;
  let port: number;
  let url: string;

  beforeAll(async () => {
    bucket = await startBucket();
    storage = new S3Storage(bucket.config);
    shop = await startTestApp({ mongoUri, config: { jwtSecret, storage: bucket.config } });
    port = await freePort();
    url = `http://127.0.0.1:${port}`;
    await start();
  });
  beforeEach(async () => {
    couple = await newCouple(shop);
  });
  afterEach(() => bucket.heal());
  afterAll(async () => {
    await stop();
    await shop.close();
    storage.close();
    await bucket.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** @param ahead milliseconds by which its clock is ahead of the others' */
  async function start(ahead = 0): Promise<void> {
    const { endpoint = '', region, bucket: name, accessKeyId, secretAccessKey } = bucket.config;
    const clock = join(folder, 'clock');
    const shift = Buffer.alloc(8);
    shift.writeDoubleLE(ahead);
    writeFileSync(clock, shift);
    server = startServer(
      {
        PORT: String(port),
        DATA_DIR: folder,
        MONGODB_URI: mongoUri,
        JWT_SECRET: jwtSecret,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'fatal',
        STORAGE_DRIVER: 's3',
        S3_ENDPOINT: endpoint,
        S3_REGION: region,
        S3_BUCKET: name,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
        S3_FORCE_PATH_STYLE: 'true',
        NODE_OPTIONS: `--import=${CLOCK}`,
        SHIFTED_CLOCK: clock,
      },
      folder,
    );
    await server.up();
  }
  async function stop(): Promise<void> {
    server.signal('SIGKILL');
    await server.exit();
  }

  async function upload(
    to = url,
  ): Promise<{ status: number; id?: string; code?: unknown; message?: string | undefined }> {
    const form = new FormData();
    form.set('invitationId', couple.invitationId);
    form.set('order', '0');
    // Wide enough for all three files.
    form.set('image', new Blob([new Uint8Array(await smallPicture('#3f6212', 900))]), 'foto.png');
    const headers = { ...couple.session.headers, 'accept-language': 'ms' };
    const response = await fetch(`${to}/api/photo/add`, { method: 'POST', headers, body: form });
    const { code, data } = (await response.json()) as {
      code: unknown;
      data: { id?: string; error?: { errorMessage: string } };
    };
    return { status: response.status, code, message: data.error?.errorMessage, ...(data.id && { id: data.id }) };
  }
  const remove = async (id: string): Promise<number> => {
    const response = await fetch(`${url}/api/photo/delete`, {
      method: 'DELETE',
      headers: { ...couple.session.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ id, invitationId: couple.invitationId }),
    });
    return response.status;
  };
  async function objects(): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of storage.list()) keys.push(key);
    return keys.sort();
  }
  async function records(): Promise<string[]> {
    return shop.db.collection('photos').distinct('imageUrl');
  }
  async function counted(): Promise<string[]> {
    return shop.db.collection('imageLedgers').distinct('images.key');
  }
  const filesOf = (keys: readonly string[]): string[] =>
    keys.flatMap((key) => [key, key.replace('.webp', '-320.webp'), key.replace('.webp', '-640.webp')]).sort();
  async function expectOthersServed(): Promise<void> {
    expect((await answer(url, couple.invitationId, 1)).status).toBe(200);
    expect((await fetch(`${url}/api/invitation/find-one/${couple.invitationId}`)).status).toBe(200);
    expect((await fetch(`${url}/invitation/view/${couple.invitationId}/x`)).status).toBe(200);
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
  }
  const refused = { status: 503, code: 'unavailable', message: expect.stringMatching(/^Perkhidmatan tergendala/) };

  it.each([0, 1, 2])(
    'X61 after %i of the three files of an upload: it is 503, nothing is stored, and the next one works',
    async (after) => {
      expect((await upload()).status).toBe(200);
      const before = await records();
      bucket.fail('PUT', 'cut', after);
      expect(await upload()).toMatchObject(refused);
      await expectOthersServed();
      expect([await records(), await counted(), await objects()]).toEqual([before, before, filesOf(before)]);
      bucket.heal();
      expect((await upload()).status).toBe(200);
      expect(await objects()).toEqual(filesOf(await records()));
    },
  );

  it('X61 in the middle of an upload, and at a deletion: each record has its files, and what is left is cleared up when it is back', async () => {
    const { id = '' } = await upload();
    const before = await records();
    bucket.fail('PUT', 'cut', 1);
    bucket.fail('DELETE', 'cut');
    expect(await upload()).toMatchObject(refused);
    // One file can't be removed now. It is counted, so it will be found.
    expect(await records()).toEqual(before);
    const left = (await objects()).filter((key) => !filesOf(before).includes(key));
    expect(left).toHaveLength(1);
    expect(await counted()).toHaveLength(before.length + 1);

    await bucket.shut();
    expect((await fetch(`${url}/health/ready`)).status).toBe(503);
    expect(await upload()).toMatchObject(refused);
    expect(await remove(id)).toBe(200);
    const after = await records();
    expect(after).toHaveLength(before.length - 1);
    await expectOthersServed();

    await bucket.open();
    bucket.heal();
    expect((await upload()).status).toBe(200);
    const now = await records();
    expect(await objects()).not.toEqual(filesOf(now));
    // An hour later, with the next round.
    await stop();
    await start(HOUR_MS + 60_000);
    await until(async () => (await objects()).length === 3 * now.length);
    expect(await objects()).toEqual(filesOf(now));
    await until(async () => (await counted()).length === now.length);
    expect([await records(), (await counted()).sort()]).toEqual([now, [...now].sort()]);
  });

  it('X61 control: without the clean-up a part of the upload stays', async () => {
    const before = await objects();
    jest.spyOn(shop.app.get<StoragePort>(STORAGE), 'remove').mockResolvedValue();
    bucket.fail('PUT', 'cut', 1);
    expect(await upload(shop.url)).toMatchObject(refused);
    expect(await objects()).toHaveLength(before.length + 1);
  });
});
