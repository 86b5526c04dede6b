import type { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { MongoInstance } from 'mongodb-memory-server';
import { reasonOf } from '../config/system-error.js';
import { DatabaseError } from './database-error.js';
import type { DatabaseLog } from './database-log.js';
import type { ResolvedMongod } from './resolve-mongod.js';

interface SupervisorOptions {
  readonly mongod: ResolvedMongod;
  readonly port: number;
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly log: DatabaseLog;
}

/** Recovery of a large database after a crash may take this long. */
const launchTimeoutMs = 60_000;
/** Before each further attempt; the last one repeats. */
const retryDelaysMs = [50, 250, 500, 1_000, 2_000, 5_000];
/** One that served this long did not fail because it was started. */
const settledMs = 10_000;

/** Runs one mongod and starts it again whenever it ends without `stop()`. */
export class MongodSupervisor {
  private instance: MongoInstance | undefined;
  private recovery: Promise<void> | undefined;
  private readonly stopped = new AbortController();
  private startedAt = 0;
  private failures = 0;

  constructor(private readonly options: SupervisorOptions) {}

  /** @throws DatabaseError with the last words of the database when it doesn't come up. */
  async start(): Promise<void> {
    const { mongod, port, folder, env } = this.options;
    // Loaded here alone: where the shop has a MongoDB of its own, as in its image, the package isn't there.
    const { MongoInstance } = await import('mongodb-memory-server');
    const instance = new MongoInstance({
      instance: { port, dbPath: folder, ip: '127.0.0.1', storageEngine: 'wiredTiger', launchTimeout: launchTimeoutMs },
      // Naming the version that it has keeps memory-server from warning that it is another than its own default.
      binary: { systemBinary: mongod.binary, version: mongod.version },
      // A group of its own: Ctrl-C goes to all processes of a terminal,
      // and the server still needs it for its last writes.
      spawn: { detached: process.platform !== 'win32', env },
    });
    let lastWords = '';
    // memory-server keeps the enum of its event names to itself.
    const events: EventEmitter = instance;
    events.on('instanceSTDERR', (line: string) => (lastWords = lastLine(line)));
    events.on('instanceSTDOUT', (line: string) => (lastWords = /"s":"[EF]"/.test(line) ? lastLine(line) : lastWords));
    try {
      await instance.start();
      if (mongod.engine === 'embedded') await rankByTrial(port);
    } catch (error) {
      await instance.stop();
      throw new DatabaseError(`The database in ${folder} did not start: ${lastWords || reasonOf(error)}`);
    }
    this.instance = instance;
    this.startedAt = Date.now();
    instance.mongodProcess?.once('exit', (code, signal) => this.onExit(instance, signal ?? `code ${code}`));
  }

  pid(): number | undefined {
    return this.instance?.mongodProcess?.pid;
  }

  kill(): void {
    this.instance?.mongodProcess?.kill('SIGKILL');
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    await this.recovery;
    await this.instance?.stop();
    this.instance = undefined;
  }

  private onExit(instance: MongoInstance, how: string): void {
    if (this.stopped.signal.aborted || this.instance !== instance) return;
    this.instance = undefined;
    this.options.log.warn(`The database ended (${how}); it is started again.`);
    if (Date.now() - this.startedAt > settledMs) this.failures = 0;
    this.recovery = this.recover(instance);
  }

  private async recover(ended: MongoInstance): Promise<void> {
    // Ends the watcher process that memory-server started beside the dead one.
    await ended.stop();
    while (!this.stopped.signal.aborted) {
      const pause = retryDelaysMs[Math.min(this.failures++, retryDelaysMs.length - 1)];
      await delay(pause, undefined, { signal: this.stopped.signal }).catch(() => undefined);
      if (this.stopped.signal.aborted) return;
      try {
        await this.start();
        this.options.log.info(`The database serves again on port ${this.options.port}.`);
        return;
      } catch (error) {
        this.options.log.error(reasonOf(error));
      }
    }
  }
}

/**
 * Has the engine choose between indexes by trying them, as MongoDB did before 9.0. Where the trials find nothing, 9.0
 * estimates by the slot-based execution engine, which is not in this build: such a query would fail with
 * QueryFeatureNotAllowed.
 */
async function rankByTrial(port: number): Promise<void> {
  const { default: mongoose } = await import('mongoose');
  const client = await mongoose.mongo.MongoClient.connect(`mongodb://127.0.0.1:${port}/?directConnection=true`);
  try {
    await client.db('admin').command({ setParameter: 1, internalQueryPlanRanker: 'multiPlanning' });
  } finally {
    await client.close();
  }
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.slice(0, 500) ?? '';
}
