import type { StorageConfig } from '../../config/app-config.js';
import { LocalStorage } from './local-storage.js';
import { S3Storage } from './s3-storage.js';
import type { StoragePort } from './storage.port.js';

/** The place for files that the configuration names. */
export function openStorage(storage: StorageConfig): StoragePort {
  return storage.driver === 's3' ? new S3Storage(storage) : new LocalStorage(storage.directory);
}
