import { PassThrough, Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

const LOCAL_HEADER = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL_HEADER = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Sizes follow the content, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
/** What the format's fields hold; more would take its 64-bit form. */
const MOST_BYTES = 0xffffffff;
const MOST_FILES = 0xffff;

interface Entry {
  name: Buffer;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

/**
 * Writes a .zip file (PKWARE APPNOTE 4.3) to a stream while its files come, with one piece of one file in memory. Up to
 * 65,535 files and 4 GB.
 */
export class ZipStream {
  private readonly entries: Entry[] = [];
  private offset = 0;
  private readonly date: number;
  private readonly time: number;

  /** @param at what the files are dated, in UTC: the format knows no time zone */
  constructor(
    private readonly out: Writable,
    at: Date,
  ) {
    this.date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
    this.time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  }

  /** Adds a file. @param path with slashes, relative */
  async add(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const entry: Entry = { name: Buffer.from(path), crc: 0, packed: 0, size: 0, offset: this.offset };
    const head = Buffer.alloc(30);
    head.writeUInt32LE(LOCAL_HEADER, 0);
    this.common(head.subarray(4), entry, false);
    await this.write(head, entry.name);
    const measured = async function* (): AsyncGenerator<Uint8Array> {
      for await (const bytes of content) {
        entry.crc = crc32(bytes, entry.crc);
        entry.size += bytes.length;
        yield bytes;
      }
    };
    const packed = new PassThrough();
    const packing = pipeline(Readable.from(measured()), createDeflateRaw(), packed);
    // Heard of below, after what was packed until then.
    packing.catch(() => undefined);
    for await (const piece of packed as AsyncIterable<Buffer>) {
      entry.packed += piece.length;
      await this.write(piece);
    }
    await packing;
    const descriptor = Buffer.alloc(16);
    descriptor.writeUInt32LE(DESCRIPTOR, 0);
    sums(descriptor.subarray(4), entry);
    await this.write(descriptor);
    this.entries.push(entry);
    if (this.offset > MOST_BYTES || this.entries.length >= MOST_FILES) throw new Error('too much for one zip file');
  }

  /** Writes the list of the files, by which the file is read; the stream is left open. */
  async end(): Promise<void> {
    const begin = this.offset;
    for (const entry of this.entries) {
      const head = Buffer.alloc(46);
      head.writeUInt32LE(CENTRAL_HEADER, 0);
      head.writeUInt16LE(VERSION, 4);
      this.common(head.subarray(6), entry, true);
      head.writeUInt32LE(entry.offset, 42);
      await this.write(head, entry.name);
    }
    const end = Buffer.alloc(22);
    end.writeUInt32LE(END, 0);
    end.writeUInt16LE(this.entries.length, 8);
    end.writeUInt16LE(this.entries.length, 10);
    end.writeUInt32LE(this.offset - begin, 12);
    end.writeUInt32LE(begin, 16);
    await this.write(end);
  }

  /** What both headers of a file have. */
  private common(head: Buffer, entry: Entry, isKnown: boolean): void {
    head.writeUInt16LE(VERSION, 0);
    head.writeUInt16LE(FLAGS, 2);
    head.writeUInt16LE(DEFLATE, 4);
    head.writeUInt16LE(this.time, 6);
    head.writeUInt16LE(this.date, 8);
    if (isKnown) sums(head.subarray(10), entry);
    head.writeUInt16LE(entry.name.length, 22);
  }

  /** Goes on when there is room again; a reader who went away ends it. */
  private async write(...pieces: Buffer[]): Promise<void> {
    const bytes = Buffer.concat(pieces);
    this.offset += bytes.length;
    if (this.out.destroyed) throw new Error('nobody reads the zip file any more');
    if (this.out.write(bytes)) return;
    await new Promise<void>((settle, fail) => {
      const off = (): void => void this.out.off('drain', drained).off('close', closed).off('error', failed);
      const drained = (): void => (off(), settle());
      const closed = (): void => (off(), fail(new Error('nobody reads the zip file any more')));
      const failed = (error: Error): void => (off(), fail(error));
      this.out.on('drain', drained).on('close', closed).on('error', failed);
    });
  }
}

function sums(head: Buffer, { crc, packed, size }: Entry): void {
  head.writeUInt32LE(crc, 0);
  head.writeUInt32LE(packed, 4);
  head.writeUInt32LE(size, 8);
}
