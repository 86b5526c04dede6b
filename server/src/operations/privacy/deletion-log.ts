import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type mongoose from 'mongoose';
import { hasCode } from '../../config/system-error.js';
import type { AuditRecord } from '../../modules/audit/audit.schema.js';

/** In the data folder, and beside the backups: neither database nor files, so no restore brings an older one back. */
const FILE = 'deleted-customers.txt';
const ID = /^[0-9a-f]{24}$/;

/** The file with the ids of deleted customers. */
export const deletionLogIn = (folder: string): string => join(folder, FILE);

/**
 * Notes that customers were deleted: by 24-hex ids, which are random numbers;
 * those that are noted already are not again.
 */
export async function noteDeleted(file: string, ids: Iterable<string>): Promise<void> {
  const known = await readDeleted(file);
  const lines = [...new Set(ids)].filter((id) => !known.has(id));
  if (lines.length === 0) return;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  // A line of its own also after one that was cut, which then is no id.
  await appendFile(file, `\n${lines.join('\n')}\n`, { mode: 0o600, flush: true });
}

/** The ids that a log holds; none when there is no such file. */
export async function readDeleted(file: string): Promise<Set<string>> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return '';
    throw error;
  });
  return new Set(text.split(/\r?\n/).filter((line) => ID.test(line)));
}

/** The ids of all customers that a shop has deleted, by its audit. */
export async function deletedIn(db: mongoose.mongo.Db): Promise<string[]> {
  const entries = await db
    .collection<AuditRecord>('audit_entries')
    .find({ action: 'customer.deleted' }, { projection: { subject: 1 } })
    .toArray();
  return entries.map(({ subject }) => subject.id);
}
