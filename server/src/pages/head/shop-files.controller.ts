import { Controller, Get, Header } from '@nestjs/common';
import { Public } from '../../http/decorators/public.decorator.js';
import { RawAnswer } from '../../http/decorators/raw.decorator.js';
import { RawOperation } from '../../http/decorators/operation.decorator.js';
import { WEIGHTS } from '../../http/decorators/budgets.js';
import { RateLimit, Weight } from '../../http/decorators/rate-limit.decorator.js';
import { ShopConfigService } from '../../modules/shop-config/shop-config.service.js';
import { robotsTxt } from './robots.js';
import { SitemapService } from './sitemap.service.js';
import { webAppManifest } from './web-app-manifest.js';

/** Text that a cache may keep for a short time. */
const SHORT = 'public, max-age=300';

/** What search engines and home screens ask of a site at fixed addresses. */
@Controller()
@RateLimit('reads')
@RawAnswer()
export class ShopFilesController {
  constructor(
    private readonly config: ShopConfigService,
    private readonly sitemap: SitemapService,
  ) {}

  @RawOperation({ summary: 'Which addresses search engines may read.', produces: ['text/plain'] })
  @Get('robots.txt')
  @Public()
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', SHORT)
  robots(): string {
    return robotsTxt(this.config.get().publicUrl);
  }

  @RawOperation({
    summary: 'The shop’s public pages, its categories and its designs in both languages, with their last change.',
    produces: ['application/xml'],
    errors: ['unavailable'],
  })
  @Get('sitemap.xml')
  @Weight(WEIGHTS.designs)
  @Public()
  @Header('Content-Type', 'application/xml; charset=utf-8')
  @Header('Cache-Control', SHORT)
  pages(): Promise<string> {
    return this.sitemap.xml();
  }

  @RawOperation({
    summary: 'The shop’s name, icons and colours for a phone’s home screen.',
    produces: ['application/manifest+json'],
  })
  @Get('site.webmanifest')
  @Public()
  @Header('Content-Type', 'application/manifest+json; charset=utf-8')
  @Header('Cache-Control', SHORT)
  manifest(): string {
    return JSON.stringify(webAppManifest(this.config.get().shopName));
  }
}
