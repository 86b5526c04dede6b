import { Body, Controller, Post } from '@nestjs/common';
import { VisitDto } from '@serikad/shared/visitors/visit.dto';
import { Public } from '../../http/decorators/public.decorator.js';
import { Operation } from '../../http/decorators/operation.decorator.js';
import { RateLimit } from '../../http/decorators/rate-limit.decorator.js';
import { VisitorsService } from './visitors.service.js';

@Controller('visitor')
export class VisitorsController {
  constructor(private readonly visitors: VisitorsService) {}

  @Operation('POST /visitor/visit', {
    summary: 'Counts a visit of a page.',
    description: 'Pages of invitations are not counted. Of the visitor nothing is kept but the figures.',
  })
  @Public()
  @Post('visit')
  @RateLimit('visitor-pings')
  async visit(@Body() dto: VisitDto): Promise<Record<string, never>> {
    await this.visitors.record(dto);
    return {};
  }
}
