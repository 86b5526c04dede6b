import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { root } from './paths.mjs';

/** Thrown out of whatever runs when the person, npm or the system asks to stop. */
export class Stopped extends Error {
  constructor(signal) {
    super(`stopped by ${signal}`);
    this.signal = signal;
  }
}

/** What a shell would report for the signal. */
export const exitCodeOf = (stopped) => 128 + (constants.signals[stopped.signal] ?? 0);

const running = new Set();
let stoppedBy;

/** The signal that asked everything to stop, if one did. */
export const stopSignal = () => stoppedBy;

const held = new AsyncLocalStorage();

/**
 * Does some work beside other work, and shows what its children print when it ends, so that the two don't mix; from the
 * moment on in which the other work has ended, what they print is shown at once.
 * @param title the heading of the output
 * @param other promise of the other work
 * @returns what the work answers
 */
export async function holdingOutput(title, other, work) {
  let chunks = [Buffer.from(`${title}\n`)];
  const show = () => {
    for (const chunk of chunks ?? []) process.stdout.write(chunk);
    chunks = undefined;
  };
  other.then(show, show);
  try {
    return await held.run((chunk) => (chunks ? chunks.push(chunk) : process.stdout.write(chunk)), work);
  } finally {
    show();
  }
}

/**
 * Starts a child that is stopped together with this script.
 * @returns the child, and `ended`: a promise of `{ code, signal }`.
 */
export function start(command, args, options = {}) {
  if (stoppedBy) throw new Stopped(stoppedBy);
  const take = held.getStore();
  const output = take ? 'pipe' : 'inherit';
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', output, output], ...options });
  if (take) for (const stream of [child.stdout, child.stderr]) stream?.on('data', take);
  running.add(child);
  const ended = new Promise((settle, reject) => {
    child.once('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.once(take ? 'close' : 'exit', (code, signal) => {
      running.delete(child);
      settle({ code, signal });
    });
  });
  return { child, ended };
}

/** Runs a child to its end and answers its exit code; a signal counts as 1. */
export async function run(command, args, options) {
  const { code } = await start(command, args, options).ended;
  if (stoppedBy) throw new Stopped(stoppedBy);
  return code ?? 1;
}

function stopAll(signal) {
  stoppedBy ??= signal;
  for (const child of running) child.kill(signal);
  // The server has 10 s for its requests and more for its database; what is left then no longer listens.
  setTimeout(() => {
    for (const child of running) child.kill('SIGKILL');
  }, 25_000).unref();
  if (running.size === 0) process.exit(exitCodeOf(new Stopped(signal)));
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(signal));
// A closed terminal takes the output away; the children still have to be stopped.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

// npm passes signals on, but one that is killed hard can't: then this script or npm's shell gets another parent.
if (process.env.npm_lifecycle_event !== undefined) {
  const before = ancestors();
  setInterval(() => ancestors() !== before && stopAll('SIGTERM'), 500).unref();
}

function ancestors() {
  return `${process.ppid} ${parentOf(process.ppid)}`;
}

/** The parent of a process, where /proc has it. */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    return undefined;
  }
}
