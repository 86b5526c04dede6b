import { Inject, Module, type DynamicModule, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { ANY_PATH } from '../common/allowed-methods.js';
import { WebAppController } from './web-app.controller.js';
import { WEB_DIST, WebApp } from './web-app.js';
import { webFiles } from './web-files.js';

/** The web app's files and pages. To be imported last: it answers every address that is left. */
@Module({})
export class WebAppModule implements NestModule {
  constructor(@Inject(WEB_DIST) private readonly webDist: string | null) {}

  /** @param webDist folder of the built web app; `null`: only the API is served */
  static forRoot(webDist: string | null): DynamicModule {
    return {
      module: WebAppModule,
      controllers: [WebAppController],
      providers: [WebApp, { provide: WEB_DIST, useValue: webDist }],
    };
  }

  configure(consumer: MiddlewareConsumer): void {
    if (this.webDist !== null) consumer.apply(webFiles(this.webDist)).forRoutes(ANY_PATH);
  }
}
