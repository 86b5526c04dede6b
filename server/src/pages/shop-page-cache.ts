import { LRUCache } from 'lru-cache';
import { withTimeout } from '../common/with-timeout.js';

/** Most pages, and most bytes of them (a page is some 60 KB, a third of it again compressed). */
const MOST = { max: 200, maxSize: 18 * 1024 * 1024 };
/** The same of searches, of which visitors make any number: they must not take the place of other pages. */
const MOST_SEARCHES = { max: 60, maxSize: 6 * 1024 * 1024 };
/** How long a page is sent before its answers are read again, in ms. */
const FRESH_MS = 5_000;
/** How long the last page is sent while answers can't be read, in ms since the first time. */
const KEPT_MS = 10 * 60_000;
/** How long a request waits for the answers of a page that there is already, and of one that there is not, in ms. */
const TIMEOUT_MS = { again: 300, first: 3_000 };

export interface CachedShopPage {
  /** The address that it is kept for; of another one's page nothing is kept. */
  key: string;
  /** Whether it is one of any number of pages that visitors can ask for. */
  isSearch: boolean;
  /** In bytes. */
  size: number;
}

interface Entry<Page> {
  page: Page;
  /** When its answers were read last, on the clock that is never set. */
  readAt: number;
  /** When they could not be read for the first time since, or not in time. */
  failedAt?: number;
}

interface ShopPageCacheOptions<Page, Address> {
  /** In ms; see Clock.elapsed(). */
  now: () => number;
  /**
   * Reads what a page is made from, and makes it anew where that differs from `last`.
   * @throws what reading fails with
   */
  load: (address: Address, last: Page | undefined) => Promise<Page>;
}

/**
 * Rendered pages by address. A page is sent for some seconds without any read; then the first request for it has its
 * answers read, and all that come meanwhile wait for the same. While they can't be read, or take too long, the last
 * page is sent, for up to ten minutes from the first failure.
 */
export class ShopPageCache<Page extends CachedShopPage, Address extends { key: string }> {
  private readonly pages = this.newCache(MOST);
  private readonly searches = this.newCache(MOST_SEARCHES);
  private readonly loading = new Map<string, Promise<Page>>();

  constructor(private readonly options: ShopPageCacheOptions<Page, Address>) {}

  /** The page if it needs no read. */
  fresh(key: string): Page | undefined {
    const entry = this.entry(key);
    return entry && this.options.now() - entry.readAt < FRESH_MS ? entry.page : undefined;
  }

  /** @returns nothing where there is no page and none can be made in time */
  async get(address: Address): Promise<Page | undefined> {
    const fresh = this.fresh(address.key);
    if (fresh) return fresh;
    const last = this.entry(address.key);
    const isYoung = (at: number | undefined): boolean => at !== undefined && this.options.now() - at < KEPT_MS;
    // A page that was not asked for in a long time is worth a wait.
    const isAgain = isYoung(last?.readAt) || isYoung(last?.failedAt);
    const page = await withTimeout(
      this.load(address, last?.page),
      isAgain ? TIMEOUT_MS.again : TIMEOUT_MS.first,
      () => undefined,
    ).catch(() => undefined);
    if (page !== undefined || last === undefined) return page;
    last.failedAt ??= this.options.now();
    return isYoung(last.failedAt) ? last.page : undefined;
  }

  private entry(key: string): Entry<Page> | undefined {
    return this.pages.get(key) ?? this.searches.get(key);
  }

  /** @param most how many pages, and how many bytes of them */
  private newCache(most: { max: number; maxSize: number }): LRUCache<string, Entry<Page>> {
    return new LRUCache<string, Entry<Page>>({ ...most, sizeCalculation: ({ page }) => page.size });
  }

  private load(address: Address, last: Page | undefined): Promise<Page> {
    const { key } = address;
    const begun = this.loading.get(key);
    if (begun) return begun;
    const done = this.options
      .load(address, last)
      .then((page) => {
        this.keep(key, page);
        return page;
      })
      .finally(() => this.loading.delete(key));
    this.loading.set(key, done);
    return done;
  }

  /** What was at the address before is not sent again: a design may be hidden since. */
  private keep(key: string, page: Page): void {
    this.pages.delete(key);
    this.searches.delete(key);
    if (page.key !== key) return;
    (page.isSearch ? this.searches : this.pages).set(key, { page, readAt: this.options.now() });
  }
}
