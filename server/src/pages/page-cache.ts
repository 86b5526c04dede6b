import { BatchQueue } from '../common/batch-queue.js';
import { LruMap } from '../common/lru-map.js';
import { PageDocument } from './page-document.js';
import type { PageSource } from './page-source.repository.js';

/** Most cached pages of invitations, some 80 KB each. */
const MAX_PAGES = 150;
/** Most requests for one page that share a read. */
const MAX_BATCH = 1_000;
/** How long requests wait for a read in flight before the next one begins, in milliseconds. */
const MAX_WAIT_MS = 20;

export interface RenderedPage {
  html: string;
  /** Whether the page still holds for what is not among its stored source: the time, and the design. */
  isCurrent: () => Promise<boolean>;
}

interface CachedPage {
  document: PageDocument;
  /** The source's bytes. */
  source: Buffer;
  isCurrent: RenderedPage['isCurrent'];
}

interface PageCacheOptions {
  /** @param id an invitation's id, 24 hex digits */
  read: (id: string) => Promise<PageSource>;
  /** @throws DomainError not-found */
  render: (source: PageSource) => Promise<RenderedPage>;
}

/**
 * Rendered pages with the bytes that they were rendered from. Each request for a page reads its source; requests that
 * wait share one read, which begins after they arrived. Equal bytes: the cached page is sent. Other bytes: the page is
 * rendered from these. No writer has to invalidate anything, and a change shows with the next request at every server.
 */
export class PageCache {
  private readonly pages = new LruMap<CachedPage>(MAX_PAGES);
  private readonly reads: BatchQueue<string, PageDocument>;

  constructor(private readonly options: PageCacheOptions) {
    this.reads = new BatchQueue({
      keyOf: (id) => id,
      maxBatchSize: MAX_BATCH,
      maxWaitMs: MAX_WAIT_MS,
      work: async (ids) => {
        const [id = ''] = ids;
        const value = await this.load(id);
        return ids.map(() => ({ ok: true, value }));
      },
    });
  }

  /**
   * The page as stored when it was asked for, or later.
   * @param id an invitation's id, 24 hex digits in lower case
   * @throws DomainError not-found
   */
  get(id: string): Promise<PageDocument> {
    return this.reads.run(id);
  }

  private async load(id: string): Promise<PageDocument> {
    const source = await this.options.read(id);
    const cached = this.pages.get(id);
    if (cached?.source.equals(source.bytes) && (await cached.isCurrent())) return cached.document;
    this.pages.delete(id);
    const { html, isCurrent } = await this.options.render(source);
    const document = new PageDocument(html);
    this.pages.set(id, { document, source: source.bytes, isCurrent });
    return document;
  }
}
