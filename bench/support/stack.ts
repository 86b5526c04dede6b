import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Db } from 'mongodb';
import { cpuSeconds } from './processes.ts';
import { type Heap, type LoopDelay, type ServerOptions, type ServerProcess, startServer } from './server-process.ts';

const DATABASE_MODULE = new URL('../../server/dist/database/database-server.js', import.meta.url).href;

/** The parts of the server's database module that are used here. */
interface DatabaseModule {
  startDatabase: (options: {
    env: NodeJS.ProcessEnv;
    log: Record<'info' | 'warn' | 'error', (text: string) => void>;
  }) => Promise<{ uri: string; engine: string; version: string; pid(): number | undefined; stop(): Promise<void> }>;
}

/** A shop that runs for the length of a benchmark: database, server, and a driver beside it. */
export interface Stack {
  url: string;
  mongoUri: string;
  /** Folder of the servers' files; removed with the stack. */
  dataDir: string;
  db: Db;
  engine: string;
  server: ServerProcess;
  /** Resident memory of the server process, in MB. */
  serverMemory(): number;
  /** Processor time of the database's process, in seconds. */
  databaseCpu(): number;
  /** Since the last call; the first one begins. */
  loopDelay(): Promise<LoopDelay>;
  /** Another server on the same database and files; ends with the stack, unless it is stopped before. */
  addServer(options?: ServerOptions): Promise<ServerProcess>;
  /** After its garbage was collected; only with `heap.mjs` preloaded. */
  heap(): Promise<Heap>;
  stop(): Promise<void>;
}

export async function startStack(options: ServerOptions = {}): Promise<Stack> {
  const { startDatabase } = (await import(DATABASE_MODULE)) as DatabaseModule;
  const quiet = (): void => undefined;
  const database = await startDatabase({
    env: process.env,
    log: { info: quiet, warn: console.warn, error: console.error },
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'serikad-bench-'));
  const server = await startServer(database.uri, dataDir, options);
  const servers = [server];
  const client = await new MongoClient(database.uri).connect();
  return {
    url: server.url,
    mongoUri: database.uri,
    dataDir,
    db: client.db(),
    engine: `${database.engine} ${database.version}`,
    server,
    serverMemory: () => server.memory(),
    databaseCpu: () => cpuSeconds(database.pid()),
    loopDelay: () => server.loopDelay(),
    heap: () => server.heap(),
    addServer: async (more) => {
      const another = await startServer(database.uri, dataDir, more);
      servers.push(another);
      return another;
    },
    stop: async () => {
      await client.close();
      await Promise.all(servers.map((each) => each.stop()));
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
