import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../config/system-error.js';
import { holderOf } from './folder-lock.js';

/**
 * Where the embedded database of a data folder answers; beside its lock, for commands that work while the shop runs.
 */
const fileName = 'mongodb-address';
export const lockName = 'mongodb.lock';

/** @returns what takes the note back */
export function noteAddress(dataDir: string, uri: string): () => void {
  const file = join(dataDir, fileName);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${uri}\n`, { mode: 0o600 });
  renameSync(draft, file);
  return () => rmSync(file, { force: true });
}

/** The address of the database that a living process serves from a data folder. A note of a dead one doesn't count. */
export function runningDatabaseUri(dataDir: string): string | undefined {
  if (holderOf(join(dataDir, lockName)) === undefined) return undefined;
  try {
    return readFileSync(join(dataDir, fileName), 'utf8').trim();
  } catch (error) {
    // It begins or ends at this moment.
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
