import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import mongoose, { type Connection } from 'mongoose';
import { connectionOptionsFor } from '../../src/database/connection.js';
import { type RunningDatabase, startDatabase } from '../../src/database/database-server.js';
import { ensureIndexes } from '../../src/database/ensure-indexes.js';
import { SCHEMA_ID, schemaStates } from '../../src/database/schema-state.js';
import { rsvpSchema } from '../../src/modules/rsvp/responses/rsvp.schema.js';
import { testDatabase } from '../support/database.js';
import { until } from '../support/processes.js';
import { ServerProcess, cleanEnv, freePort, startServer, shopNode } from '../support/server-process.js';

jest.setTimeout(180_000);

/** Enough for an index build or an update of all to take a second or more. */
const ANSWERS = 60_000;
const BATCH = 10_000;
/** Answers of one invitation: a backup reads each invitation's by itself. */
const PER_INVITATION = 500;

const folder = mkdtempSync(join(tmpdir(), 'killed-at-work-'));
const running: ServerProcess[] = [];
const connections: Connection[] = [];
afterAll(async () => {
  for (const server of running) server.signal('SIGKILL');
  for (const connection of connections) await connection.close();
  rmSync(folder, { recursive: true, force: true });
});

async function connected(uri: string): Promise<Connection> {
  const connection = await mongoose.createConnection(uri, connectionOptionsFor(uri)).asPromise();
  connections.push(connection);
  return connection;
}

/** Answers as an early version has stored them: without `hasMessage`. */
async function storeOldAnswers(db: mongoose.mongo.Db): Promise<void> {
  for (let at = 0; at < ANSWERS; at += BATCH) {
    const invitations = Array.from({ length: BATCH / PER_INVITATION }, () => new mongoose.mongo.ObjectId());
    const answers = Array.from({ length: BATCH }, (_, n) => ({
      invitationId: invitations[Math.floor(n / PER_INVITATION)] as mongoose.mongo.ObjectId,
      key: `key-${at + n}`,
      op: `op-${at + n}`,
      secretHash: `hash-${at + n}`,
      message: n % 2 === 0 ? '' : 'Selamat pengantin baru',
      createdAt: new Date(),
      rev: 0,
    }));
    await db.collection('wishes').insertMany(answers, { ordered: false });
  }
}

const isBuilding = async (db: mongoose.mongo.Db, isUnderWay: object): Promise<boolean> => {
  const operations = db.client.db('admin').aggregate([{ $currentOp: { allUsers: true } }, { $match: isUnderWay }]);
  return (await operations.toArray()).length > 0;
};
const building = { 'command.createIndexes': 'wishes', progress: { $exists: true } };

async function command(name: string, args: string[], env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const file = resolve(import.meta.dirname, `../../dist/commands/${name}.js`);
  const child = new ServerProcess(spawn(shopNode, [file, ...args], { cwd: folder, env: cleanEnv(env), stdio: 'pipe' }));
  running.push(child);
  return Promise.resolve(child);
}

/** As if the time had passed for which the lease of a process that was killed stays valid. */
async function leaseRunsOut(db: mongoose.mongo.Db): Promise<void> {
  await schemaStates(db).updateOne(
    { _id: SCHEMA_ID, lease: { $exists: true } },
    { $set: { 'lease.until': new Date(0) } },
  );
}

