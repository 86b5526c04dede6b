import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reasonOf } from '../config/system-error.js';
import { DatabaseError } from './database-error.js';
import type { DatabaseLog } from './database-log.js';
import { claimData, markedEngine } from './engine-marker.js';
import { lockFolder } from './folder-lock.js';
import { MongodSupervisor } from './mongod-supervisor.js';
import { type Engine, resolveMongod } from './resolve-mongod.js';
import { lockName, noteAddress } from './running-database.js';

interface StartDatabaseOptions {
  /** Absent: a temporary folder that `stop()` deletes. */
  readonly dataDir?: string;
  /** TCP port on 127.0.0.1; absent: a free one. */
  readonly port?: number;
  readonly env: NodeJS.ProcessEnv;
  readonly log: DatabaseLog;
}

export interface RunningDatabase {
  /**
   * `mongodb://127.0.0.1:<port>/serikad`, with the write concern that the engine needs;
   * the port stays the same when the database is started again.
   */
  readonly uri: string;
  readonly engine: Engine;
  readonly version: string;
  /** For a person: where the program comes from. */
  readonly origin: string;
  /** Absolute path of the database's own files. */
  readonly folder: string;
  /** Of the process that serves now; undefined while it is away. */
  pid(): number | undefined;
  /** Ends it for good, after everything acknowledged is on the disk. */
  stop(): Promise<void>;
  /** SIGKILL, for tests of the recovery: the supervisor starts it again. */
  kill(): void;
}

/**
 * Starts the MongoDB server that this process owns, and keeps it running until `stop()`: when it exits, it is started
 * again on the same port and data. It ends with this process, however that ends.
 * @throws DatabaseError: no server to be had, the folder can't be written, is in use, or belongs to another engine.
 */
export async function startDatabase(options: StartDatabaseOptions): Promise<RunningDatabase> {
  const { env, log } = options;
  const parent = prepareFolder(options.dataDir);
  const folder = join(parent, 'mongodb');
  const releaseLock = guarded(parent, () => lockFolder(join(parent, lockName), parent));
  const release = (): void => {
    releaseLock();
    if (options.dataDir === undefined) rmSync(parent, { recursive: true, force: true });
  };
  try {
    guarded(parent, () => mkdirSync(folder, { recursive: true, mode: 0o700 }));
    const marker = join(parent, 'mongodb-engine.json');
    const mongod = await resolveMongod({ env, log, engine: markedEngine(marker) });
    const unclaim = claimData(marker, mongod, folder);
    const port = options.port ?? (await freePort());
    // The embedded engine answers majority writes before they are in the journal, and w=1 ones only afterwards.
    const uri = `mongodb://127.0.0.1:${port}/serikad${mongod.engine === 'embedded' ? '?w=1&journal=true' : ''}`;
    const takeBack = guarded(parent, () => noteAddress(parent, uri));
    const supervisor = new MongodSupervisor({ mongod, port, folder, env, log });
    await supervisor.start().catch((error: unknown) => {
      takeBack();
      unclaim();
      throw error;
    });
    const stop = async (): Promise<void> => {
      takeBack();
      await supervisor.stop();
      release();
    };
    return {
      uri,
      engine: mongod.engine,
      version: mongod.version,
      origin: mongod.origin,
      folder,
      pid: () => supervisor.pid(),
      stop,
      kill: () => supervisor.kill(),
    };
  } catch (error) {
    release();
    throw error;
  }
}

function prepareFolder(dataDir: string | undefined): string {
  if (dataDir === undefined) return mkdtempSync(join(tmpdir(), 'serikad-database-'));
  return guarded(dataDir, () => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return realpathSync(dataDir);
  });
}

/** A full or foreign disk shows as a system error anywhere on the way: the operator gets the one sentence for it. */
function guarded<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(
      `The folder ${folder} can't be written (${reasonOf(error)}). Change its owner, or set DATA_DIR to another folder.`,
    );
  }
}

function freePort(): Promise<number> {
  return new Promise((settle, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address !== null && typeof address === 'object') settle(address.port);
        else reject(new Error('the system gave no port'));
      });
    });
  });
}
