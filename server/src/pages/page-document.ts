import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { sha256Base64Url } from '../common/sha256.js';
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

/** Synchronous: a page takes about a millisecond, once per encoding. */
const compress: Record<PageEncoding, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, { params: params(BROTLI_QUALITY) }),
  gzip: (body) => gzipSync(body),
};

/** At least so long from one compression with the best quality to the next, in ms: each takes 60 ms of a processor. */
const BEST_EVERY_MS = 1_000;
let nextBestAt = 0;

/** A page as bytes, compressed once for all requests. */
export class PageDocument implements SentPage {
  readonly encodings = PAGE_ENCODINGS;
  readonly body: Buffer;
  /** The same for every encoding, hence weak. */
  readonly etag: string;
  private readonly compressed = new Map<PageEncoding, Buffer>();
  private needsBest: boolean;

  /**
   * @param isShared it is the same for all visitors: when it is asked for again it is compressed with the best quality
   *   in another thread, to a twelfth less. On slow 4G it then comes a round trip of 150 ms earlier
   *   (docs/decisions/193).
   */
  constructor(html: string, { isShared = false } = {}) {
    this.body = Buffer.from(html);
    this.etag = etagOf(this.body);
    this.needsBest = isShared;
  }

  as(encoding: PageEncoding | undefined): Buffer {
    if (encoding === undefined) return this.body;
    const known = this.compressed.get(encoding);
    if (known) {
      if (encoding === 'br' && this.needsBest) this.compressBest();
      return known;
    }
    const bytes = compress[encoding](this.body);
    this.compressed.set(encoding, bytes);
    return bytes;
  }

  /** Where another page has just been compressed so, the next request of this one tries again. */
  private compressBest(): void {
    if (performance.now() < nextBestAt) return;
    nextBestAt = performance.now() + BEST_EVERY_MS;
    this.needsBest = false;
    brotliCompress(this.body, { params: params(constants.BROTLI_MAX_QUALITY) }, (error, bytes) => {
      if (error === null) this.compressed.set('br', bytes);
    });
  }
}

export function etagOf(body: Buffer): string {
  return `W/"${sha256Base64Url(body).slice(0, 27)}"`;
}
