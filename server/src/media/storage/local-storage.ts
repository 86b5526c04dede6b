import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { access, constants, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { hasCode } from '../../config/system-error.js';
import { openLocalFile } from './local-file.js';
import { parseKey } from './storage-key.js';
import type { ListedFile, StoragePort, StoredFile } from './storage.port.js';

/** Name of a file that is still being written. */
const UNFINISHED = /^\.[0-9a-f-]{36}\.part$/;
/** Entries of a folder that are read at a time: a folder may hold millions. */
const READ_AT_A_TIME = 1_024;
const STATS_AT_ONCE = 50;

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
    const folder = dirname(path);
    const made = await mkdir(folder, { recursive: true, mode: 0o700 });
    // Under a name that is no key until it is whole and on the disk.
    const unfinished = join(folder, `.${randomUUID()}.part`);
    try {
      const file = await open(unfinished, 'wx');
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
      // Without this a power cut can lose the name of a file whose record is on the disk.
      await syncFolder(folder);
      if (made !== undefined) await syncFoldersBetween(dirname(made), dirname(folder));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async *list(): AsyncIterable<ListedFile> {
    for await (const path of this.files()) {
      const key = relative(this.root, path).split(sep).join('/');
      const modifiedAt = parseKey(key, 'uploads') && (await modifiedAtOf(path));
      if (modifiedAt !== undefined) yield { key, modifiedAt };
    }
  }

  /** Reads the folders from `after` on, each whole, and holds at most two pages of names of each. */
  async page(folder: string, after: string | undefined, most: number): Promise<ListedFile[]> {
    const keys: string[] = [];
    for await (const key of this.keysBelow(folder, after, most)) {
      keys.push(key);
      if (keys.length === most) break;
    }
    const files: ListedFile[] = [];
    for (let from = 0; from < keys.length; from += STATS_AT_ONCE) {
      files.push(...(await Promise.all(keys.slice(from, from + STATS_AT_ONCE).map((key) => this.listedFile(key)))));
    }
    return files;
  }

  /** Keys greater than `after` below a folder, sorted; all, or the first `most` and perhaps more. */
  private async *keysBelow(folder: string, after: string | undefined, most: number): AsyncIterable<string> {
    // With their slash at the end, as the keys below them have it.
    const folders: string[] = [];
    let files: string[] = [];
    for await (const entry of entriesOf(join(this.root, folder))) {
      const key = `${folder}/${entry.name}`;
      if (entry.isDirectory() && (after === undefined || after.startsWith(`${key}/`) || after < `${key}/`)) {
        folders.push(`${key}/`);
      }
      if (!entry.isFile() || (after !== undefined && key <= after) || !parseKey(key, 'uploads')) continue;
      files.push(key);
      if (files.length >= 2 * most) files = files.sort().slice(0, most);
    }
    for (const key of [...folders, ...files.sort().slice(0, most)].sort()) {
      if (key.endsWith('/')) yield* this.keysBelow(key.slice(0, -1), after, most);
      else yield key;
    }
  }

  /** A file that was removed since keeps its place on the page, so that a page that is not full is the last one. */
  private async listedFile(key: string): Promise<ListedFile> {
    return { key, modifiedAt: (await modifiedAtOf(this.pathOf(key))) ?? Date.now() };
  }

  async removeUnfinished(before: number, signal?: AbortSignal): Promise<number> {
    let removed = 0;
    for await (const path of this.files()) {
      signal?.throwIfAborted();
      if (!UNFINISHED.test(basename(path))) continue;
      const modifiedAt = await modifiedAtOf(path);
      if (modifiedAt === undefined || modifiedAt >= before) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return removed;
  }

  async check(): Promise<void> {
    await mkdir(this.root, { recursive: true, mode: 0o700 });
    await access(this.root, constants.R_OK | constants.W_OK | constants.X_OK);
  }

  close(): void {
    // Nothing is kept open.
  }

  private async *files(folder = this.root): AsyncIterable<string> {
    for await (const entry of entriesOf(folder)) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) yield* this.files(path);
      if (entry.isFile()) yield path;
    }
  }

  private pathOf(key: string): string {
    const parsed = parseKey(key, 'uploads');
    if (!parsed) throw new Error(`No storage key: ${JSON.stringify(key)}`);
    return join(this.root, ...parsed.segments);
  }
}

/** The entries of a folder, in no order; none when it isn't there yet: a folder is made with its first file. */
async function* entriesOf(folder: string): AsyncIterable<Dirent> {
  try {
    yield* await opendir(folder, { bufferSize: READ_AT_A_TIME });
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

/** Milliseconds since the epoch; nothing when the file has been removed since. */
async function modifiedAtOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.mtimeMs;
}

/** From the innermost to the outermost. */
async function syncFoldersBetween(outermost: string, innermost: string): Promise<void> {
  await syncFolder(innermost);
  if (innermost !== outermost) await syncFoldersBetween(outermost, dirname(innermost));
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
