import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import type mongoose from 'mongoose';
import { reasonOf } from '../../config/system-error.js';
import { Lease, type LeasedDocument } from '../../database/lease.js';
import { SCHEMA_VERSION } from '../../database/migrations/migrations.js';
import { assertUsable, SCHEMA_ID, schemaStates } from '../../database/schema-state.js';
import { BACKUP_LOCKS } from '../../media/storage/delete-locks.js';
import type { StoragePort } from '../../media/storage/storage.port.js';
import { BackupError } from './backup-error.js';
import { copyFiles } from './copy-files.js';
import type { Dump } from './dump.js';
import { dumpDatabase } from './dump-database.js';
import { FORMAT, type Manifest, writeManifest } from './manifest.js';
import { SHOP_VERSION } from './shop-version.js';

export interface BackupOptions {
  readonly db: mongoose.mongo.Db;
  readonly storage: StoragePort;
  /** The backup's own folder: absent or empty. */
  readonly folder: string;
  readonly signal?: AbortSignal;
  /** Lines about how far it is, every 10 s. */
  readonly log?: (line: string) => void;
  readonly reach?: Dump['reach'];
}

interface MadeBackup {
  manifest: Manifest;
  /** The manifest's checksum, which covers everything. */
  sha256: string;
}

/**
 * Copies the database and then the files into a folder, while the shop runs or not. A backup that fails leaves nothing;
 * of one that was killed a folder without a manifest is left, which no restore takes.
 * @throws BackupError, DatabaseError with what to do
 */
export async function makeBackup({ db, storage, folder, signal, log, reach }: BackupOptions): Promise<MadeBackup> {
  const schemaVersion = await schemaVersionOf(db);
  const clear = await claimFolder(folder);
  try {
    return await whileNothingIsRemoved(db, async (held) => {
      const stop = signal ? AbortSignal.any([held, signal]) : held;
      const begunAt = new Date().toISOString();
      const collections = await dumpDatabase({ db, folder, signal: stop, log, reach });
      await reach?.('database-copied');
      const files = await copyFiles(storage, folder, stop, log);
      if ((await schemaVersionOf(db)) !== schemaVersion) {
        throw new BackupError('The database was brought to another schema version meanwhile. Make the backup again.');
      }
      const manifest: Manifest = {
        format: FORMAT,
        shopVersion: SHOP_VERSION,
        schemaVersion,
        begunAt,
        endedAt: new Date().toISOString(),
        collections,
        fileList: files.list,
        fileBytes: files.bytes,
      };
      stop.throwIfAborted();
      return { manifest, sha256: await writeManifest(folder, manifest) };
    });
  } catch (error) {
    await clear();
    throw error;
  }
}

/**
 * While a document with a lease is there, no server may remove a file (see LockedStorage). If the lease is lost, so is
 * the backup.
 */
async function whileNothingIsRemoved<T>(db: mongoose.mongo.Db, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const locks = db.collection<LeasedDocument>(BACKUP_LOCKS);
  // Those of backups that were killed.
  await locks.deleteMany({ $expr: { $lte: ['$lease.until', '$$NOW'] } });
  const _id = randomUUID();
  await locks.insertOne({ _id, lease: { holder: _id, until: new Date(0) } });
  try {
    const lease = await Lease.take(locks, _id);
    if (!lease) throw new BackupError('Another backup begins at this moment. Make this one again.');
    return await lease.during(work);
  } finally {
    await locks.deleteOne({ _id }).catch(() => undefined);
  }
}

async function schemaVersionOf(db: mongoose.mongo.Db): Promise<number> {
  const state = await schemaStates(db).findOne({ _id: SCHEMA_ID });
  if (state) assertUsable(state, SCHEMA_VERSION);
  else if ((await db.listCollections({}, { nameOnly: true }).toArray()).length === 0) {
    throw new BackupError('There is nothing to back up: the database is empty. Is it the right one?');
  }
  // Version 1 is what there was before versions were noted.
  const version = state?.version ?? 1;
  if (version !== SCHEMA_VERSION) {
    throw new BackupError(
      `The database has schema version ${version}, and this program copies version ${SCHEMA_VERSION}. Start the shop once, so that it brings the data up to date, or use the program that the data belongs to.`,
    );
  }
  return version;
}

/** @returns what takes it back as it was */
async function claimFolder(folder: string): Promise<() => Promise<void>> {
  try {
    const made = await mkdir(folder, { recursive: true, mode: 0o700 });
    const found = await readdir(folder);
    if (found.length > 0) {
      throw new BackupError(`${folder} is not empty. Name a new folder for the backup: --out <folder>`);
    }
    return async () => {
      const own = made === undefined ? (await readdir(folder)).map((name) => `${folder}/${name}`) : [made];
      for (const path of own) await rm(path, { recursive: true, force: true });
    };
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`The folder ${folder} can't be used (${reasonOf(error)}). Name another: --out <folder>`);
  }
}
