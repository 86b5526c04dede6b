// node server/dist/commands/restore.js <backup>: brings a backup into the configured, empty database and storage.
import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '../operations/backup/backup-error.js';
import { checkBackup } from '../operations/backup/check-backup.js';
import { restoreBackup } from '../operations/backup/restore-backup.js';
import { loadConfig } from '../config/load-config.js';
import { reasonOf } from '../config/system-error.js';
import { deleteAgain } from '../operations/privacy/delete-customer.js';
import { deletionLogIn, readDeleted } from '../operations/privacy/deletion-log.js';
import { eraseAgain } from '../operations/guest-erasure/guest-erasure.js';
import { completeErasures, erasuresIn, mergeErasures, readErasures } from '../operations/guest-erasure/erasure-log.js';
import { ensureShopIndexes } from './ensure-shop-indexes.js';
import { openShopData } from './open-shop-data.js';
import { runCommand } from './run-command.js';

await runCommand(async (terminal) => {
  const { folder, deleted, erased } = asked();
  const config = loadConfig(process.env, { envFile: '.env' });
  terminal.print('Checking the backup …');
  // All of it, before the database is even opened.
  const manifest = await checkBackup(folder, terminal.signal, terminal.print);
  const data = await openShopData(config, terminal, { whileItRuns: false });
  try {
    await restoreBackup({
      ...data,
      folder,
      manifest,
      ensureIndexes: () => ensureShopIndexes(config, data.mongoUri, terminal.print),
      tidy: async (now) => {
        const deletionLog = deletionLogIn(config.dataDir);
        const lists = [deletionLog, deletionLogIn(dirname(folder)), ...deleted];
        const ids = new Set((await Promise.all(lists.map(readDeleted))).flatMap((list) => [...list]));
        const again = await deleteAgain({ db: data.db, storage: data.storage, now, deletionLog }, ids);
        if (again > 0) terminal.print(`Deleted again: ${again} customers who were deleted after this backup was made.`);
        const erasures = mergeErasures(
          await Promise.all([erasuresIn(config.dataDir), erasuresIn(dirname(folder)), ...erased].map(readErasures)),
        );
        // In a new data folder, the next restore of this backup needs them as well.
        await completeErasures(erasuresIn(config.dataDir), erasures);
        const emptied = await eraseAgain(
          { db: data.db, now, signal: terminal.signal },
          erasures,
          new Date(manifest.begunAt),
        );
        if (emptied > 0) terminal.print(`Erased again: the guests of ${emptied} weddings, as after this backup.`);
      },
      print: terminal.print,
      signal: terminal.signal,
    });
    terminal.print(`Restored: the shop as of ${manifest.begunAt}, schema version ${manifest.schemaVersion}.`);
    terminal.print(
      'Everyone signs in once more. Guests keep their answers; start the shop with the JWT_SECRET and the GUEST_KEY ' +
        'that it had, so that an answer that is sent once more is known again, and phone numbers of guest lists can be read.',
    );
  } finally {
    await data.close();
  }
});

function asked(): { folder: string; deleted: string[]; erased: string[] } {
  const usage =
    'Usage: restore <folder of the backup> [--deleted <list of deleted customers>] [--erased <list of erased guests>]';
  let parsed;
  try {
    parsed = parseArgs({
      allowPositionals: true,
      options: { deleted: { type: 'string', multiple: true }, erased: { type: 'string', multiple: true } },
    });
  } catch (error) {
    throw new BackupError(`${reasonOf(error)}. ${usage}`);
  }
  const [folder, ...more] = parsed.positionals;
  if (!folder || more.length > 0) throw new BackupError(usage);
  const deleted = (parsed.values.deleted ?? []).map((file) => resolve(file));
  const erased = (parsed.values.erased ?? []).map((file) => resolve(file));
  const missing = [...deleted, ...erased].find((file) => !existsSync(file));
  if (missing !== undefined) throw new BackupError(`There is no list ${missing}. Nothing was touched.`);
  return { folder: resolve(folder), deleted, erased };
}
