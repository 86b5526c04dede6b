import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import mongoose, { type ConnectOptions } from 'mongoose';
import { connectionOptionsFor } from '../../src/database/connection.js';
import { type RunningDatabase, startDatabase } from '../../src/database/database-server.js';
import { isRunning, until } from '../support/processes.js';

/** The run's set-up has already downloaded what can be had. */
const offline = { ...process.env, MONGOMS_RUNTIME_DOWNLOAD: 'false' };

describe('startDatabase', () => {
  let dataDir: string;
  let databases: RunningDatabase[];
  let lines: string[];
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'database-'));
    databases = [];
    lines = [];
  });
  afterEach(async () => {
    await mongoose.disconnect();
    for (const database of databases) await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const note = (message: string): void => void lines.push(message);
  const start = async (env: NodeJS.ProcessEnv = {}): Promise<RunningDatabase> => {
    const log = { info: note, warn: note, error: note };
    const database = await startDatabase({ dataDir, env: { ...offline, ...env }, log });
    databases.push(database);
    return database;
  };
  const connect = (database: RunningDatabase) =>
    mongoose.createConnection(database.uri, connectionOptionsFor(database.uri)).asPromise();

  it('keeps the data over a stop, and leaves no process and no lock', async () => {
    const first = await start();
    const pid = first.pid();
    const connection = await connect(first);
    await connection.collection('guests').insertOne({ name: "Nur 'Ain binti Ali 🌸" });
    await connection.close();
    await first.stop();
    expect(isRunning(pid)).toBe(false);
    expect(existsSync(join(dataDir, 'mongodb.lock'))).toBe(false);

    const again = await connect(await start());
    await expect(again.collection('guests').findOne()).resolves.toMatchObject({ name: "Nur 'Ain binti Ali 🌸" });
    await again.close();
  });

  it('loses nothing acknowledged when the database is killed under load, and serves again by itself', async () => {
    const database = await start();
    const connection = await connect(database);
    const acknowledged: string[] = [];
    const failures: unknown[] = [];
    let writing = true;
    const writer = async (name: string): Promise<void> => {
      for (let i = 0; writing; i++) {
        const id = `${name}-${i}`;
        try {
          await connection.collection<{ _id: string }>('replies').insertOne({ _id: id });
          acknowledged.push(id);
        } catch (error) {
          failures.push(error);
          await delay(20);
        }
      }
    };
    const writers = Array.from({ length: 10 }, (_, i) => writer(String(i)));
    for (let kill = 0; kill < 2; kill++) {
      const [pid, count] = [database.pid(), acknowledged.length];
      await until(() => acknowledged.length > count + 100);
      database.kill();
      await until(() => database.pid() !== undefined && database.pid() !== pid);
      const back = acknowledged.length;
      await until(() => acknowledged.length > back);
    }
    writing = false;
    await Promise.all(writers);

    expect(failures.length).toBeGreaterThan(0);
    const stored = await connection.collection<{ _id: string }>('replies').distinct('_id');
    const there = new Set(stored);
    expect(acknowledged.filter((id) => !there.has(id))).toEqual([]);
    expect(lines.filter((line) => line.includes('started again'))).toHaveLength(2);
    await connection.close();
  });

  it('has on the disk what it acknowledged just before it is killed; a write without the journal is lost', async () => {
    const database = await start();
    // How many of 20 writes are there after a kill right behind the last acknowledgement.
    const kept = async (round: string, uri: string, options: ConnectOptions): Promise<number> => {
      const writing = await mongoose.createConnection(uri, options).asPromise();
      for (let i = 0; i < 20; i++) await writing.collection('replies').insertOne({ round, i });
      const pid = database.pid();
      database.kill();
      await writing.close();
      await until(() => database.pid() !== undefined && database.pid() !== pid);
      const reading = await connect(database);
      const count = await reading.collection('replies').countDocuments({ round });
      await reading.close();
      return count;
    };
    const journaled = connectionOptionsFor(database.uri);
    for (const round of ['a', 'b', 'c']) await expect(kept(round, database.uri, journaled)).resolves.toBe(20);

    // The control: without the journal the same kill takes writes with it, so the test above can fail.
    const [bare = ''] = database.uri.split('?');
    let least = 20;
    for (let round = 0; round < 5 && least === 20; round++) {
      least = await kept(`control ${round}`, bare, { writeConcern: { w: 1, journal: false } });
    }
    expect(least).toBeLessThan(20);
  });

  it('answers a query for which no index finds anything at first, also after it was started again', async () => {
    const database = await start();
    const connection = await connect(database);
    const orders = connection.collection('orders');
    // More than the engine tries of each index before it chooses: what is found lies beyond.
    const many = Array.from({ length: 30_000 }, (_, i) => ({ name: 'aisyah', paid: i % 2, at: i, owes: (i % 2) - 1 }));
    await orders.insertMany(many);
    await orders.createIndex({ name: 1 });
    await orders.createIndex({ paid: 1, at: 1 });
    const search = (): Promise<number> =>
      orders.countDocuments({ name: { $gte: 'a', $lt: 'b' }, paid: { $lt: 1 }, at: { $gte: 0 }, owes: 1 });
    await expect(search()).resolves.toBe(0);
    const pid = database.pid();
    database.kill();
    await until(() => database.pid() !== undefined && database.pid() !== pid);
    await expect(search()).resolves.toBe(0);
    if (database.engine === 'embedded') {
      // The control: by the engine's own way the same query fails.
      const admin = connection.getClient().db('admin');
      await admin.command({ setParameter: 1, internalQueryPlanRanker: 'mixed' });
      await expect(search()).rejects.toMatchObject({ codeName: 'QueryFeatureNotAllowed' });
    }
    await connection.close();
  });

  it('does not start again what was stopped', async () => {
    const database = await start();
    database.kill();
    await database.stop();
    await delay(500);
    expect(database.pid()).toBeUndefined();
  });

  it('refuses a second start on the same folder, and the first one serves on', async () => {
    const database = await start();
    await expect(start()).rejects.toThrow(`The shop already runs on ${dataDir} (process ${process.pid})`);
    const connection = await connect(database);
    await expect(connection.db?.command({ ping: 1 })).resolves.toMatchObject({ ok: 1 });
    await connection.close();
  });

  it('takes over a folder whose server was killed', async () => {
    writeFileSync(join(dataDir, 'mongodb.lock'), JSON.stringify({ pid: process.pid, born: 'an earlier life' }));
    await expect(start()).resolves.toMatchObject({ folder: join(dataDir, 'mongodb') });
  });

  it('refuses a program that is not the one that made the data', async () => {
    const database = await start();
    await database.stop();
    const marker = join(dataDir, 'mongodb-engine.json');
    const made = readFileSync(marker, 'utf8');
    const other = database.engine === 'embedded' ? 'mongod' : 'embedded';
    writeFileSync(marker, `{"engine":"${other}","version":"9.9.9"}`);
    const binary = join(dataDir, 'mongod');
    const print = `db version v${database.version}${database.engine === 'embedded' ? '\nengine: embedded' : ''}`;
    writeFileSync(binary, `#!/bin/sh\nprintf '${print}\\n'\n`, { mode: 0o755 });
    await expect(start({ MONGOMS_SYSTEM_BINARY: binary })).rejects.toThrow(
      /was made by .+ can't open it\. Start the one/,
    );
    writeFileSync(marker, made);
    await expect(start()).resolves.toMatchObject({ engine: database.engine });
  });

  it('says the last lines of a database that does not start, and leaves the folder unlocked', async () => {
    const binary = join(dataDir, 'mongod');
    const script =
      '#!/bin/sh\n[ "$1" = --version ] && echo "db version v8.2.6" && exit\necho "no room left" >&2\nexit 14\n';
    writeFileSync(binary, script, { mode: 0o755 });
    const starting = start({ MONGOMS_SYSTEM_BINARY: binary });
    await expect(starting).rejects.toThrow(`The database in ${join(dataDir, 'mongodb')} did not start: no room left`);
    expect(existsSync(join(dataDir, 'mongodb-engine.json'))).toBe(false);
    expect(existsSync(join(dataDir, 'mongodb.lock'))).toBe(false);
  });

  it('says which folder it cannot write', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    const log = { info: note, warn: note, error: note };
    const starting = startDatabase({ dataDir: file, env: offline, log });
    await expect(starting).rejects.toThrow(/^The folder .+file can't be written .+set DATA_DIR to another folder\.$/);
  });

  it('deletes the data of a run without a folder', async () => {
    const database = await startDatabase({ env: offline, log: { info: note, warn: note, error: note } });
    expect(existsSync(database.folder)).toBe(true);
    await database.stop();
    expect(existsSync(dirname(database.folder))).toBe(false);
  });
});
