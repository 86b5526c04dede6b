import { Controller, Get, Inject } from '@nestjs/common';
import type { PublicConfig } from '@serikad/shared/api/public-config';
import { Public } from '../../auth/public.decorator.js';
import { APP_CONFIG } from '../../common/app-options.js';
import type { AppConfig } from '../../config/app-config.js';
import { Operation } from '../../docs/operation.decorator.js';

/** What the web app shows of the configuration, field by field, so that nothing secret ever comes along. */
@Controller('api/config')
export class ShopConfigController {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  @Operation('GET /api/config', { summary: 'What the web app shows of the shop: its name, links and switches.' })
  @Get()
  @Public()
  get(): PublicConfig {
    const { shop, publicUrl, demoSignIn, promoPopup } = this.config;
    return {
      shopName: shop.name,
      chatNumber: shop.chatNumber,
      instagram: shop.instagram ?? null,
      facebook: shop.facebook ?? null,
      tiktok: shop.tiktok ?? null,
      publicUrl,
      demoSignIn,
      promoPopup,
    };
  }
}
