import { Controller, Get } from '@nestjs/common';
import type { PublicConfig } from '@serikad/shared/api/public-config';
import { Public } from '../../http/decorators/public.decorator.js';
import { Operation } from '../../http/decorators/operation.decorator.js';
import { ShopConfigService } from './shop-config.service.js';

@Controller('api/config')
export class ShopConfigController {
  constructor(private readonly config: ShopConfigService) {}

  @Operation('GET /api/config', { summary: 'What the web app shows of the shop: its name, links and switches.' })
  @Get()
  @Public()
  get(): PublicConfig {
    return this.config.get();
  }
}
