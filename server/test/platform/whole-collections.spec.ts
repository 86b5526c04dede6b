import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose, { type Connection } from 'mongoose';
import { checkBackup } from '../../src/operations/backup/check-backup.js';
import { makeBackup } from '../../src/operations/backup/make-backup.js';
import { restoreBackup } from '../../src/operations/backup/restore-backup.js';
import { ensureShopIndexes } from '../../src/commands/ensure-shop-indexes.js';
import { openShopData } from '../../src/commands/open-shop-data.js';
import type { AppConfig } from '../../src/config/app-config.js';
import { loadConfig } from '../../src/config/load-config.js';
import { createApp } from '../../src/create-app.js';
import { connectionOptionsFor } from '../../src/database/connection.js';
import { ensureIndexes } from '../../src/database/ensure-indexes.js';
import { SCHEMA_ID, schemaStates } from '../../src/database/schema-state.js';
import { rsvpSchema } from '../../src/modules/rsvp/responses/rsvp.schema.js';
import { startTestApp } from '../support/app.js';
import { testDatabase } from '../support/database.js';
import { type DelayingProxy, startDelayingProxy } from '../support/delaying-proxy.js';
import { answer, newCouple } from '../rsvp/support/couple.js';
import { storeRsvps } from '../rsvp/support/stored-rsvps.js';

/** Of the ordinary client here, and how long the slow commands take. */
const SOCKET_TIMEOUT_MS = 2_000;
const SLOW_MS = 4_000;

/** The bytes of a command on the answers: name, length of the collection's name with its end, collection. */
const onWishes = (command: string): string => `${command}\0\x07\0\0\0wishes\0`;

const folder = mkdtempSync(join(tmpdir(), 'whole-collections-'));
jest.setTimeout(90_000);

const proxies: DelayingProxy[] = [];
const connections: Connection[] = [];
afterAll(async () => {
  for (const connection of connections) await connection.close();
  for (const proxy of proxies) await proxy.close();
  rmSync(folder, { recursive: true, force: true });
});

interface SlowDatabase {
  config: AppConfig;
  /** By way of the proxy, with the small socket timeout. */
  uri: string;
  proxy: DelayingProxy;
  /** Without the proxy. */
  db: mongoose.mongo.Db;
}

async function slowDatabase(): Promise<SlowDatabase> {
  const direct = testDatabase();
  const proxy = await startDelayingProxy(direct);
  proxies.push(proxy);
  const url = new URL(proxy.uri);
  url.searchParams.set('socketTimeoutMS', String(SOCKET_TIMEOUT_MS));
  const connection = await mongoose.createConnection(direct, connectionOptionsFor(direct)).asPromise();
  connections.push(connection);
  const env = { NODE_ENV: 'test', LOG_LEVEL: 'fatal', DATA_DIR: mkdtempSync(join(folder, 'data-')), PORT: '3999' };
  return {
    config: loadConfig({ ...env, MONGODB_URI: url.href }),
    uri: url.href,
    proxy,
    db: connection.getClient().db(),
  };
}

const storedWishes = (count: number): object[] =>
  Array.from({ length: count }, (_, n) => ({
    invitationId: new mongoose.mongo.ObjectId(),
    key: `key-${n}`,
    op: `op-${n}`,
    secretHash: `hash-${n}`,
    message: n % 2 === 0 ? '' : 'Selamat pengantin baru',
    createdAt: new Date(),
    rev: 0,
  }));

