import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ManifestEntry } from './manifest.js';
import { Measured } from './measured.js';

/** Documents are small: gzip gets them in pieces of this many bytes. */
const PIECE = 64 * 1024;

/** Writes one of a backup's own files, gzipped, with as much in memory as is on its way to the disk. */
export class DumpWriter {
  private readonly gzip = createGzip({ level: 4 });
  private readonly measured = new Measured();
  private readonly written: Promise<void>;
  private readonly piece: Uint8Array[] = [];
  private pieceBytes = 0;
  private count = 0;

  private constructor(
    folder: string,
    private readonly path: string,
  ) {
    const file = createWriteStream(join(folder, path), { flags: 'wx', mode: 0o600, flush: true });
    this.written = pipeline(this.gzip, this.measured, file);
    // The next write or the end rejects.
    this.written.catch(() => undefined);
  }

  static async open(folder: string, path: string): Promise<DumpWriter> {
    await mkdir(dirname(join(folder, path)), { recursive: true, mode: 0o700 });
    return new DumpWriter(folder, path);
  }

  /** Documents or lines so far. */
  get entries(): number {
    return this.count;
  }

  /** Adds a document or a line. */
  async write(bytes: Uint8Array): Promise<void> {
    this.count += 1;
    this.piece.push(bytes);
    this.pieceBytes += bytes.length;
    if (this.pieceBytes >= PIECE) await this.pass();
  }

  /** Ends the file, on the disk. */
  async end(): Promise<ManifestEntry> {
    await this.pass();
    this.gzip.end();
    await this.written;
    return { path: this.path, count: this.count, ...this.measured.checksum() };
  }

  /** Ends without a result, after a failure elsewhere. */
  async abandon(): Promise<void> {
    this.gzip.destroy();
    await this.written.catch(() => undefined);
  }

  private async pass(): Promise<void> {
    if (this.gzip.destroyed) await this.written;
    const room = this.gzip.write(Buffer.concat(this.piece.splice(0)));
    this.pieceBytes = 0;
    if (!room) await this.drained();
  }

  /** Until there is room again; a disk that is full ends the wait as well. */
  private async drained(): Promise<void> {
    await new Promise<void>((settle) => {
      const done = (): void => {
        this.gzip.off('drain', done).off('close', done);
        settle();
      };
      this.gzip.on('drain', done).on('close', done);
    });
    if (this.gzip.destroyed) await this.written;
  }
}
