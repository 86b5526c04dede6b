import { Inject, Injectable } from '@nestjs/common';
import type { PublicConfig } from '@serikad/shared/api/public-config';
import { malaysiaDay } from '@serikad/shared/invitations/malaysia-time';
import { APP_CONFIG } from '../../common/app-options.js';
import { Clock } from '../../common/clock.js';
import type { AppConfig } from '../../config/app-config.js';

@Injectable()
export class ShopConfigService {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** The configuration for the web app, field by field, so that secrets are never included. */
  get(): PublicConfig {
    const { shop, publicUrl, demoSignIn, promoPopup, promoUntil } = this.config;
    return {
      shopName: shop.name,
      chatNumber: shop.chatNumber,
      instagram: shop.instagram ?? null,
      facebook: shop.facebook ?? null,
      tiktok: shop.tiktok ?? null,
      publicUrl,
      demoSignIn,
      promoPopup: promoPopup && (promoUntil === undefined || malaysiaDay(this.clock.now()) <= promoUntil),
    };
  }
}
