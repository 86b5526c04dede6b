import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import type { AppOptions } from './common/app-options.js';
import { createLogger, nestLogger } from './common/request-log.js';
import { configureApp } from './configure-app.js';
import { serveWebApp } from './pages/web-app.js';

/**
 * The server, ready to listen: connected, with its indexes made and its catalogue in place.
 * @throws when the database can't be reached
 */
export async function createApp(options: AppOptions): Promise<NestExpressApplication> {
  const logger = createLogger(options.config);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(options), {
    logger: nestLogger(logger),
    bodyParser: false,
    abortOnError: false,
  });
  configureApp(app, options.config, logger);
  if (options.webDist !== undefined) serveWebApp(app, options.webDist);
  await app.init();
  return app;
}
