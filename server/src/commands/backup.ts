// node server/dist/commands/backup.js [--out <folder> | --into <parent>]:
// copies the configured shop's data while it runs, or not.
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '../operations/backup/backup-error.js';
import { makeBackup } from '../operations/backup/make-backup.js';
import { loadConfig } from '../config/load-config.js';
import { reasonOf } from '../config/system-error.js';
import { deletedIn, deletionLogIn, noteDeleted } from '../operations/privacy/deletion-log.js';
import { completeErasures, erasedIn, erasuresIn } from '../operations/guest-erasure/erasure-log.js';
import { openShopData } from './open-shop-data.js';
import { runCommand } from './run-command.js';

const USAGE = 'Usage: backup [--out <new folder> | --into <folder of all backups>]';

await runCommand(async (terminal) => {
  const config = loadConfig(process.env, { envFile: '.env' });
  const folder = folderOf(join(config.dataDir, 'backups'));
  const data = await openShopData(config, terminal, { whileItRuns: true });
  try {
    terminal.print(`Copying the shop's data to ${folder} …`);
    const { manifest, sha256 } = await makeBackup({ ...data, folder, signal: terminal.signal, log: terminal.print });
    const documents = manifest.collections.reduce((sum, { count }) => sum + count, 0);
    const megabytes = (manifest.fileBytes / 1024 / 1024).toFixed(1);
    terminal.print(`${documents} documents and ${manifest.fileList.count} files (${megabytes} MB) are copied.`);
    // Beside the backups: a restore of an older one reads there whom it must delete again.
    await noteDeleted(deletionLogIn(dirname(folder)), await deletedIn(data.db));
    await completeErasures(erasuresIn(dirname(folder)), await erasedIn(data.db));
    terminal.print(`Backup: ${folder}`);
    terminal.print(`Checksum: ${sha256}`);
    terminal.print(
      'It holds personal data: keep it where only you can read it. It does not hold GUEST_KEY, JWT_SECRET or any other ' +
        'setting: keep those apart from it.',
    );
  } finally {
    await data.close();
  }
});

/** The folder of this backup: as it was named, or a new one of this moment beside the others. */
function folderOf(others: string): string {
  const { out, into = others } = asked();
  return resolve(out ?? join(into, new Date().toISOString().replaceAll(/[:.]/g, '-')));
}

function asked(): { out?: string; into?: string } {
  let values;
  try {
    ({ values } = parseArgs({ options: { out: { type: 'string' }, into: { type: 'string' } } }));
  } catch (error) {
    throw new BackupError(`${reasonOf(error)}. ${USAGE}`);
  }
  if (values.out !== undefined && values.into !== undefined) throw new BackupError(`One of both. ${USAGE}`);
  return values;
}
