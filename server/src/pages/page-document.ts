import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { BROTLI_QUALITY } from '../http/brotli-quality.js';

/** The encodings in which a page is sent, the best first. */
export const PAGE_ENCODINGS = ['br', 'gzip'] as const;
export type PageEncoding = (typeof PAGE_ENCODINGS)[number];

/** A page that can be sent. */
export interface SentPage {
  readonly etag: string;
  /** Those in which it is sent, the best first. */
  readonly encodings: readonly PageEncoding[];
  as(encoding: PageEncoding | undefined): Buffer;
}

const params = (quality: number): Record<number, number> => ({ [constants.BROTLI_PARAM_QUALITY]: quality });
const compressBest = promisify(brotliCompress);

/** Synchronous: a page takes about a millisecond, once per encoding. */
const compress: Record<PageEncoding, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, { params: params(BROTLI_QUALITY) }),
  gzip: (body) => gzipSync(body),
};

/** A page as bytes, compressed once for all requests. */
export class PageDocument implements SentPage {
  readonly encodings = PAGE_ENCODINGS;
  readonly body: Buffer;
  /** The same for every encoding, hence weak. */
  readonly etag: string;
  private readonly compressed = new Map<PageEncoding, Buffer>();

  constructor(html: string) {
    this.body = Buffer.from(html);
    this.etag = etagOf(this.body);
  }

  /**
   * Compresses it as small as it gets: a twelfth less than `as` does at once, in 60 ms of another thread. On slow 4G a page
   * of the shop then comes one round trip of 150 ms earlier (docs/decisions/190-shop-pages.md).
   */
  async compressBest(): Promise<void> {
    this.compressed.set('br', await compressBest(this.body, { params: params(constants.BROTLI_MAX_QUALITY) }));
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

export function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}
