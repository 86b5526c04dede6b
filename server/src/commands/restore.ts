// node server/dist/commands/restore.js <backup>: brings a backup into the configured, empty database and storage.
import 'reflect-metadata';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '../backup/backup-error.js';
import { checkBackup } from '../backup/check-backup.js';
import { restoreBackup } from '../backup/restore-backup.js';
import { loadConfig } from '../config/load-config.js';
import { reasonOf } from '../config/system-error.js';
import { ensureShopIndexes } from './ensure-shop-indexes.js';
import { openShopData } from './open-shop-data.js';
import { runCommand } from './run-command.js';

await runCommand(async (terminal) => {
  const folder = backupFolder();
  const config = loadConfig(process.env, { envFile: '.env' });
  terminal.tell('Checking the backup …');
  // All of it, before the database is even opened.
  const manifest = await checkBackup(folder, terminal.signal);
  const data = await openShopData(config, terminal, { whileItRuns: false });
  try {
    await restoreBackup({
      ...data,
      folder,
      manifest,
      ensureIndexes: () => ensureShopIndexes(config, data.mongoUri),
      tell: terminal.tell,
      signal: terminal.signal,
    });
    terminal.tell(`Restored: the shop as of ${manifest.begunAt}, schema version ${manifest.schemaVersion}.`);
    terminal.tell(
      'Everyone signs in once more. Guests keep their answers; start the shop with the JWT_SECRET that it had, so that ' +
        'an answer that is sent once more is known again.',
    );
  } finally {
    await data.close();
  }
});

function backupFolder(): string {
  const usage = 'Usage: restore <folder of the backup>';
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    if (positionals.length === 1 && positionals[0]) return resolve(positionals[0]);
  } catch (error) {
    throw new BackupError(`${reasonOf(error)}. ${usage}`);
  }
  throw new BackupError(usage);
}
