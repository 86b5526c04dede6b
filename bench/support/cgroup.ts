import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MEGABYTE = 1024 * 1024;

/** Begins a process in a memory cgroup (version 1 or 2), so that all of its memory is charged there. */
export function inCgroup<T>(folder: string | undefined, begin: () => T): T {
  if (folder === undefined) return begin();
  // A child begins in the cgroup of its parent.
  const enter = (into: string): void => writeFileSync(join(into, 'cgroup.procs'), String(process.pid));
  enter(folder);
  try {
    return begin();
  } finally {
    enter(join(folder, '..'));
  }
}

export interface CgroupPeak {
  /** In MB. */
  limit: number;
  peak: number;
  /** How often an allocation met the limit; the kernel then reclaimed pages or killed a process. */
  failures: number;
  kills: number;
}

/** What a memory cgroup has held since it was made. */
export function cgroupPeak(folder: string): CgroupPeak {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8').trim();
  const counter = (text: string, name: string): number =>
    Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
  const megabytes = (file: string): number => Math.round(Number(read(file)) / MEGABYTE);
  if (existsSync(join(folder, 'memory.max'))) {
    const events = read('memory.events');
    return {
      limit: megabytes('memory.max'),
      peak: megabytes('memory.peak'),
      failures: counter(events, 'max'),
      kills: counter(events, 'oom_kill'),
    };
  }
  return {
    limit: megabytes('memory.limit_in_bytes'),
    peak: megabytes('memory.max_usage_in_bytes'),
    failures: Number(read('memory.failcnt')),
    kills: counter(read('memory.oom_control'), 'oom_kill'),
  };
}
