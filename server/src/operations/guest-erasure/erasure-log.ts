import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { mongo } from 'mongoose';
import { hasCode } from '../../config/system-error.js';
import type { InvitationRecord } from '../../modules/invitations/invitation.schema.js';

/** In the data folder, and beside the backups, as the list of deleted customers is. */
const FILE = 'erased-guests.txt';
const LINE = /^([0-9a-f]{24}) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/;

/** When the data of an invitation's guests was erased last, by the invitation's hex id. */
export type Erasures = Map<string, Date>;

/** The file with the invitations whose guests' data was erased. */
export const erasuresIn = (folder: string): string => join(folder, FILE);

/** Notes erasures before they begin; those that are noted already with this moment are not again. */
export async function noteErasures(file: string, erasures: Erasures): Promise<void> {
  if (erasures.size === 0) return;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const lines = [...erasures].map(([id, at]) => `${id} ${at.toISOString()}`);
  // A line of its own also after one that was cut, which then is none.
  await appendFile(file, `\n${lines.join('\n')}\n`, { mode: 0o600, flush: true });
}

/** The erasures that a log holds; none when there is no such file. */
export async function readErasures(file: string): Promise<Erasures> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return '';
    throw error;
  });
  const erasures: Erasures = new Map();
  for (const line of text.split(/\r?\n/)) {
    const [, id = '', at = ''] = LINE.exec(line) ?? [];
    if (id !== '') addLater(erasures, id, new Date(at));
  }
  return erasures;
}

/** Adds those of another log; of two of one invitation the later one stays. */
export function mergeErasures(logs: readonly Erasures[]): Erasures {
  const all: Erasures = new Map();
  for (const log of logs) for (const [id, at] of log) addLater(all, id, at);
  return all;
}

/** What a shop has erased, by its database. */
export async function erasedIn(db: mongo.Db): Promise<Erasures> {
  const erasures: Erasures = new Map();
  const erased = db
    .collection<InvitationRecord>('invitations')
    .find({ 'guestErasure.nextAt': { $gt: new Date(0) } }, { projection: { guestErasure: 1 } });
  for await (const { _id, guestErasure } of erased) {
    if (guestErasure?.erasedAt) erasures.set(_id.toHexString(), guestErasure.erasedAt);
  }
  return erasures;
}

/** Adds to a log what it does not have yet. */
export async function completeErasures(file: string, erasures: Erasures): Promise<void> {
  const known = await readErasures(file);
  const missing = [...erasures].filter(([id, at]) => (known.get(id)?.getTime() ?? 0) < at.getTime());
  await noteErasures(file, new Map(missing));
}

function addLater(erasures: Erasures, id: string, at: Date): void {
  const known = erasures.get(id);
  if (!known || known.getTime() < at.getTime()) erasures.set(id, at);
}
