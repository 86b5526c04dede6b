import { createReadStream } from 'node:fs';
import { lstat, opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hasCode, reasonOf } from '../../config/system-error.js';
import { type ReportCount, withProgress } from '../../common/progress.js';
import { inParallel } from './in-parallel.js';
import {
  type Checksum,
  FILE_LIST,
  type FileEntry,
  FILES_FOLDER,
  MANIFEST,
  type Manifest,
  readManifest,
} from './manifest.js';
import { Measured } from './measured.js';
import { damaged, documentsOf, fileEntriesOf } from './dump-reader.js';

const AT_ONCE = 4;

export type CheckedManifest = Awaited<ReturnType<typeof readManifest>>;

/**
 * Reads a whole backup and holds it against its manifest: every byte, every count, nothing missing and nothing more.
 * @throws BackupError that names the first thing that is wrong
 */
export async function checkBackup(
  folder: string,
  signal?: AbortSignal,
  log: (line: string) => void = () => undefined,
): Promise<CheckedManifest> {
  const manifest = await readManifest(folder);
  await assertNoOtherFiles(folder, manifest);
  // Apart: a file takes a hundred times as long as a document.
  await withProgress({ what: 'Checking the documents of the backup', log }, (report) =>
    checkDocuments(folder, manifest, report, signal),
  );
  await withProgress({ what: 'Checking the files of the backup', log }, (report) =>
    checkFiles(folder, manifest, report, signal),
  );
  return manifest;
}

async function checkDocuments(
  folder: string,
  { collections }: CheckedManifest,
  report: ReportCount,
  signal?: AbortSignal,
): Promise<void> {
  const total = collections.reduce((sum, { count }) => sum + count, 0);
  let done = 0;
  for (const entry of collections) {
    await assertThere(folder, entry.path);
    for await (const _document of documentsOf(folder, entry)) {
      signal?.throwIfAborted();
      report({ done: (done += 1), total });
    }
  }
}

async function checkFiles(
  folder: string,
  { fileList, fileBytes }: CheckedManifest,
  report: ReportCount,
  signal?: AbortSignal,
): Promise<void> {
  await assertThere(folder, FILE_LIST);
  let done = 0;
  let bytes = 0;
  await inParallel(fileEntriesOf(folder, fileList), AT_ONCE, async (entry) => {
    signal?.throwIfAborted();
    report({ done: (done += 1), total: fileList.count });
    bytes += entry.bytes;
    await assertFile(folder, entry);
  });
  if (bytes !== fileBytes) throw damaged({ path: FILE_LIST }, 'its sizes add up to something else');
  const found = await countFiles(join(folder, FILES_FOLDER));
  if (found !== fileList.count) {
    throw damaged({ path: FILES_FOLDER }, `it holds ${found} files instead of ${fileList.count}`);
  }
}

/** Where a stored file lies in a backup. */
export function pathOf(folder: string, { key }: Pick<FileEntry, 'key'>): string {
  return join(folder, FILES_FOLDER, ...key.split('/'));
}

async function assertFile(folder: string, entry: FileEntry): Promise<void> {
  const path = `${FILES_FOLDER}/${entry.key}`;
  await assertThere(folder, path);
  const { bytes, sha256 } = await checksumOf(pathOf(folder, entry)).catch((error: unknown) => {
    throw damaged({ path }, reasonOf(error));
  });
  if (bytes !== entry.bytes) throw damaged({ path }, `it has ${bytes} bytes instead of ${entry.bytes}`);
  if (sha256 !== entry.sha256) throw damaged({ path }, 'its checksum is another');
}

async function assertThere(folder: string, path: string): Promise<void> {
  try {
    // A link could lead anywhere.
    if (!(await lstat(join(folder, path))).isFile()) throw damaged({ path }, 'it is no file');
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) throw damaged({ path }, 'it is missing');
    throw error;
  }
}

async function assertNoOtherFiles(folder: string, { collections }: Manifest): Promise<void> {
  const files = new Set([MANIFEST, FILE_LIST, ...collections.map(({ path }) => path)]);
  for await (const path of filesBelow(folder, '')) {
    if (!files.has(path)) throw damaged({ path }, 'it is no part of the backup');
  }
}

/** The files of the backup that are no stored ones. */
async function* filesBelow(folder: string, below: string): AsyncGenerator<string> {
  for await (const entry of await opendir(join(folder, below))) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (path === FILES_FOLDER && entry.isDirectory()) continue;
    if (entry.isDirectory()) yield* filesBelow(folder, path);
    else yield path;
  }
}

async function countFiles(folder: string): Promise<number> {
  let count = 0;
  try {
    for await (const entry of await opendir(folder)) {
      count += entry.isDirectory() ? await countFiles(join(folder, entry.name)) : 1;
    }
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  return count;
}

async function checksumOf(path: string): Promise<Checksum> {
  const measured = new Measured();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(createReadStream(path), measured, nowhere);
  return measured.checksum();
}
