import { Injectable, Logger } from '@nestjs/common';
import type { ShopPageMarkup } from '@serikad/shared/api/shop-page-renderer.types';
import { CATALOGUE_PARAMS } from '@serikad/shared/designs/search/catalogue-address';
import { malaysiaDay } from '@serikad/shared/invitations/malaysia-day';
import type { Locale } from '@serikad/shared/i18n/language';
import { Counter } from 'prom-client';
import { Clock } from '../common/clock.js';
import { isDatabaseUnavailable } from '../common/database-errors.js';
import { Metrics } from '../operations/metrics/metrics.js';
import { FirstAnswers, type FirstAnswersOfPage } from './first-answers.js';
import { PageDocument } from './page-document.js';
import { ShopHeads } from './head/shop-heads.service.js';
import type { ShopAddress } from './shop-address.js';
import { ShopPageCache, type CachedShopPage } from './shop-page-cache.js';
import { shopPageHtml, type ShopPageHtml } from './shop-page-html.js';
import { shopRenderers, type ShopRenderers } from './shop-renderers.js';

/** Of the bytes of a page in memory: the page, and what it is compressed. */
const WITH_COMPRESSED = 1.4;

export interface ShopPageAnswer extends CachedShopPage {
  status: 200 | 404 | 410 | 503;
  document: PageDocument;
  /** Whether the server has rendered it; otherwise the app does, and no shared cache keeps it. */
  isRendered: boolean;
}

interface RenderedShopPage extends ShopPageAnswer {
  /** What it was rendered from. */
  input: string;
}

/** What of a query makes a page that is in the sitemap. */
const LISTED: ReadonlySet<string> = new Set([CATALOGUE_PARAMS.category, CATALOGUE_PARAMS.page]);

function isSearch({ page, search }: ShopAddress, { designs }: FirstAnswersOfPage): boolean {
  const isBeyondLast = page === '/cardvideo' && designs.length === 0;
  return isBeyondLast || [...search.keys()].some((name) => !LISTED.has(name));
}

/** The public pages of the shop, rendered once for all visitors. */
@Injectable()
export class ShopPages {
  private readonly logger = new Logger(ShopPages.name);
  private readonly failures: Counter<'page'>;
  private readonly failed = new Set<string>();
  private readonly missing = new Map<string, RenderedShopPage>();
  /** Kept, since all visitors may ask for it at once. */
  private readonly notices = new Map<Locale, RenderedShopPage>();
  private readonly cache: ShopPageCache<RenderedShopPage, ShopAddress>;
  private renderers: ShopRenderers | undefined;
  private html: ShopPageHtml | undefined;

  constructor(
    private readonly answers: FirstAnswers,
    private readonly heads: ShopHeads,
    private readonly clock: Clock,
    { registry }: Metrics,
  ) {
    this.failures = new Counter({
      name: 'serikad_shop_page_render_failures_total',
      help: 'Public pages of the shop that the server could not render and left to the browser, by page.',
      labelNames: ['page'] as const,
      registers: [registry],
    });
    this.cache = new ShopPageCache({
      now: () => clock.elapsed(),
      load: (address, last) => this.load(address, last),
    });
  }

  /** @param webDist the built web app */
  use(webDist: string): void {
    this.html = shopPageHtml(webDist);
    this.renderers = shopRenderers(webDist);
  }

  /** The page at an address; that the shop can't be reached where there is none, and none can be made in time. */
  async get(address: ShopAddress): Promise<ShopPageAnswer> {
    return (await this.cache.get(address)) ?? this.unavailable(address.language);
  }

  private async load(address: ShopAddress, last: RenderedShopPage | undefined): Promise<RenderedShopPage> {
    const content = await this.read(address);
    if (content.missing !== undefined) return this.missingPage(address, content);
    return this.rendered(address, content, last, address.page === 'not-found' ? 404 : 200);
  }

  private async read({ page, id, search }: ShopAddress): Promise<FirstAnswersOfPage> {
    try {
      return await this.answers.of(page, id, search);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) this.logger.error(error);
      throw error;
    }
  }

  /** One page for all addresses of designs that are not shown: it reveals nothing of the address. */
  private async missingPage(address: ShopAddress, content: FirstAnswersOfPage): Promise<RenderedShopPage> {
    const status = content.missing === 'hidden' ? 410 : 404;
    const url = '/invitation-design/details/-';
    const any = { ...address, id: undefined, url, key: `${address.language} ${status} ${url}` };
    const page = await this.rendered(any, content, this.missing.get(any.key), status);
    this.missing.set(any.key, page);
    return page;
  }

  private async rendered(
    address: ShopAddress,
    content: FirstAnswersOfPage,
    last: RenderedShopPage | undefined,
    status: ShopPageAnswer['status'],
  ): Promise<RenderedShopPage> {
    const day = malaysiaDay(this.clock.now());
    const { url, language, page, key, search, id } = address;
    const route = page === 'not-found' ? undefined : page;
    const head = await this.heads.of({ page: route, id, search, language, answers: content.answers });
    const input = JSON.stringify([content.answers, head, day]);
    if (last?.input === input && last.isRendered) return last;
    const markup = await this.markup(page, () =>
      this.renderers?.[language].renderShopPage({ url, answers: content.answers, day }),
    );
    const document = new PageDocument(this.built().page(address, content, head, { day, ...(markup && { markup }) }), {
      isShared: true,
    });
    const size = Math.ceil(document.body.length * WITH_COMPRESSED);
    return {
      key,
      status,
      document,
      size,
      input,
      isRendered: markup !== undefined,
      isSearch: isSearch(address, content),
    };
  }

  /** Nothing where it can't be rendered, which is counted, and logged once. */
  private async markup(
    page: string,
    render: () => Promise<ShopPageMarkup> | undefined,
  ): Promise<ShopPageMarkup | undefined> {
    try {
      return await render();
    } catch (error) {
      this.failures.inc({ page });
      if (!this.failed.has(page)) this.logger.error(error);
      this.failed.add(page);
      return undefined;
    }
  }

  /** That the shop can't be reached now, and is asked again by itself. */
  async unavailable(language: Locale): Promise<ShopPageAnswer> {
    const { answers } = await this.answers.of('not-found', undefined, new URLSearchParams());
    const day = malaysiaDay(this.clock.now());
    const input = JSON.stringify([answers, day]);
    const last = this.notices.get(language);
    if (last?.input === input && last.isRendered) return last;
    const markup = await this.markup('unavailable', () =>
      this.renderers?.[language].renderUnavailablePage({ answers, day }),
    );
    const document = new PageDocument(this.built().unavailable(language, { day, ...(markup && { markup }) }));
    const isRendered = markup !== undefined;
    const notice = { key: '', size: 0, status: 503, document, input, isRendered, isSearch: false } as const;
    this.notices.set(language, notice);
    return notice;
  }

  private built(): ShopPageHtml {
    if (this.html === undefined) throw new Error('the web app is not served');
    return this.html;
  }
}
