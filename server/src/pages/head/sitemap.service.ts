import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { isDatabaseUnavailable } from '../../common/database-errors.js';
import { DomainError } from '../../common/domain-error.js';
import { withTimeout } from '../../common/with-timeout.js';
import { DATABASE_RETRY_SECONDS } from '../../http/error.filter.js';
import { DesignsService } from '../../modules/designs/designs.service.js';
import { ShopConfigService } from '../../modules/shop-config/shop-config.service.js';
import { sitemapXml } from './sitemap.js';

/** How long it is sent before the catalogue is read again, in ms: a change of the catalogue shows within a minute. */
const FRESH_MS = 60_000;
/** How long a request waits for the catalogue, in ms. */
const TIMEOUT_MS = 3_000;

/** The sitemap of the catalogue in the database; the last one while that can't be read. */
@Injectable()
export class SitemapService {
  private readonly logger = new Logger(SitemapService.name);
  private last: { xml: string; readAt: number } | undefined;
  private reading: Promise<string> | undefined;

  constructor(
    private readonly designs: DesignsService,
    private readonly config: ShopConfigService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError unavailable where the catalogue can't be read and never was */
  async xml(): Promise<string> {
    const { last } = this;
    if (last && this.clock.elapsed() - last.readAt < FRESH_MS) return last.xml;
    // Once for all who ask meanwhile.
    this.reading ??= this.read().finally(() => (this.reading = undefined));
    const read = await withTimeout(this.reading, TIMEOUT_MS, () => undefined).catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) this.logger.error(error);
      return undefined;
    });
    const xml = read ?? last?.xml;
    if (xml === undefined) throw new DomainError('unavailable', { retryAfter: DATABASE_RETRY_SECONDS });
    return xml;
  }

  private async read(): Promise<string> {
    const xml = sitemapXml(this.config.get().publicUrl, await this.designs.changes());
    this.last = { xml, readAt: this.clock.elapsed() };
    return xml;
  }
}
