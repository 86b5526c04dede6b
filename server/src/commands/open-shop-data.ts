import { existsSync } from 'node:fs';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { BackupError } from '../backup/backup-error.js';
import type { AppConfig } from '../config/app-config.js';
import { connectionOptionsFor } from '../database/connection.js';
import { startDatabase } from '../database/database-server.js';
import { probeDatabase } from '../database/probe-database.js';
import { runningDatabaseUri } from '../database/running-database.js';
import { openStorage } from '../modules/storage/open-storage.js';
import type { StoragePort } from '../modules/storage/storage.port.js';
import type { Terminal } from './run-command.js';

/** Where the data of the configured shop is, opened without the shop. */
export interface ShopData {
  readonly mongoUri: string;
  readonly db: mongoose.mongo.Db;
  readonly storage: StoragePort;
  close(): Promise<void>;
}

/**
 * Opens the database and the files of the configuration. The embedded database of a shop that runs is reached where that
 * shop serves it, if `whileItRuns`; of one that doesn't run it is started for as long as the command takes.
 * @throws DatabaseError when it can't be reached, or the shop runs on the folder and must not
 */
export async function openShopData(
  config: AppConfig,
  terminal: Terminal,
  { whileItRuns }: { whileItRuns: boolean },
): Promise<ShopData> {
  const { uri, stop } = await openDatabase(config, terminal, whileItRuns);
  try {
    const connection = await mongoose.createConnection(uri, connectionOptionsFor(uri)).asPromise();
    const storage = openStorage(config.storage);
    return {
      mongoUri: uri,
      // Never a copy that lags behind, whatever the address says: what is read when is what keeps a backup's rules.
      db: connection.getClient().db(undefined, { readPreference: 'primary' }),
      storage,
      close: async () => {
        storage.close();
        await connection.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface OpenDatabase {
  uri: string;
  stop: () => Promise<void>;
}

async function openDatabase(
  { mongodbUri, dataDir }: AppConfig,
  { warn }: Terminal,
  whileItRuns: boolean,
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
