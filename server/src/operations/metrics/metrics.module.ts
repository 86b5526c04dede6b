import { Global, Module } from '@nestjs/common';
import { DatabaseMetrics } from './database-metrics.js';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';
import { RequestMetrics } from './request-metrics.js';

/** Metrics of the shop. Any module may add its own queue. */
@Global()
@Module({
  controllers: [MetricsController],
  providers: [DatabaseMetrics, Metrics, RequestMetrics],
  exports: [Metrics, RequestMetrics],
})
export class MetricsModule {}