describe('commands on whole collections that take longer than a socket may stay silent', () => {
  it('the start waits for migrations and index builds to end', async () => {
    const { config, uri, proxy, db } = await slowDatabase();
    await db.collection('wishes').insertMany(storedWishes(20));
    proxy.delayCommands([onWishes('createIndexes'), onWishes('update')], SLOW_MS);
    const app = await createApp({ config, mongoUri: uri });
    try {
      expect(proxy.delayed()).toBeGreaterThanOrEqual(2);
      expect(await db.collection('wishes').countDocuments({ hasMessage: true })).toBe(10);
      expect(await db.collection('wishes').countDocuments({ hasMessage: false })).toBe(10);
      expect(await db.collection('wishes').indexes()).toHaveLength(1 + rsvpSchema.indexes().length);
    } finally {
      await app.close();
    }
  });

  it('control: with the client of the requests the same build ends with an error that names the connection', async () => {
    const { uri, proxy } = await slowDatabase();
    const connection = await mongoose.createConnection(uri, connectionOptionsFor(uri)).asPromise();
    connections.push(connection);
    connection.model('Wish', rsvpSchema, 'wishes');
    proxy.delayCommands([onWishes('createIndexes')], SLOW_MS);
    const building = ensureIndexes(connection);
    await expect(building).rejects.toThrow(
      /collection "wishes" can't be built: .+connection to the database was lost; the documents are not the cause/s,
    );
    await expect(building).rejects.not.toThrow(/Remove the documents/);
  });

  it('backup and restore run to their end', async () => {
    const from = await slowDatabase();
    await (await createApp({ config: from.config, mongoUri: from.uri })).close();
    const wishes = storedWishes(20).map((rsvp) => ({ ...rsvp, hasMessage: true }));
    await from.db.collection('wishes').insertMany(wishes);
    await from.db.collection('wishes').insertOne({ op: 'deleted', void: true, expireAt: new Date(Date.now() + 1e9) });
    const terminal = { signal: new AbortController().signal, print: () => undefined, warn: () => undefined };
    const backup = join(folder, 'backup');

    const source = await openShopData(from.config, terminal, { whileItRuns: true });
    from.proxy.delayCommands([onWishes('find')], SLOW_MS);
    await makeBackup({ ...source, folder: backup }).finally(() => source.close());
    expect(from.proxy.delayed()).toBeGreaterThanOrEqual(2);

    const to = await slowDatabase();
    const target = await openShopData(to.config, terminal, { whileItRuns: false });
    to.proxy.delayCommands([onWishes('insert'), onWishes('createIndexes')], SLOW_MS);
    await restoreBackup({
      ...target,
      folder: backup,
      manifest: await checkBackup(backup),
      ensureIndexes: () => ensureShopIndexes(to.config, to.uri, () => undefined),
    }).finally(() => target.close());
    expect(to.proxy.delayed()).toBe(2);
    expect(await to.db.collection('wishes').countDocuments()).toBe(21);
    expect(await to.db.collection('wishes').indexes()).toHaveLength(1 + rsvpSchema.indexes().length);
  });
});

describe('an update beside a server that runs', () => {
  it('goes on answering while the data is migrated and an index is replaced', async () => {
    const older = await startTestApp();
    try {
      const couple = await newCouple(older);
      await storeRsvps(older, couple.invitationId, 15_000);
      const db = older.db.getClient().db();
      const wishes = db.collection('wishes');
      await schemaStates(db).updateOne({ _id: SCHEMA_ID }, { $set: { version: 1 } });
      await wishes.updateMany({}, { $unset: { hasMessage: 1 } });
      await wishes.dropIndex('voids_expire');
      await wishes.createIndex({ expireAt: 1 }, { name: 'void_wishes_expire', expireAfterSeconds: 0 });
      let isUpdated = false;
      const newer = createApp({ config: older.config, mongoUri: older.mongoUri }).finally(() => (isUpdated = true));
      const statuses = new Set<number>();
      let asked = 0;
      do {
        asked += 1;
        statuses.add((await answer(older.url, couple.invitationId, 1)).status);
        statuses.add((await older.http.get(`/api/wish/get-all/${couple.invitationId}?limit=10`)).status);
      } while (!isUpdated);
      await (await newer).close();
      expect([...statuses]).toEqual([200]);
      expect(await wishes.countDocuments({ key: { $exists: true } })).toBe(15_000 + asked);
      expect(await wishes.countDocuments({ key: { $exists: true }, hasMessage: { $exists: false } })).toBe(0);
      expect((await wishes.indexes()).map(({ name }) => name)).not.toContain('void_wishes_expire');
      // Also after it.
      expect(await answer(older.url, couple.invitationId, 1)).toMatchObject({ status: 200 });
    } finally {
      await older.close();
    }
  });
});
