import { fork, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { inCgroup } from './cgroup.ts';
import { cpuSeconds, residentMegabytes } from './processes.ts';

const SERVER_MAIN = new URL('../../server/dist/main.js', import.meta.url).pathname;
const SERVER_FLAGS = new URL('../../scripts/lib/server-flags.mjs', import.meta.url).href;
const LOOP_DELAY = new URL('./loop-delay.mjs', import.meta.url).href;

/** How late the server's event loop was, in ms. */
export interface LoopDelay {
  p99: number;
  max: number;
}

/** What is alive in the server, and what its process takes up, in bytes. */
export interface Heap {
  alive: number;
  rss: number;
}

export interface ServerOptions {
  /** Modules that the server loads before anything else, as `file:` addresses. */
  preload?: readonly string[];
  /** How long it may take until it is ready, in ms. */
  readyWithinMs?: number;
  /** Variables beside those that every server of a benchmark gets. */
  env?: Readonly<Record<string, string>>;
  /** Folder of a memory cgroup that it begins in. */
  cgroup?: string | undefined;
}

/** A server of the shop in a process of its own, as `npm start` starts it. */
export interface ServerProcess {
  url: string;
  port: number;
  pid: number | undefined;
  /** From the start of the process to the first 200 of /health/ready, in ms. */
  readyAfter: number;
  /** Resident memory, in MB. */
  memory(): number;
  /** Processor time that it has taken since its start, in seconds. */
  cpu(): number;
  /** Since the last call; the first one begins. */
  loopDelay(): Promise<LoopDelay>;
  /** After its garbage was collected; only with `heap.mjs` preloaded. */
  heap(): Promise<Heap>;
  stop(): Promise<void>;
}

/** Environment of the server as `npm start` sets it. */
async function serverEnv(): Promise<Record<string, string>> {
  return ((await import(SERVER_FLAGS)) as { serverEnv: Record<string, string> }).serverEnv;
}

/** What Node is given for the server and its commands. */
export async function serverFlags(): Promise<string[]> {
  return ((await import(SERVER_FLAGS)) as { serverFlags: string[] }).serverFlags;
}

/** Starts a server on a database that runs, and waits until it is ready. */
export async function startServer(
  mongoUri: string,
  dataDir: string,
  { preload = [], readyWithinMs = 120_000, env = {}, cgroup }: ServerOptions = {},
): Promise<ServerProcess> {
  const flags = await serverFlags();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const began = performance.now();
  const variables = {
    ...process.env,
    ...(await serverEnv()),
    PORT: String(port),
    DATA_DIR: dataDir,
    MONGODB_URI: mongoUri,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'test',
    ...env,
  };
  const execArgv = [...flags, ...[LOOP_DELAY, ...preload].flatMap((module) => ['--import', module])];
  const server = inCgroup(cgroup, () => fork(SERVER_MAIN, [], { env: variables, execArgv, silent: true }));
  server.stderr?.pipe(process.stderr);
  await ready(url, server, readyWithinMs);
  return {
    url,
    port,
    pid: server.pid,
    readyAfter: performance.now() - began,
    memory: () => residentMegabytes(server.pid),
    cpu: () => cpuSeconds(server.pid),
    loopDelay: () => asked<LoopDelay>(server, 'loop-delay', 'loopDelay'),
    heap: () => asked<Heap>(server, 'heap', 'heap'),
    stop: () => end(server),
  };
}

/** A TCP port that is free at the moment. */
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

async function ready(url: string, server: ChildProcess, withinMs: number): Promise<void> {
  const began = performance.now();
  while (performance.now() - began < withinMs) {
    if (server.exitCode !== null) throw new Error('The server stopped before it was ready.');
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(20);
  }
  throw new Error(`The server was not ready within ${withinMs / 1000} s.`);
}

function asked<T>(server: ChildProcess, ask: string, answer: string): Promise<T> {
  return new Promise((resolve) => {
    const answered = (message: Record<string, unknown>): void => {
      if (!(answer in message)) return;
      server.off('message', answered);
      resolve(message[answer] as T);
    };
    server.on('message', answered);
    server.send({ ask });
  });
}
