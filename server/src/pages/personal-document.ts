import { constants, crc32, deflateRawSync } from 'node:zlib';
import { etagOf, type PageEncoding, type SentPage } from './page-document.js';

/** A gzip file's first bytes: deflated, no name, no time. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** A personal page around what is the family's own, compressed once for all families. */
export class PersonalTemplate {
  readonly before: Buffer;
  readonly after: Buffer;
  readonly deflatedBefore: Buffer;
  readonly deflatedAfter: Buffer;
  readonly etag: string;

  constructor(template: { before: string; after: string }) {
    this.before = Buffer.from(template.before);
    this.after = Buffer.from(template.after);
    this.deflatedBefore = deflatedPart(this.before);
    this.deflatedAfter = deflateRawSync(this.after);
    this.etag = etagOf(Buffer.concat([this.before, this.after]));
  }
}

/**
 * The page of one family. Its gzip is put together from the template's compressed parts: deflated blocks that end at a
 * whole byte and refer to nothing before them may follow one another.
 */
export class PersonalDocument implements SentPage {
  readonly encodings = ['gzip'] as const;
  readonly etag: string;
  private readonly own: Buffer;

  constructor(
    private readonly template: PersonalTemplate,
    own: string,
  ) {
    this.own = Buffer.from(own);
    this.etag = etagOf(Buffer.from(template.etag + own));
  }

  as(encoding: PageEncoding | undefined): Buffer {
    const { before, after, deflatedBefore, deflatedAfter } = this.template;
    if (encoding === undefined) return Buffer.concat([before, this.own, after]);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(after, crc32(this.own, crc32(before))));
    trailer.writeUInt32LE(before.length + this.own.length + after.length, 4);
    return Buffer.concat([GZIP_HEADER, deflatedBefore, storedPart(this.own), deflatedAfter, trailer]);
  }
}

/** Ends at a whole byte, and other blocks may follow. */
function deflatedPart(bytes: Buffer): Buffer {
  return deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH });
}

/** Few bytes as they are, in a block of their own: a compressor would take longer to start. */
function storedPart(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}
