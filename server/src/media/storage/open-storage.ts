import type { StorageConfig } from '../../config/app-config.js';
import { LocalStorage } from './local-storage.js';
import type { StoragePort } from './storage.port.js';

/** The place for files that the configuration names. The client for S3 takes 30 MB, so only who needs it loads it. */
export async function openStorage(storage: StorageConfig): Promise<StoragePort> {
  if (storage.driver !== 's3') return new LocalStorage(storage.directory);
  const { S3Storage } = await import('./s3-storage.js');
  return new S3Storage(storage);
}
