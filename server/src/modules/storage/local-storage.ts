import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { hasCode } from '../../config/system-error.js';
import { openLocalFile } from './local-file.js';
import { parseKey } from './storage-key.js';
import type { ListedFile, StoragePort, StoredFile } from './storage.port.js';

/** Name of a file that is still being written. */
const UNFINISHED = /^\.[0-9a-f-]{36}\.part$/;

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

  async *list(): AsyncIterable<ListedFile> {
    for await (const { path, modifiedAt } of this.files()) {
      const key = relative(this.root, path).split(sep).join('/');
      if (parseKey(key, 'uploads')) yield { key, modifiedAt };
    }
  }

  async removeUnfinished(before: number): Promise<number> {
    let removed = 0;
    for await (const { path, name, modifiedAt } of this.files()) {
      if (!UNFINISHED.test(name) || modifiedAt >= before) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return removed;
  }

  async check(): Promise<void> {
    await mkdir(this.root, { recursive: true });
    await access(this.root, constants.R_OK | constants.W_OK | constants.X_OK);
  }

  close(): void {
    // Nothing is kept open.
  }

  /** Folder by folder, so that only one folder's names are held at a time. */
  private async *files(folder = this.root): AsyncIterable<{ path: string; name: string; modifiedAt: number }> {
    const entries = await readdir(folder, { withFileTypes: true }).catch(none);
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) yield* this.files(path);
      if (!entry.isFile()) continue;
      // Gone since the listing: somebody else has removed it.
      const found = await stat(path).catch(() => undefined);
      if (found) yield { path, name: entry.name, modifiedAt: found.mtimeMs };
    }
  }

  private pathOf(key: string): string {
    const parsed = parseKey(key, 'uploads');
    if (!parsed) throw new Error(`No storage key: ${JSON.stringify(key)}`);
    return join(this.root, ...parsed.segments);
  }
}

/** A folder is made with its first file. */
function none(error: unknown): [] {
  if (hasCode(error, 'ENOENT')) return [];
  throw error;
}
