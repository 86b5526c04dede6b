import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FaultPoint } from '../../../src/common/faults.js';
import type { TestApp } from '../../support/app.js';

const RESUME_INTERVAL_MS = 50;

export interface FaultyServer {
  url: string;
  /** Resolves when the server is at the point, a moment before the signal. */
  reached: Promise<void>;
  /** Resolves when the process is gone. */
  gone: Promise<void>;
  /** Lets a stopped process go on, also when it sends itself the signal only after this call. */
  wakeUp(): void;
  stop(): Promise<void>;
}

/** Starts a second server on the test's database, with the same secrets, that sends itself a signal at a point. */
export async function startFaultyServer(
  { config, mongoUri }: TestApp,
  point: FaultPoint,
  signal: 'SIGKILL' | 'SIGSTOP',
): Promise<FaultyServer> {
  const child = fork(join(__dirname, 'faulty-process.mjs'), {
    execArgv: [],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      DATA_DIR: config.dataDir,
      JWT_SECRET: config.jwtSecret,
      GUEST_KEY: config.guestKey,
      RATE_LIMITS: 'off',
      FAULT_POINT: point,
      FAULT_SIGNAL: signal,
      FAULT_MONGODB_URI: mongoUri,
    },
  });
  const gone = once(child, 'exit').then(() => undefined);
  const reached = messageOf(child, 'reached').then(() => undefined);
  const { port } = await Promise.race([
    messageOf(child, 'port'),
    gone.then(() => Promise.reject(new Error('the server did not start'))),
  ]);
  return {
    url: `http://127.0.0.1:${String(port)}`,
    reached,
    gone,
    wakeUp: () => {
      const resume = (): void => void child.kill('SIGCONT');
      const timer = setInterval(resume, RESUME_INTERVAL_MS);
      void Promise.race([messageOf(child, 'resumed'), gone]).then(() => clearInterval(timer));
      resume();
    },
    stop: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

function messageOf(child: ChildProcess, field: string): Promise<Record<string, unknown>> {
  return new Promise((resolve) => {
    child.on('message', (message: Record<string, unknown>) => {
      if (field in message) resolve(message);
    });
  });
}
