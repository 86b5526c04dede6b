import { readFile } from 'node:fs/promises';
import { sha256Hex } from '../../common/sha256.js';
import { withProgress } from '../../common/progress.js';
import type { StoragePort } from '../../media/storage/storage.port.js';
import { pathOf } from './check-backup.js';
import { inParallel } from './in-parallel.js';
import type { FileEntry, Manifest } from './manifest.js';
import { damaged, fileEntriesOf } from './dump-reader.js';

/** Pictures of a few MB at most, so this many are in memory. */
const AT_ONCE = 4;

interface LoadFiles {
  readonly storage: StoragePort;
  readonly folder: string;
  readonly manifest: Manifest;
  readonly signal: AbortSignal;
  /** Lines about how far it is, every 10 s. */
  readonly log?: (line: string) => void;
}

/** Stores every file of a checked backup under its key, and looks once more that it is the one that was checked. */
export function loadFiles({ storage, folder, manifest, signal, log = () => undefined }: LoadFiles): Promise<void> {
  let done = 0;
  return withProgress({ what: 'Restoring files', log }, (report) =>
    inParallel(fileEntriesOf(folder, manifest.fileList), AT_ONCE, async (entry: FileEntry) => {
      signal.throwIfAborted();
      const content = await readFile(pathOf(folder, entry));
      if (sha256Hex(content) !== entry.sha256) {
        throw damaged({ path: entry.key }, 'it changed while it was restored');
      }
      await storage.put(entry.key, content);
      report({ done: (done += 1), total: manifest.fileList.count });
    }),
  );
}
