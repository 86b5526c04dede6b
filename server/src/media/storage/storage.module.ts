import { Inject, Logger, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { APP_CONFIG } from '../../common/app-options.js';
import type { AppConfig } from '../../config/app-config.js';
import { reasonOf } from '../../config/system-error.js';
import { DeleteLock } from './delete-locks.js';
import { CatalogueFiles } from './catalogue-files.js';
import { LockedStorage } from './locked-storage.js';
import { openStorage } from './open-storage.js';
import { StorageController } from './storage.controller.js';
import { STORAGE, type StoragePort } from './storage.port.js';

/** Whatever place the files have, none is removed while a backup copies them. */
async function storageOf({ storage }: AppConfig, locks: DeleteLock): Promise<StoragePort> {
  return new LockedStorage(await openStorage(storage), locks);
}

/** Files: what customers upload, and the pictures of the catalogue. */
@Module({
  controllers: [StorageController],
  providers: [
    DeleteLock,
    CatalogueFiles,
    { provide: STORAGE, inject: [APP_CONFIG, DeleteLock], useFactory: storageOf },
  ],
  exports: [CatalogueFiles, STORAGE],
})
export class StorageModule implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(@Inject(STORAGE) private readonly storage: StoragePort) {}

  /** Logs at once what is wrong with the place for files; not a reason not to serve what needs none. */
  async onApplicationBootstrap(): Promise<void> {
    await this.storage.check().catch((error: unknown) => new Logger('Storage').error(reasonOf(error)));
  }

  onModuleDestroy(): void {
    this.storage.close();
  }
}
