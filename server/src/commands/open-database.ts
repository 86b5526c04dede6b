import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from '../operations/backup/backup-error.js';
import type { AppConfig } from '../config/app-config.js';
import { startDatabase } from '../database/database-server.js';
import { probeDatabase } from '../database/probe-database.js';
import { runningDatabaseUri } from '../database/running-database.js';

interface OpenDatabase {
  uri: string;
  stop: () => Promise<void>;
}

/**
 * Opens the database of the configuration for a command: the configured one, that of the shop that runs
 * (`whileItRuns`), or the embedded one, started for as long as the command takes.
 * @throws DatabaseError when it can't be reached, or the shop runs on the folder and must not
 */
export async function openDatabase(
  { mongodbUri, dataDir }: AppConfig,
  warn: (line: string) => void,
  { whileItRuns }: { whileItRuns: boolean },
): Promise<OpenDatabase> {
  const theirs = mongodbUri ?? (whileItRuns ? runningDatabaseUri(dataDir) : undefined);
  if (theirs !== undefined) {
    await probeDatabase(theirs);
    return { uri: theirs, stop: () => Promise.resolve() };
  }
  if (whileItRuns && !existsSync(join(dataDir, 'mongodb'))) {
    throw new BackupError(`There is no shop in ${dataDir}. Set DATA_DIR or MONGODB_URI to those that it runs with.`);
  }
  const own = await startDatabase({
    dataDir,
    env: process.env,
    log: { info: () => undefined, warn, error: warn },
  });
  return { uri: own.uri, stop: () => own.stop() };
}
