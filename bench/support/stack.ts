import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient, type Db } from 'mongodb';

const SERVER_MAIN = new URL('../../server/dist/main.js', import.meta.url).pathname;
const SERVER_FLAGS = new URL('../../scripts/lib/server-flags.mjs', import.meta.url).href;
const LOOP_DELAY = new URL('./loop-delay.mjs', import.meta.url).href;
const DATABASE_MODULE = new URL('../../server/dist/database/database-server.js', import.meta.url).href;

/** The parts of the server's database module that are used here. */
interface DatabaseModule {
  startDatabase: (options: {
    env: NodeJS.ProcessEnv;
    log: Record<'info' | 'warn' | 'error', (text: string) => void>;
  }) => Promise<{ uri: string; engine: string; version: string; stop(): Promise<void> }>;
}

/** How late the server's event loop was, in ms. */
export interface LoopDelay {
  p99: number;
  max: number;
}

/** A shop that runs for the length of a benchmark: database, server, and a driver beside it. */
export interface Stack {
  url: string;
  mongoUri: string;
  db: Db;
  engine: string;
  /** Resident memory of the server process, in MB. */
  serverMemory(): number;
  /** Since the last call; the first one begins. */
  loopDelay(): Promise<LoopDelay>;
  stop(): Promise<void>;
}

export async function startStack(): Promise<Stack> {
  const { startDatabase } = (await import(DATABASE_MODULE)) as DatabaseModule;
  const quiet = (): void => undefined;
  const database = await startDatabase({
    env: process.env,
    log: { info: quiet, warn: console.warn, error: console.error },
  });
  // As `npm start` starts it.
  const { serverFlags } = (await import(SERVER_FLAGS)) as { serverFlags: string[] };
  const dataDir = mkdtempSync(join(tmpdir(), 'serikad-bench-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = fork(SERVER_MAIN, [], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      MONGODB_URI: database.uri,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'test',
    },
    execArgv: [...serverFlags, '--import', LOOP_DELAY],
    silent: true,
  });
  server.stderr?.pipe(process.stderr);
  await ready(url, server);
  const client = await new MongoClient(database.uri).connect();
  return {
    url,
    mongoUri: database.uri,
    db: client.db(),
    engine: `${database.engine} ${database.version}`,
    serverMemory: () => residentMegabytes(server.pid ?? 0),
    loopDelay: () => loopDelayOf(server),
    stop: async () => {
      await client.close();
      await end(server);
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A TCP port that nobody uses at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

async function ready(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (server.exitCode !== null) throw new Error('The server stopped before it was ready.');
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error('The server was not ready within 30 s.');
}

function loopDelayOf(server: ChildProcess): Promise<LoopDelay> {
  return new Promise((resolve) => {
    const answered = (message: object): void => {
      if (!('loopDelay' in message)) return;
      server.off('message', answered);
      resolve(message.loopDelay as LoopDelay);
    };
    server.on('message', answered);
    server.send({ ask: 'loop-delay' });
  });
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
