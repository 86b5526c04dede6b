import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../../http/decorators/public.decorator.js';
import { RawAnswer } from '../../http/decorators/raw.decorator.js';
import { HealthService } from './health.service.js';
import { RawOperation } from '../../http/decorators/operation.decorator.js';
import { Unlimited } from '../../http/decorators/rate-limit.decorator.js';

/** For monitoring; the answers have no envelope. */
@Controller('health')
@Unlimited()
@RawAnswer()
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** The process runs. Doesn't query the database: starting the process again wouldn't bring that back. */
  @RawOperation({ summary: 'The process runs.', produces: ['application/json'] })
  @Get('live')
  @Public()
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Requests can be served: 200, else 503. */
  @RawOperation({ summary: 'Requests can be served: 200, else 503.', produces: ['application/json'] })
  @Get('ready')
  @Public()
  async ready(@Res({ passthrough: true }) response: Response): Promise<{ status: 'ok' | 'unavailable' }> {
    if (await this.health.isReady()) return { status: 'ok' };
    response.status(503);
    return { status: 'unavailable' };
  }
}
