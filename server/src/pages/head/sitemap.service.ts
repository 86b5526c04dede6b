import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { DesignsService } from '../../modules/designs/designs.service.js';
import { ShopConfigService } from '../../modules/shop-config/shop-config.service.js';
import { sitemapXml } from './sitemap.js';

/** How long it is kept: a change of the catalogue shows within a minute. */
const KEPT_MS = 60_000;

/** The sitemap of the catalogue in the database. */
@Injectable()
export class SitemapService {
  private kept: { xml: string; until: number } | undefined;

  constructor(
    private readonly designs: DesignsService,
    private readonly config: ShopConfigService,
    private readonly clock: Clock,
  ) {}

  /** @throws what the database throws when it does not answer: there is no sitemap without the catalogue */
  async xml(): Promise<string> {
    if (this.kept && this.kept.until > this.clock.elapsed()) return this.kept.xml;
    const xml = sitemapXml(this.config.get().publicUrl, await this.designs.changes());
    this.kept = { xml, until: this.clock.elapsed() + KEPT_MS };
    return xml;
  }
}
