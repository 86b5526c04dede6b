import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AppModule } from '../app.module.js';
import type { AppConfig } from '../config/app-config.js';
import { configureMongoose, withMaintenanceDb } from '../database/connection.js';
import { ensureIndexes } from '../database/ensure-indexes.js';

/**
 * Builds the indexes of the server's own models, without anything else of the server: it is made and never begun.
 * @throws DatabaseError when the documents break a unique one
 */
export async function ensureShopIndexes(
  config: AppConfig,
  mongoUri: string,
  log: (line: string) => void,
): Promise<void> {
  configureMongoose();
  const app = await NestFactory.create(AppModule.forRoot({ config, mongoUri }), { logger: false, abortOnError: false });
  try {
    await withMaintenanceDb(mongoUri, (db) => ensureIndexes(app.get<Connection>(getConnectionToken()), { db, log }));
  } finally {
    await app.close();
  }
}
