import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hasCode } from '../config/system-error.js';
import { DatabaseError } from './database-error.js';

interface Holder {
  readonly pid: number;
  /** Distinguishes the process from a later one of the same id, as after a reboot or in a container. */
  readonly born: string;
}

/**
 * Keeps a second server out of a data folder. A lock whose process is gone is taken over.
 * @returns the release, safe to call twice.
 * @throws DatabaseError when a living process holds the folder.
 */
export function lockFolder(file: string, folder: string): () => void {
  const own: Holder = { pid: process.pid, born: birthOf(process.pid) ?? '' };
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, JSON.stringify(own), { flush: true });
  try {
    // A few rounds, because several servers may find the same stale lock at once.
    for (let round = 0; round < 5; round++) {
      if (tryLink(draft, file)) return () => release(file, own);
      const holder = readHolder(file);
      if (holder !== undefined && isAlive(holder)) {
        throw new DatabaseError(
          `The shop already runs on ${folder} (process ${holder.pid}). Stop that one first, or set DATA_DIR to another folder.`,
        );
      }
      removeStale(file, holder);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new DatabaseError(`Several starts at once compete for ${file}. Start one.`);
}

/** The id of the living process that holds a folder; undefined when none does. */
export function holderOf(file: string): number | undefined {
  const holder = readHolder(file);
  return holder !== undefined && isAlive(holder) ? holder.pid : undefined;
}

/** Moves the lock aside before it is deleted: if it turns out to be a new owner's, it goes back. */
function removeStale(file: string, stale: Holder | undefined): void {
  const aside = `${file}.stale.${randomBytes(4).toString('hex')}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  const moved = readHolder(aside);
  if (moved !== undefined && (moved.pid !== stale?.pid || moved.born !== stale.born)) tryLink(aside, file);
  rmSync(aside, { force: true });
}

function release(file: string, own: Holder): void {
  const holder = readHolder(file);
  if (holder?.pid === own.pid && holder.born === own.born) rmSync(file, { force: true });
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Undefined for a missing or unreadable lock, which counts as stale. */
function readHolder(file: string): Holder | undefined {
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder> | null;
    return value !== null && Number.isInteger(value.pid) && typeof value.born === 'string'
      ? (value as Holder)
      : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder): boolean {
  const born = birthOf(holder.pid);
  // Where the system has no start time, the id alone decides.
  return born !== undefined && (born === holder.born || born === '' || holder.born === '');
}

/** When a process began, as the system puts it; empty when it doesn't say, undefined when there is no such process. */
function birthOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!hasCode(error, 'EPERM')) return undefined;
  }
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    }
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The name, field 2, may hold spaces and brackets: count from behind it. Start time is field 22, state field 3.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : `${boot} ${fields[19]}`;
  } catch {
    return '';
  }
}
