import { Readable, type Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** Takes the files of an archive one after the other. @returns when a file is whole */
export type TakeFile = (path: string, content: AsyncIterable<Uint8Array>) => Promise<void>;

/** Compressed already: an album has gigabytes of them. */
const PICTURE = /\.(?:jpe?g|png|webp|avif|heic)$/;

/**
 * Writes files as a .zip to a stream while they are read, one after the other, and ends the stream. When a file fails,
 * the stream is destroyed: half a .zip must not look like a whole one.
 * @param mtime modification time of every file
 * @param addFiles hands over the files; each promise that it gets resolves when the file was read
 * @throws what `addFiles` or a file throws; nothing when the reader closed the stream
 */
export async function writeZip(
  out: Writable,
  mtime: Date,
  addFiles: (take: TakeFile) => Promise<unknown>,
): Promise<void> {
  const zip = new ZipFile();
  let isClosed = false;
  const sent = pipeline(zip.outputStream, out);
  sent.catch(() => (isClosed = true));
  // A file's error reaches the caller through `finished`.
  zip.on('error', () => undefined);
  try {
    await addFiles(async (path, content) => {
      const file = Readable.from(content);
      zip.addReadStream(file, path, { mtime, compress: !PICTURE.test(path) });
      try {
        await Promise.race([finished(file), sent]);
      } finally {
        file.destroy();
      }
    });
    zip.end();
    await sent;
  } catch (error) {
    if (isClosed) return;
    out.destroy();
    throw error;
  }
}
