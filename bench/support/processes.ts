import { readFileSync } from 'node:fs';

/** The kernel counts processor time in hundredths of a second, on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Resident memory of a process, in MB. */
export function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid ?? 'self'}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

/** The most resident memory that a process has had since its start, in MB. */
export function peakMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid ?? 'self'}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

/** Processor time of a process since its start, all threads, in seconds. */
export function cpuSeconds(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid ?? 'self'}/stat`, 'utf8');
  // The second field is the program's name in parentheses, which may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