describe('work on whole collections that is killed with SIGKILL', () => {
  let db: mongoose.mongo.Db;
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    const uri = testDatabase();
    db = (await connected(uri)).getClient().db();
    env = { MONGODB_URI: uri, DATA_DIR: join(folder, 'shop'), LOG_LEVEL: 'info', PORT: String(await freePort()) };
    await storeOldAnswers(db);
  });
  const start = (): ServerProcess => {
    const server = startServer(env, folder);
    running.push(server);
    return server;
  };
  /**
   * A backup's folder without its end. On a busy machine one may end before the
   * signal reaches it: then the next is cut.
   */
  const cutBackup = async (): Promise<string> => {
    for (let number = 0; ; number += 1) {
      const cut = join(folder, `cut-${number}`);
      const backup = await command('backup', ['--out', cut], env);
      await until(() => existsSync(join(cut, 'database', 'wishes.bson.gz')), 60_000);
      backup.signal('SIGKILL');
      if ((await backup.exit()) !== 0) return cut;
    }
  };
  const unnamed = (): Promise<number> => db.collection('wishes').countDocuments({ hasMessage: { $exists: false } });

  it('a migration is repeated by the next start, and the index build by the one after', async () => {
    const first = start();
    // In its middle: some ranges are done.
    await until(async () => (await unnamed()) < ANSWERS, 60_000);
    first.signal('SIGKILL');
    await first.exit();
    expect(await unnamed()).toBeGreaterThan(0);
    expect(await schemaStates(db).findOne({ _id: SCHEMA_ID })).toMatchObject({ version: 1 });

    await leaseRunsOut(db);
    const second = start();
    await until(() => isBuilding(db, building), 60_000);
    expect(await unnamed()).toBe(0);
    second.signal('SIGKILL');
    await second.exit();

    const third = start();
    await third.up();
    expect(await db.collection('wishes').indexes()).toHaveLength(1 + rsvpSchema.indexes().length);
    expect(await db.collection('wishes').countDocuments({ hasMessage: true })).toBe(ANSWERS / 2);
    third.signal('SIGTERM');
    await third.exit();
  });

  it('a backup leaves a folder that no restore takes; the next backup is whole', async () => {
    const cut = await cutBackup();
    const refused = await command('restore', [cut], { ...env, MONGODB_URI: testDatabase() });
    expect([await refused.exit(), refused.output]).toEqual([1, expect.stringMatching(/no whole backup/)]);
    const second = await command('backup', ['--out', join(folder, 'whole')], env);
    expect([await second.exit(), second.output]).toEqual([0, expect.stringContaining('Backup: ')]);
  });

  it('a restore that was killed keeps the shop from starting, says what to do, and is done by the next try', async () => {
    const uri = testDatabase();
    const target = (await connected(uri)).getClient().db();
    const there = { ...env, MONGODB_URI: uri, DATA_DIR: join(folder, 'restored') };
    const first = await command('restore', [join(folder, 'whole')], there);
    await until(async () => (await target.collection('wishes').estimatedDocumentCount()) > 0, 60_000);
    first.signal('SIGKILL');
    await first.exit();
    const shop = startServer(there, folder);
    running.push(shop);
    expect([await shop.exit(), shop.output]).toEqual([
      1,
      expect.stringMatching(/holds half of a backup.+run it again: npm run restore/s),
    ]);
    await leaseRunsOut(target);
    const second = await command('restore', [join(folder, 'whole')], there);
    expect([await second.exit(), second.output]).toEqual([0, expect.stringContaining('Restored')]);
    expect(await target.collection('wishes').countDocuments()).toBe(ANSWERS);
    expect(await target.collection('wishes').indexes()).toHaveLength(1 + rsvpSchema.indexes().length);
  });
});

describe('the database is killed with SIGKILL in the middle of an index build', () => {
  let database: RunningDatabase;
  afterAll(() => database.stop());

  it('the error names the connection and not the documents; the next try has all indexes', async () => {
    const quiet = (): void => undefined;
    database = await startDatabase({ env: process.env, log: { info: quiet, warn: quiet, error: quiet } });
    const connection = await connected(database.uri);
    const db = connection.getClient().db();
    await storeOldAnswers(db);
    connection.model('Wish', rsvpSchema, 'wishes');
    const built = ensureIndexes(connection).then(
      () => 'built',
      (error: unknown) => String(error),
    );
    await until(() => isBuilding(db, building), 60_000);
    database.kill();
    expect(await built).toMatch(/connection to the database was lost; the documents are not the cause/);
    await until(async () => {
      try {
        await ensureIndexes(connection);
        return true;
      } catch {
        return false;
      }
    }, 60_000);
    expect(await db.collection('wishes').indexes()).toHaveLength(1 + rsvpSchema.indexes().length);
    expect(await db.collection('wishes').countDocuments()).toBe(ANSWERS);
  });
});
