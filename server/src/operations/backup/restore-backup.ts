import { setTimeout as delay } from 'node:timers/promises';
import type mongoose from 'mongoose';
import { isDuplicateKey } from '../../common/database-errors.js';
import { Lease } from '../../database/lease.js';
import { MIGRATIONS, SCHEMA_VERSION } from '../../database/migrations/migrations.js';
import { withProgress } from '../../common/progress.js';
import { SCHEMA_COLLECTION, SCHEMA_ID, type SchemaState, schemaStates } from '../../database/schema-state.js';
import type { StoragePort } from '../../media/storage/storage.port.js';
import { BackupError } from './backup-error.js';
import type { CheckedManifest } from './check-backup.js';
import { loadDatabase } from './load-database.js';
import { loadFiles } from './load-files.js';

type Db = mongoose.mongo.Db;

export interface RestoreOptions {
  readonly db: Db;
  readonly storage: StoragePort;
  readonly folder: string;
  /** From `checkBackup`, which has read the whole folder. */
  readonly manifest: CheckedManifest;
  /** Builds the indexes of the server over what was loaded. @throws when a unique one can't be */
  readonly ensureIndexes: () => Promise<void>;
  /** What must be corrected in the restored data before the shop opens; repeated when the restore is. */
  readonly tidy?: (now: Date) => Promise<void>;
  /** Prints the steps. */
  readonly print?: (line: string) => void;
  readonly signal?: AbortSignal;
  /** Of the right to restore, in ms; after a crash the next try waits for its end. */
  readonly leaseMs?: number;
}

/**
 * Brings a checked backup into an empty database and an empty storage. While it does, and when it is cut, a mark in the
 * database keeps every server from starting on half of the data; run again, it begins anew.
 * @throws BackupError; before the mark is set nothing was written
 */
export async function restoreBackup(options: RestoreOptions): Promise<void> {
  const { db, storage, folder, manifest, signal, print = () => undefined, leaseMs } = options;
  const states = schemaStates(db);
  await mark(db, storage, manifest);
  const lease = await takeOver(states, print, leaseMs);
  await lease.during(async (held) => {
    const stop = signal ? AbortSignal.any([held, signal]) : held;
    await clear(db, storage, stop);
    print('Restoring the database …');
    await loadDatabase({ db, folder, manifest, signal: stop, log: print });
    print('Restoring the files …');
    await loadFiles({ storage, folder, manifest, signal: stop, log: print });
    for (const step of MIGRATIONS.slice(manifest.schemaVersion - 1)) {
      const what = `Bringing the data up to date: ${step.what}`;
      print(what);
      await withProgress({ what, log: print }, (report) => step.run(db, stop, report));
    }
    print('Building the indexes …');
    await options.ensureIndexes();
    await withProgress({ what: 'Ending all sessions', log: print }, async () => {
      await options.tidy?.(new Date());
      await endSessions(db);
    });
    stop.throwIfAborted();
    const own = { _id: SCHEMA_ID, 'lease.holder': lease.holder };
    await states.updateOne(own, { $set: { version: SCHEMA_VERSION }, $unset: { restore: 1 } });
  });
}

/** Claims an empty stack by the very document with which a server that starts would claim it: one of them is first. */
async function mark(db: Db, storage: StoragePort, { sha256, schemaVersion: version }: CheckedManifest): Promise<void> {
  const states = schemaStates(db);
  const state = await states.findOne({ _id: SCHEMA_ID });
  if (state?.restore) return;
  if (state) throw notEmpty('the database holds a shop');
  for (const name of await collectionsOf(db)) {
    if (await db.collection(name).findOne({}))
      throw notEmpty(`the collection "${name}" of the database holds documents`);
  }
  for await (const { key } of storage.list()) throw notEmpty(`the storage holds files, such as ${key}`);
  try {
    await states.insertOne({ _id: SCHEMA_ID, version, restore: { backup: sha256, begunAt: new Date() } });
  } catch (error) {
    if (isDuplicateKey(error)) throw notEmpty('a shop or another restore begins on it at this moment');
    throw error;
  }
}

function notEmpty(reason: string): BackupError {
  return new BackupError(
    `A backup is restored into an empty database and an empty storage only, and ${reason}. Nothing was touched. Name others ` +
      '(MONGODB_URI, DATA_DIR, S3_BUCKET), or move what is there away.',
  );
}

/** The right to restore, also that of a restore that was cut: as soon as it has run out. */
async function takeOver(
  states: mongoose.mongo.Collection<SchemaState>,
  print: (line: string) => void,
  leaseMs?: number,
): Promise<Lease<SchemaState>> {
  const before = await states.findOne({ _id: SCHEMA_ID });
  for (let reported = false; ; reported = true) {
    const lease = await Lease.take(states, SCHEMA_ID, { restore: { $ne: null } }, leaseMs);
    if (lease) return lease;
    const now = await states.findOne({ _id: SCHEMA_ID });
    // A running restore has renewed its lease, got it after us, or is done.
    if (!now?.restore || now.lease?.until.getTime() !== before?.lease?.until.getTime()) {
      throw new BackupError('Another restore into this database is under way. Let it end.');
    }
    if (!reported) print('An earlier restore was cut; waiting until it is surely over …');
    await delay(250);
  }
}

/** What a restore that was cut has left: everything here but the mark is its. */
async function clear(db: Db, storage: StoragePort, signal: AbortSignal): Promise<void> {
  for (const name of await collectionsOf(db)) {
    signal.throwIfAborted();
    await db.collection(name).drop();
  }
  for await (const { key } of storage.list()) {
    signal.throwIfAborted();
    await storage.remove(key);
  }
}

async function collectionsOf(db: Db): Promise<string[]> {
  const found = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  return found.map(({ name }) => name).filter((name) => name !== SCHEMA_COLLECTION && !name.startsWith('system.'));
}

/**
 * Ends all sessions: people who signed out after the backup would else be signed in again. Seconds are larger than any
 * counter, and than what an earlier restore set.
 */
async function endSessions(db: Db): Promise<void> {
  await db.collection('users').updateMany({}, { $set: { tokenVersion: Math.floor(Date.now() / 1000) } });
}
