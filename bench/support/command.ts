import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { residentMegabytes } from './processes.ts';
import { serverFlags } from './server-process.ts';

const POLL_MS = 20;

export interface Run {
  seconds: number;
  /** Most resident memory, in MB. */
  peak: number;
  /** The same of the first quarter of the time. */
  earlyPeak: number;
}

/** Runs an operator's command as `npm run` starts it. */
export async function command(name: string, args: string[], env: NodeJS.ProcessEnv): Promise<Run> {
  const file = new URL(`../../server/dist/commands/${name}.js`, import.meta.url).pathname;
  const began = performance.now();
  const child = spawn(process.execPath, [...(await serverFlags()), file, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  let peak = 0;
  const samples: { at: number; megabytes: number }[] = [];
  while (child.exitCode === null && child.signalCode === null) {
    try {
      peak = Math.max(peak, peakMegabytes(child.pid ?? 0));
      samples.push({ at: performance.now() - began, megabytes: residentMegabytes(child.pid) });
    } catch {
      // It ended meanwhile.
    }
    await Promise.race([ended, pause(POLL_MS)]);
  }
  if (child.exitCode !== 0) throw new Error(`${name} ended with ${child.exitCode ?? child.signalCode}`);
  const took = performance.now() - began;
  const early = samples.filter(({ at }) => at < took / 4).map(({ megabytes }) => megabytes);
  return { seconds: took / 1000, peak, earlyPeak: early.reduce((most, each) => Math.max(most, each), 0) };
}

/** The system keeps the highest mark, so samples miss nothing. */
function peakMegabytes(pid: number): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}
