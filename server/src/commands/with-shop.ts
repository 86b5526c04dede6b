import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import mongoose from 'mongoose';
import type { Clock } from '../common/clock.js';
import type { AppConfig } from '../config/app-config.js';
import { loadConfig } from '../config/load-config.js';
import { createApp } from '../create-app.js';
import { OperatorError } from '../config/operator-error.js';
import { openDatabase } from './open-database.js';

interface ShopOptions {
  clock?: Clock;
  /**
   * Looks into the database before the shop is opened, whose indexes,
   * catalogue and rounds would change it; throws to keep it shut.
   */
  mayOpen?: (db: mongoose.mongo.Db, config: AppConfig) => Promise<void>;
}

const printError = (text: string): void => void process.stderr.write(`${text}\n`);

/**
 * A command of the operator's: opens the configured shop without listening, does some work in it, closes it, and ends
 * the process. What the operator can mend is one sentence, with exit code 1.
 */
export async function withShop(
  work: (app: INestApplicationContext, config: AppConfig) => Promise<void>,
  options: ShopOptions = {},
): Promise<never> {
  let code = 0;
  try {
    const config = loadConfig({ LOG_LEVEL: 'warn', ...process.env }, { envFile: '.env' });
    await inShop(config, options, work);
  } catch (error) {
    code = 1;
    if (error instanceof OperatorError) printError(error.message);
    else printError(error instanceof Error && error.stack !== undefined ? error.stack : String(error));
  }
  process.exit(code);
}

async function inShop(
  config: AppConfig,
  { mayOpen, ...options }: ShopOptions,
  work: (app: INestApplicationContext, config: AppConfig) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(config, printError, { whileItRuns: false });
  try {
    if (mayOpen) await lookInto(database.uri, (db) => mayOpen(db, config));
    const app = await createApp({ config, mongoUri: database.uri, ...options });
    try {
      await work(app, config);
    } finally {
      await app.close();
    }
  } finally {
    await database.stop();
  }
}

async function lookInto(uri: string, look: (db: mongoose.mongo.Db) => Promise<void>): Promise<void> {
  const client = new mongoose.mongo.MongoClient(uri);
  try {
    await look(client.db());
  } finally {
    await client.close();
  }
}
