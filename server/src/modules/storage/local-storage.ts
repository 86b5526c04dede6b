import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openLocalFile } from './local-file.js';
import { parseKey } from './storage-key.js';
import type { StoragePort, StoredFile } from './storage.port.js';

/** Uploaded files in a folder of this machine. */
export class LocalStorage implements StoragePort {
  /** @param root absolute path; made with the first file */
  constructor(private readonly root: string) {}

  async open(key: string): Promise<StoredFile | null> {
    const parsed = parseKey(key, 'uploads');
    return parsed ? openLocalFile(this.root, parsed) : null;
  }

  async put(key: string, content: Buffer): Promise<void> {
    const path = this.pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    // Under a name that is no key until it is whole and on the disk.
    const unfinished = join(dirname(path), `.${randomUUID()}.part`);
    try {
      const file = await open(unfinished, 'wx');
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  private pathOf(key: string): string {
    const parsed = parseKey(key, 'uploads');
    if (!parsed) throw new Error(`No storage key: ${JSON.stringify(key)}`);
    return join(this.root, ...parsed.segments);
  }
}
