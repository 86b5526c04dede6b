import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The encodings in which a page is sent, the best first. */
export const PAGE_ENCODINGS = ['br', 'gzip'] as const;
export type PageEncoding = (typeof PAGE_ENCODINGS)[number];

/** What `compression` takes for what it compresses itself. */
const QUALITY = 4;

const compress: Record<PageEncoding, (body: Buffer) => Promise<Buffer>> = {
  br: async (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: promisify(gzip),
};

/** A page as bytes, compressed once for everybody who asks for it. */
export class PageDocument {
  readonly body: Buffer;
  /** The same for every encoding, hence weak. */
  readonly etag: string;
  private readonly compressed = new Map<PageEncoding, Buffer | Promise<Buffer>>();

  constructor(html: string) {
    this.body = Buffer.from(html);
    this.etag = `W/"${createHash('sha256').update(this.body).digest('base64url').slice(0, 27)}"`;
  }

  /** A promise only for who comes first, or while it is being compressed. */
  as(encoding: PageEncoding | undefined): Buffer | Promise<Buffer> {
    if (encoding === undefined) return this.body;
    const known = this.compressed.get(encoding);
    if (known) return known;
    const begun = compress[encoding](this.body);
    this.compressed.set(encoding, begun);
    begun.then(
      (bytes) => this.compressed.set(encoding, bytes),
      () => this.compressed.delete(encoding),
    );
    return begun;
  }
}
