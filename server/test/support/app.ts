import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { getConnectionToken } from '@nestjs/mongoose';
import { Test } from '@nestjs/testing';
import type { Connection } from 'mongoose';
import { pino } from 'pino';
import request from 'supertest';
import { AppModule } from '../../src/app.module.js';
import { Clock } from '../../src/common/clock.js';
import { Faults } from '../../src/common/faults.js';
import { nestLogger } from '../../src/http/request-log.js';
import type { AppConfig } from '../../src/config/app-config.js';
import { loadConfig } from '../../src/config/load-config.js';
import { configureMongoose } from '../../src/database/connection.js';
import { ensureIndexes } from '../../src/database/ensure-indexes.js';
import { migrateAt } from '../../src/database/migrate.js';
import { configureApp } from '../../src/configure-app.js';
import { CatalogueSeed } from '../../src/operations/seed/catalogue-seed.js';
import { serveWebApp } from '../../src/pages/web-app.js';
import { CheckedCatalogueSeed } from './checked-catalogue.js';
import { watchFailures } from './documented-failures.js';
import { MovableClock } from './movable-clock.js';
import { keepAsOriginal, leaveDatabase, takeDatabase } from './prepared-databases.js';
import { signIn, type Person, type Session } from './sign-in.js';

export interface TestAppOptions {
  /** What is set otherwise than a bare demo installation has it. */
  config?: Partial<AppConfig>;
  clock?: Clock;
  /** Kills or delays the process between the steps of a write. */
  faults?: Faults;
  /** Folder of a built web app; absent: only the API is served. */
  webDist?: string;
  /** The database to use; default one of this app's own, with nothing in it but the catalogue. */
  mongoUri?: string;
  /** Reads and checks the catalogue's files at this start, as the server does; default: once in a run. */
  readsCatalogue?: boolean;
}

export interface TestApp {
  app: NestExpressApplication;
  config: AppConfig;
  /** Where it listens, for clients that send HTTP themselves: `http://127.0.0.1:<port>`. */
  url: string;
  /** supertest on this server; keeps no cookies. */
  http: ReturnType<typeof request>;
  /** Moves with the real time until it is set or moved; the clock that was given, if one was. */
  clock: MovableClock;
  /** The connection that the app uses. */
  db: Connection;
  /**
   * The address of its database; one that was asked for is not used by another app, since more may be connected to it.
   */
  readonly mongoUri: string;
  /** Signs a person in through the simulated Google over HTTP and registers them; a new person when none is given. */
  signIn(person?: Person): Promise<Session>;
  /** Everything that was logged so far, as JSON lines. */
  logs(): string;
  /** Failures that its routes answered and that the API's description lacks; see watchFailures(). */
  undocumented(): string[];
  /** @throws when there is any of those, unless `faults` were put in, which may fail in any way */
  close(): Promise<void>;
}

/**
 * The whole server with the real database, listening on a free port, so that its simulated Google is called over HTTP
 * like Google.
 */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  configureMongoose();
  const { uri: mongoUri, isReady } =
    options.mongoUri === undefined ? await takeDatabase() : { uri: options.mongoUri, isReady: false };
  let isShared = options.mongoUri !== undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'serikad-test-'));
  // The server is created before the app: the simulated Google's addresses in the configuration need the port.
  const server = createServer();
  // The test's clients end idle connections. Where both do, a request of a busy process may meet one that just ended.
  server.keepAliveTimeout = 0;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const config = { ...testConfig(port, url, dataDir), ...options.config };

  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const clock = options.clock instanceof MovableClock ? options.clock : new MovableClock();
  if (!isReady) await migrateAt(mongoUri, { log: { info: () => undefined } });
  const testing = Test.createTestingModule({ imports: [AppModule.forRoot({ config, mongoUri })] })
    .overrideProvider(Clock)
    .useValue(options.clock ?? clock)
    .overrideProvider(Faults)
    .useValue(options.faults ?? new Faults());
  if (options.readsCatalogue !== true) testing.overrideProvider(CatalogueSeed).useClass(CheckedCatalogueSeed);
  const module = await testing.compile();
  const app = module.createNestApplication<NestExpressApplication>({ bodyParser: false, logger: nestLogger(logger) });
  const undocumented = watchFailures(app);
  configureApp(app, config, logger);
  if (options.webDist !== undefined) serveWebApp(app, options.webDist);
  const db = app.get<Connection>(getConnectionToken());
  if (!isReady) await ensureIndexes(db);
  await app.init();
  if (!isReady && !isShared) await keepAsOriginal(db.getClient().db());
  server.on('request', app.getHttpAdapter().getInstance());

  return {
    app,
    config,
    url,
    http: request(url),
    clock,
    db,
    get mongoUri() {
      isShared = true;
      return mongoUri;
    },
    signIn: (person) => signIn(url, config, person),
    logs: () => lines.join(''),
    undocumented,
    close: async () => {
      await new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      });
      await app.close();
      if (!isShared) leaveDatabase(mongoUri);
      rmSync(dataDir, { recursive: true, force: true });
      const surprises = options.faults ? [] : undocumented();
      if (surprises.length > 0) throw new Error(`Failures that @Operation() does not name: ${surprises.join('; ')}`);
    },
  };
}

function testConfig(port: number, url: string, dataDir: string): AppConfig {
  return loadConfig({
    NODE_ENV: 'test',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    JWT_SECRET: randomBytes(32).toString('hex'),
    GUEST_KEY: randomBytes(32).toString('hex'),
    RATE_LIMITS: 'off',
  });
}
