import { DomainError } from '../../common/domain-error.js';
import type { ListedFile, StoragePort, StoredFile } from './storage.port.js';

/** Backups take minutes; callers that remove files retry by themselves. */
const RETRY_SECONDS = 60;

/**
 * Storage that removes no file while a backup copies it. A file's record is removed before the file; so if the backup
 * has read that record, its lock is older than the question asked here, and the file stays
 * (docs/decisions/110-backup.md).
 */
export class LockedStorage implements StoragePort {
  constructor(
    private readonly storage: StoragePort,
    private readonly locks: { any(): Promise<boolean> },
  ) {}

  async remove(key: string): Promise<void> {
    if (await this.locks.any()) throw new DomainError('unavailable', { retryAfter: RETRY_SECONDS });
    await this.storage.remove(key);
  }

  open(key: string): Promise<StoredFile | null> {
    return this.storage.open(key);
  }

  put(key: string, content: Buffer): Promise<void> {
    return this.storage.put(key, content);
  }

  list(): AsyncIterable<ListedFile> {
    return this.storage.list();
  }

  page(folder: string, after: string | undefined, most: number): Promise<ListedFile[]> {
    return this.storage.page(folder, after, most);
  }

  removeUnfinished(before: number, signal?: AbortSignal): Promise<number> {
    return this.storage.removeUnfinished(before, signal);
  }

  check(): Promise<void> {
    return this.storage.check();
  }

  close(): void {
    this.storage.close();
  }
}
