import { Controller, Get } from '@nestjs/common';
import type { WallView } from '@serikad/shared/album/album.types';
import { WEIGHTS } from '../../http/decorators/budgets.js';
import { WallToken } from '../../http/decorators/link-token.decorator.js';
import { Operation } from '../../http/decorators/operation.decorator.js';
import { Public } from '../../http/decorators/public.decorator.js';
import { Weight } from '../../http/decorators/rate-limit.decorator.js';
import { WallService } from './wall.service.js';

/** What the hall's screen shows. */
@Controller('api/wall')
export class WallController {
  constructor(private readonly wall: WallService) {}

  @Operation('GET /api/wall/photos', {
    summary: 'The newest approved photos, for the hall’s screen.',
    description: 'With an ETag, so that unchanged photos are not sent again.',
    errors: ['not-found'],
  })
  @Public()
  @Get('photos')
  @Weight(WEIGHTS.album)
  photos(@WallToken() token: string): Promise<WallView> {
    return this.wall.view(token);
  }
}
