import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { reasonOf } from '../../config/system-error.js';
import { BackupError } from './backup-error.js';
import type { FileEntry, ManifestEntry } from './manifest.js';
import { Measured } from './measured.js';
import { parseKey } from '../../media/storage/storage-key.js';

/** A document of MongoDB has at most 16 MiB, and the server's own needs somewhat more. */
const LARGEST_DOCUMENT = 17 * 1024 * 1024;
const SMALLEST_DOCUMENT = 5;
/** A line of the list of files has a key of at most 725 characters. */
const LONGEST_LINE = 4 * 1024;

/**
 * The documents of a collection's part, as BSON, one at a time.
 * @throws BackupError, at the latest behind the last one, when the part is not what its manifest lists
 */
export async function* documentsOf(folder: string, entry: ManifestEntry): AsyncGenerator<Buffer> {
  yield* items(folder, entry, (bytes) => {
    if (bytes.length < 4) return 0;
    const length = bytes.readInt32LE(0);
    if (length < SMALLEST_DOCUMENT || length > LARGEST_DOCUMENT) throw damaged(entry, 'it holds no BSON');
    return length;
  });
}

/** The list of the stored files. @throws BackupError as {@link documentsOf} */
export async function* fileEntriesOf(folder: string, entry: ManifestEntry): AsyncGenerator<FileEntry> {
  const lines = items(folder, entry, (bytes) => {
    const end = bytes.indexOf(10);
    if (end > LONGEST_LINE || (end < 0 && bytes.length > LONGEST_LINE)) throw damaged(entry, 'it holds no list');
    return end + 1;
  });
  for await (const line of lines) yield fileEntry(line.toString('utf8'), entry);
}

export function damaged({ path }: { path: string }, reason: string): BackupError {
  return new BackupError(`The backup is damaged: ${path}: ${reason}. What was there before was not touched.`);
}

/**
 * Splits unpacked bytes into items.
 * @param lengthOf the length of the item that begins here; 0 when more bytes are needed
 */
async function* items(
  folder: string,
  entry: ManifestEntry,
  lengthOf: (bytes: Buffer) => number,
): AsyncGenerator<Buffer> {
  const measured = new Measured();
  const unpacked: Readable = pipeline(
    createReadStream(join(folder, entry.path)),
    measured,
    createGunzip({ chunkSize: 256 * 1024 }),
    () => undefined,
  );
  let count = 0;
  let rest: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      for (let length = lengthOf(rest); length > 0 && length <= rest.length; length = lengthOf(rest)) {
        yield rest.subarray(0, length);
        rest = rest.subarray(length);
        count += 1;
      }
    }
  } catch (error) {
    throw error instanceof BackupError ? error : damaged(entry, reasonOf(error));
  }
  if (rest.length > 0) throw damaged(entry, 'it is cut');
  const { bytes, sha256 } = measured.checksum();
  if (bytes !== entry.bytes || sha256 !== entry.sha256) throw damaged(entry, 'its checksum is another');
  if (count !== entry.count) throw damaged(entry, `it holds ${count} entries instead of ${entry.count}`);
}

function fileEntry(line: string, entry: ManifestEntry): FileEntry {
  try {
    const { key, bytes, sha256 } = JSON.parse(line) as FileEntry;
    if (parseKey(key, 'uploads') && Number.isSafeInteger(bytes) && /^[0-9a-f]{64}$/.test(sha256)) {
      return { key, bytes, sha256 };
    }
  } catch {
    // Refused below.
  }
  throw damaged(entry, `it has a line that names no file: ${JSON.stringify(line.slice(0, 100))}`);
}
