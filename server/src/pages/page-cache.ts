import { LruMap } from '../common/lru-map.js';
import { SharedReads } from '../common/shared-reads.js';
import type { PageSource } from './page-source.repository.js';

/** Most cached pages of invitations, some 80 KB each. */
const MAX_PAGES = 150;

export interface RenderedPage<Page> {
  page: Page;
  /** Whether the page still holds for what is not among its stored source: the time, and the design. */
  isCurrent: () => Promise<boolean>;
}

interface CachedPage<Page> {
  page: Page;
  /** The source's bytes. */
  source: Buffer;
  isCurrent: RenderedPage<Page>['isCurrent'];
}

interface PageCacheOptions<Page> {
  /** @param key of the page, one for each invitation and rendering of it */
  read: (key: string) => Promise<PageSource>;
  /** @throws DomainError not-found */
  render: (source: PageSource, key: string) => Promise<RenderedPage<Page>>;
}

/**
 * Rendered pages with the bytes that they were rendered from. Each request for a page reads its source; requests that
 * wait share one read, which begins after they arrived. Equal bytes: the cached page is sent. Other bytes: the page is
 * rendered from these. No writer has to invalidate anything, and a change shows with the next request at every server.
 */
export class PageCache<Page> {
  private readonly pages = new LruMap<CachedPage<Page>>(MAX_PAGES);
  private readonly reads = new SharedReads((key) => this.load(key));

  constructor(private readonly options: PageCacheOptions<Page>) {}

  /**
   * The page as stored when it was asked for, or later.
   * @throws DomainError not-found
   */
  get(key: string): Promise<Page> {
    return this.reads.get(key);
  }

  private async load(key: string): Promise<Page> {
    const source = await this.options.read(key);
    const cached = this.pages.get(key);
    if (cached?.source.equals(source.bytes) && (await cached.isCurrent())) return cached.page;
    this.pages.delete(key);
    const { page, isCurrent } = await this.options.render(source, key);
    this.pages.set(key, { page, source: source.bytes, isCurrent });
    return page;
  }
}
