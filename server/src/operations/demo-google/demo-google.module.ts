import { Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { urlencoded } from 'express';
import { LimitsModule } from '../../http/limits/limits.module.js';
import { DemoConsentController } from './demo-consent.controller.js';
import { DemoGoogleController } from './demo-google.controller.js';
import { DemoTokens } from './demo-tokens.js';

/** The only calls that take forms, as Google's do; everywhere else a form is refused. */
export const DEMO_FORM_PATHS: readonly string[] = [
  '/demo-google/authorize',
  '/demo-google/token',
  '/demo-google/tokeninfo',
];

/** Simulates Google where no credentials of Google are configured. Accepts any email: for trying out only. */
@Module({
  imports: [LimitsModule],
  controllers: [DemoConsentController, DemoGoogleController],
  providers: [DemoTokens],
})
export class DemoGoogleModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(urlencoded({ extended: false, limit: '8kb', parameterLimit: 20 })).forRoutes(...DEMO_FORM_PATHS);
  }
}
