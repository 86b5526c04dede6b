import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { RATE_COUNTER_MODEL, rateCounterSchema } from './rate-counter.schema.js';
import { OneTimeCodes } from './one-time-codes.service.js';
import { RateCountersRepository } from './rate-counters.repository.js';
import { RateLimitGuard } from './rate-limit.guard.js';
import { RateLimits } from './rate-limits.service.js';
import { SharedCounters } from './shared-counters.service.js';

/** Rate limits. Imported before AuthModule: global guards run in the order of their modules. */
@Module({
  imports: [MongooseModule.forFeature([{ name: RATE_COUNTER_MODEL, schema: rateCounterSchema }])],
  providers: [
    OneTimeCodes,
    RateCountersRepository,
    RateLimits,
    SharedCounters,
    { provide: APP_GUARD, useClass: RateLimitGuard },
  ],
  exports: [OneTimeCodes, RateLimits],
})
export class LimitsModule {}
