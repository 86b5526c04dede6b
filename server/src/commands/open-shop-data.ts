import mongoose from 'mongoose';
import type { AppConfig } from '../config/app-config.js';
import { maintenanceOptionsFor } from '../database/connection.js';
import { openStorage } from '../media/storage/open-storage.js';
import type { StoragePort } from '../media/storage/storage.port.js';
import { openDatabase } from './open-database.js';
import type { Terminal } from './run-command.js';

/** Where the data of the configured shop is, opened without the shop. */
export interface ShopData {
  readonly mongoUri: string;
  readonly db: mongoose.mongo.Db;
  readonly storage: StoragePort;
  close(): Promise<void>;
}

/**
 * Opens the database and the files of the configuration. The embedded database of a shop that runs is reached where
 * that shop serves it, if `whileItRuns`; of one that doesn't run it is started for as long as the command takes.
 * @throws DatabaseError when it can't be reached, or the shop runs on the folder and must not
 */
export async function openShopData(
  config: AppConfig,
  terminal: Terminal,
  { whileItRuns }: { whileItRuns: boolean },
): Promise<ShopData> {
  const { uri, stop } = await openDatabase(config, terminal.warn, { whileItRuns });
  try {
    const connection = await mongoose.createConnection(uri, maintenanceOptionsFor(uri)).asPromise();
    const storage = await openStorage(config.storage);
    return {
      mongoUri: uri,
      // Never a copy that lags behind, whatever the address asks for: what is read when is what keeps a backup's rules.
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
