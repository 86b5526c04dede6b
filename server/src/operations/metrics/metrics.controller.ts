import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../http/decorators/public.decorator.js';
import { APP_CONFIG } from '../../common/app-options.js';
import { DomainError } from '../../common/domain-error.js';
import { RawAnswer } from '../../http/decorators/raw.decorator.js';
import type { AppConfig } from '../../config/app-config.js';
import { RawOperation } from '../../http/decorators/operation.decorator.js';
import { Unlimited } from '../../http/decorators/rate-limit.decorator.js';
import { mayReadMetrics } from './metrics-access.js';
import { Metrics } from './metrics.js';

/** Public to the session guard only: scrapers have a token of their own. */
@Controller('metrics')
@Unlimited()
@RawAnswer()
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @RawOperation({
    summary: 'The figures of this process, for Prometheus.',
    description:
      'With METRICS_TOKEN set it requires that token as the bearer; without, it responds only on the machine itself, outside of production and without a proxy. To anyone else it is not there.',
    produces: ['text/plain'],
    errors: ['not-found'],
  })
  @Get()
  @Public()
  async read(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<string> {
    if (!mayReadMetrics(request, this.config)) throw new DomainError('not-found');
    response.setHeader('Content-Type', this.metrics.registry.contentType);
    return this.metrics.registry.metrics();
  }
}
