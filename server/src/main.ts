import 'reflect-metadata';
import type { Logger } from 'pino';
import { createApp } from './create-app.js';
import type { AppConfig } from './config/app-config.js';
import { loadConfig } from './config/load-config.js';
import { reasonOf } from './config/system-error.js';
import { createLogger } from './http/request-log.js';
import { startDatabase } from './database/database-server.js';
import { probeDatabase } from './database/probe-database.js';
import { assertShopRenderers } from './pages/shop-renderers.js';
import { builtWebApp } from './pages/web-files.js';
import { type ServingDatabase, announcement } from './start/announcement.js';
import { closeApp } from './start/close-app.js';
import { Lifecycle } from './start/lifecycle.js';
import { assertPortFree, explained } from './start/listen.js';
import { OperatorError } from './config/operator-error.js';

/** Requests in flight may finish; with the database's own end the whole stop stays under 10 s. */
const closeDeadlineMs = 8_000;
const databaseDeadlineMs = 12_000;

const printError = (text: string): void => void process.stderr.write(`${text}\n`);
let logger: Logger | undefined;
const lifecycle = new Lifecycle({ exit: (code) => process.exit(code), warn: printError });

// A closed terminal takes the output away: that must not end the process before the database is closed.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void lifecycle.stop(0));
// The start script was killed, so nothing could stop this server any more.
if (process.channel) process.on('disconnect', () => void lifecycle.stop(0));
for (const event of ['unhandledRejection', 'uncaughtException'] as const) process.on(event, (error) => fail(error));

function fail(error: unknown): void {
  // Errors during shutdown are expected; do not report them.
  if (!lifecycle.stopping) report(error);
  void lifecycle.stop(1);
}

function report(error: unknown): void {
  if (error instanceof OperatorError) printError(error.message);
  else if (logger) logger.fatal({ err: error }, 'The server stops after an error that nothing caught');
  else printError(error instanceof Error && error.stack !== undefined ? error.stack : reasonOf(error));
}

async function serve(config: AppConfig): Promise<void> {
  logger = createLogger(config);
  const webDist = builtWebApp();
  if (config.nodeEnv === 'production') assertShopRenderers(webDist);
  const database = await openDatabase(config, logger);
  await assertPortFree(config.port);
  const app = await createApp({ config, mongoUri: database.uri, webDist });
  lifecycle.add('the server', closeDeadlineMs, () => closeApp(app));
  await explained(config.port, app.listen(config.port));
  process.stdout.write(`${announcement(config, database)}\n`);
  process.send?.({ listening: config.port });
}

async function openDatabase(config: AppConfig, log: Logger): Promise<ServingDatabase> {
  if (config.mongodbUri !== undefined) {
    return { uri: config.mongodbUri, version: await probeDatabase(config.mongodbUri) };
  }
  const own = await startDatabase({
    dataDir: config.dataDir,
    env: process.env,
    log: { info: (text) => log.info(text), warn: (text) => log.warn(text), error: (text) => log.error(text) },
  });
  lifecycle.add('the database', databaseDeadlineMs, () => own.stop());
  return { uri: own.uri, version: await probeDatabase(own.uri), own };
}

try {
  await serve(loadConfig(process.env, { envFile: '.env' }));
} catch (error) {
  fail(error);
}
