import { Inject, Logger, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { APP_CONFIG } from '../../common/app-options.js';
import type { AppConfig } from '../../config/app-config.js';
import { reasonOf } from '../../config/system-error.js';
import { CatalogueFiles } from './catalogue-files.js';
import { LocalStorage } from './local-storage.js';
import { S3Storage } from './s3-storage.js';
import { StorageController } from './storage.controller.js';
import { STORAGE, type StoragePort } from './storage.port.js';

function storageOf({ storage }: AppConfig): StoragePort {
  return storage.driver === 's3' ? new S3Storage(storage) : new LocalStorage(storage.directory);
}

/** Files: what customers upload, and the pictures of the catalogue. */
@Module({
  controllers: [StorageController],
  providers: [CatalogueFiles, { provide: STORAGE, inject: [APP_CONFIG], useFactory: storageOf }],
  exports: [CatalogueFiles, STORAGE],
})
export class StorageModule implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(@Inject(STORAGE) private readonly storage: StoragePort) {}

  /** Says at once what is wrong with the place for files; not a reason not to serve what needs none. */
  async onApplicationBootstrap(): Promise<void> {
    await this.storage.check().catch((error: unknown) => new Logger('Storage').error(reasonOf(error)));
  }

  onModuleDestroy(): void {
    if (this.storage instanceof S3Storage) this.storage.close();
  }
}
