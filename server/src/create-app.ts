import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Connection } from 'mongoose';
import { AppModule } from './app.module.js';
import type { AppOptions } from './common/app-options.js';
import { createLogger, nestLogger } from './http/request-log.js';
import { configureApp } from './configure-app.js';
import { configureMongoose, withMaintenanceDb } from './database/connection.js';
import { ensureIndexes } from './database/ensure-indexes.js';
import { migrateAt } from './database/migrate.js';
import { serveWebApp } from './pages/web-app.js';
import { httpLimits } from './http/server/http-limits.js';
import { LimitedHttpAdapter } from './http/server/http-server.js';

/**
 * The server, ready to listen: connected, the data in the current shape, with its indexes made and its catalogue
 * in place.
 * @throws when the database can't be reached; DatabaseError when its data is newer than this program, or not whole
 */
export async function createApp(options: AppOptions): Promise<NestExpressApplication> {
  configureMongoose();
  const logger = createLogger(options.config);
  // Before anything else of the server touches the database.
  await migrateAt(options.mongoUri, { log: { info: (text) => logger.info(text) } });
  const adapter = new LimitedHttpAdapter(httpLimits(options.config.trustProxy));
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(options), adapter, {
    logger: nestLogger(logger),
    bodyParser: false,
    abortOnError: false,
  });
  // Before the first round of a reconciler, which would read whole collections without them.
  const log = (line: string): void => logger.info(line);
  await withMaintenanceDb(options.mongoUri, (db) =>
    ensureIndexes(app.get<Connection>(getConnectionToken()), { db, log }),
  );
  configureApp(app, options.config, logger);
  if (options.webDist !== undefined) serveWebApp(app, options.webDist);
  await app.init();
  return app;
}
