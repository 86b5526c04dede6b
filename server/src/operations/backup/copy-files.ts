import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { reasonOf } from '../../config/system-error.js';
import { withProgress } from '../../common/progress.js';
import { PIECES_FOLDER } from '../../modules/album/album-keys.js';
import type { StoragePort } from '../../media/storage/storage.port.js';
import { BackupError } from './backup-error.js';
import { FILE_LIST, FILES_FOLDER, type Checksum, type FileEntry, type ManifestEntry } from './manifest.js';
import { Measured } from './measured.js';
import { DumpWriter } from './dump-writer.js';
import { inParallel } from './in-parallel.js';

/** Files that are copied at a time: enough to hide the way to a bucket. */
const AT_ONCE = 4;
/** A bucket may stumble once in a hundred thousand files. */
const ATTEMPTS = 3;

interface CopiedFiles {
  list: ManifestEntry;
  /** Of all files together. */
  bytes: number;
}

/** Copies every stored file under its key, but for pieces of uploads, and writes the list of them. */
export async function copyFiles(
  storage: StoragePort,
  folder: string,
  signal: AbortSignal,
  log: (line: string) => void = () => undefined,
): Promise<CopiedFiles> {
  const list = await DumpWriter.open(folder, FILE_LIST);
  let bytes = 0;
  await mkdir(join(folder, FILES_FOLDER), { mode: 0o700 });
  try {
    await withProgress({ what: 'Copying files', log }, (report) =>
      inParallel(storage.list(), AT_ONCE, async ({ key }) => {
        signal.throwIfAborted();
        // Of uploads that are not in the backup: their guests send them again.
        if (key.startsWith(`${PIECES_FOLDER}/`)) return;
        const copied = await copyTried(storage, key, join(folder, FILES_FOLDER, ...key.split('/')));
        if (!copied) return;
        const entry: FileEntry = { key, ...copied };
        bytes += copied.bytes;
        await list.write(Buffer.from(`${JSON.stringify(entry)}\n`));
        report({ done: list.entries });
      }),
    );
    return { list: await list.end(), bytes };
  } catch (error) {
    await list.abandon();
    throw error;
  }
}

/** @returns nothing when the file is gone: its record was, before the backup began */
async function copyTried(storage: StoragePort, key: string, path: string): Promise<Checksum | null> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await copy(storage, key, path);
    } catch (error) {
      if (attempt === ATTEMPTS) {
        throw new BackupError(
          `The file ${key} could not be copied: ${reasonOf(error)}. Mend that and make the backup again.`,
        );
      }
      await rm(path, { force: true });
    }
  }
}

async function copy(storage: StoragePort, key: string, path: string): Promise<Checksum | null> {
  const file = await storage.open(key);
  if (!file) return null;
  const measured = new Measured();
  await pipeline(file.stream(), measured, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  const checksum = measured.checksum();
  if (checksum.bytes !== file.size) throw new Error(`it has ${file.size} bytes, and ${checksum.bytes} came`);
  return checksum;
}
