import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { BROTLI_QUALITY } from '../common/brotli-quality.js';

/** The encodings in which a page is sent, the best first. */
export const PAGE_ENCODINGS = ['br', 'gzip'] as const;
export type PageEncoding = (typeof PAGE_ENCODINGS)[number];

const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };

/**
 * At once, in a millisecond: beside the thread each would leave two buffers to the next full garbage collection, and a
 * card that is answered by many is drawn so often that these would come every two seconds. The engine of one that is
 * done at once is left as well, for a handle of Node's points to it: its room of 16 KB is taken from it.
 */
const compress: Record<PageEncoding, (body: Buffer) => Buffer> = {
  br: (body) => withoutRoom(brotliCompressSync(body, { params: PARAMS, info: true })),
  gzip: (body) => withoutRoom(gzipSync(body, { info: true })),
};

/** What the option `info` brings, which Node's types don't know yet. */
interface Compressed {
  buffer: Buffer;
  engine: { _outBuffer?: Buffer | null };
}

function withoutRoom(done: unknown): Buffer {
  const { buffer, engine } = done as Compressed;
  engine._outBuffer = null;
  // A view of that room, which would keep it.
  return Buffer.from(buffer);
}

/** A page as bytes, compressed once for everybody who asks for it. */
export class PageDocument {
  readonly body: Buffer;
  /** The same for every encoding, hence weak. */
  readonly etag: string;
  private readonly compressed = new Map<PageEncoding, Buffer>();

  constructor(html: string) {
    this.body = Buffer.from(html);
    this.etag = `W/"${createHash('sha256').update(this.body).digest('base64url').slice(0, 27)}"`;
  }

  as(encoding: PageEncoding | undefined): Buffer {
    if (encoding === undefined) return this.body;
    const known = this.compressed.get(encoding);
    if (known) return known;
    const bytes = compress[encoding](this.body);
    this.compressed.set(encoding, bytes);
    return bytes;
  }
}
