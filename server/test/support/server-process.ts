import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { until } from './processes.js';

/** The built server: what `npm start` runs. */
export const mainFile = resolve(import.meta.dirname, '../../dist/main.js');

/** The Node that `npm start` runs the shop on: the machine's, where the tests run on the pinned one. */
export const shopNode = process.env['SHOP_NODE'] ?? process.execPath;

/** A program under test with everything it printed. */
export class ServerProcess {
  output = '';
  private exitCode: number | undefined;
  private readonly ended: Promise<number>;

  constructor(readonly child: ChildProcess) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
    this.ended = new Promise((settle) => {
      child.once('close', (code, signal) => settle((this.exitCode = code ?? (signal === null ? -1 : 128))));
    });
  }

  /** Waits for the announcement. @throws Error with the output when it ends instead. */
  async up(): Promise<void> {
    await until(() => this.output.includes('Ctrl-C') || this.exitCode !== undefined, 60_000);
    if (this.exitCode !== undefined) throw new Error(`ended with ${this.exitCode}:\n${this.output}`);
  }

  exit(): Promise<number> {
    return this.ended;
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }
}

/** The process' own environment without what would change the server under test. */
export function cleanEnv(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, ...(TMPDIR !== undefined && { TMPDIR }), MONGOMS_RUNTIME_DOWNLOAD: 'false', ...env };
}

export function startServer(env: NodeJS.ProcessEnv, cwd: string): ServerProcess {
  return new ServerProcess(spawn(shopNode, [mainFile], { cwd, env: cleanEnv(env), stdio: 'pipe' }));
}

export function freePort(): Promise<number> {
  return new Promise((settle, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => settle(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** The ids of the processes whose command line names `text`, such as a data folder. */
export function processesNaming(text: string): number[] {
  return commandLines()
    .filter(([pid, line]) => pid !== process.pid && line.includes(text))
    .map(([pid]) => pid);
}

function commandLines(): [pid: number, line: string][] {
  if (!existsSync('/proc/self')) {
    const lines = execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' }).trim().split('\n');
    return lines.map((line) => [Number.parseInt(line, 10), line]);
  }
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map((pid) => [Number(pid), commandLine(pid)]);
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // It ended meanwhile.
    return '';
  }
}
