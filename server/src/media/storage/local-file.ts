import { createReadStream } from 'node:fs';
import { lstat, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { hasCode } from '../../config/system-error.js';
import type { StorageKey } from './storage-key.js';
import type { StoredFile } from './storage.port.js';

/**
 * A regular file below a folder, or `null`. The key's segments can't climb; a link that leads out of the folder is
 * no file of it either.
 */
export async function openLocalFile(root: string, { segments, type }: StorageKey): Promise<StoredFile | null> {
  const path = join(root, ...segments);
  try {
    const [stats, real, realRoot] = await Promise.all([lstat(path), realpath(path), realpath(root)]);
    if (!stats.isFile() || !real.startsWith(realRoot + sep)) return null;
    return {
      size: stats.size,
      type,
      etag: `W/"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`,
      stream: () => createReadStream(real),
    };
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR') || hasCode(error, 'ENAMETOOLONG')) return null;
    throw error;
  }
}
