import { Module } from '@nestjs/common';
import { APP_CONFIG } from '../../common/app-options.js';
import type { AppConfig } from '../../config/app-config.js';
import { ConfigError } from '../../config/config-error.js';
import { CatalogueFiles } from './catalogue-files.js';
import { LocalStorage } from './local-storage.js';
import { StorageController } from './storage.controller.js';
import { STORAGE, type StoragePort } from './storage.port.js';

/** @throws ConfigError for a driver that this version doesn't have */
function storageOf({ storage }: AppConfig): StoragePort {
  if (storage.driver === 'local') return new LocalStorage(storage.directory);
  throw new ConfigError([
    'STORAGE_DRIVER: this version keeps files on the local disk alone. Example: STORAGE_DRIVER=local',
  ]);
}

/** Files: what customers upload, and the pictures of the catalogue. */
@Module({
  controllers: [StorageController],
  providers: [CatalogueFiles, { provide: STORAGE, inject: [APP_CONFIG], useFactory: storageOf }],
  exports: [CatalogueFiles, STORAGE],
})
export class StorageModule {}
