import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose, { type Connection } from 'mongoose';
import { checkBackup } from '../../../src/operations/backup/check-backup.js';
import { makeBackup, type BackupOptions } from '../../../src/operations/backup/make-backup.js';
import { restoreBackup, type RestoreOptions } from '../../../src/operations/backup/restore-backup.js';
import { connectionOptionsFor } from '../../../src/database/connection.js';
import { openStorage } from '../../../src/media/storage/open-storage.js';
import type { TestApp } from '../../support/app.js';

type Db = mongoose.mongo.Db;

const folders: string[] = [];
const connections: Connection[] = [];

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'serikad-backup-'));
  folders.push(folder);
  return folder;
}

/** Closes and deletes what the functions here have made. */
export async function cleanUp(): Promise<void> {
  await Promise.all(connections.map((connection) => connection.close()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/** The database at an address, by the driver alone, as the commands see it. */
export async function databaseAt(uri: string): Promise<Db> {
  const connection = await mongoose.createConnection(uri, connectionOptionsFor(uri)).asPromise();
  connections.push(connection);
  return connection.getClient().db();
}

/** What `backup` does to a shop that runs; answers the folder. */
export async function backUp(
  shop: TestApp,
  more: Pick<BackupOptions, 'reach' | 'signal'> & { folder?: string } = {},
): Promise<string> {
  const folder = more.folder ?? join(newFolder(), 'backup');
  const storage = await openStorage(shop.config.storage);
  try {
    await makeBackup({ db: await databaseAt(shop.mongoUri), storage, folder, ...more });
  } finally {
    storage.close();
  }
  return folder;
}

/** Where a backup is restored to. */
export type Target = Pick<TestApp, 'config' | 'mongoUri'>;

/** What `restore` does to a stack, but for the indexes. */
export async function restoreInto(
  { config, mongoUri }: Target,
  folder: string,
  more: Partial<RestoreOptions> = {},
): Promise<void> {
  const manifest = await checkBackup(folder);
  const storage = await openStorage(config.storage);
  try {
    await restoreBackup({
      db: await databaseAt(mongoUri),
      storage,
      folder,
      manifest,
      // The shop that is started on it builds them; that the command does is shown by the drill.
      ensureIndexes: () => Promise.resolve(),
      ...more,
    });
  } finally {
    storage.close();
  }
}

/** A backup to be damaged, beside the whole one. */
export function copyOf(backup: string): string {
  const copy = join(newFolder(), 'copy');
  cpSync(backup, copy, { recursive: true });
  return copy;
}
