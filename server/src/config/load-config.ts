import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'dotenv';
import { type AppConfig, type ShopConfig, demoSellers, logLevels, nodeEnvs } from './app-config.js';
import { ConfigError } from './config-error.js';
import { EnvironmentReader } from './environment-reader.js';
import { generatedSecret, type SecretFile } from './generated-secret.js';
import { demoGoogle, readGoogle } from './google-config.js';
import { makePrivateFolder, tightenFolder } from './private-folder.js';
import { noteUnsafe } from './production-rules.js';
import * as rules from './rules.js';
import { readStorage } from './storage-config.js';
import { reasonOf } from './system-error.js';

interface LoadConfigOptions {
  /** A file of further variables; the real environment wins. Absent, or no such file: none. */
  readonly envFile?: string;
}

/**
 * Checks the whole environment and answers it typed and frozen. Writes only what an installation without `JWT_SECRET`
 * or `GUEST_KEY` needs: `DATA_DIR` with generated secrets.
 * @throws ConfigError with one sentence for every variable that is wrong or missing.
 */
export function loadConfig(env: NodeJS.ProcessEnv, options: LoadConfigOptions = {}): AppConfig {
  const reader = new EnvironmentReader(withFile(env, options.envFile));
  const nodeEnv = reader.withDefault('NODE_ENV', rules.oneOf(nodeEnvs), 'development');
  const production = nodeEnv === 'production';
  const port = reader.withDefault('PORT', rules.port, 3000);
  const publicUrl = reader.withDefault('PUBLIC_URL', rules.origin, `http://localhost:${port}`);
  const dataDir = resolve(reader.text('DATA_DIR') ?? 'data');
  const mongodbUri = production
    ? reader.required(
        'MONGODB_URI',
        rules.mongodbUri,
        'with NODE_ENV=production a MongoDB server of your own is needed',
      )
    : reader.optional('MONGODB_URI', rules.mongodbUri);
  const storage = readStorage(reader, dataDir, production);
  const secret = (name: string): string | undefined =>
    production
      ? reader.required(name, rules.randomSecret, 'with NODE_ENV=production it is not generated')
      : reader.optional(name, rules.randomSecret);
  const givenSecret = secret('JWT_SECRET');
  const givenGuestKey = secret('GUEST_KEY');
  const google = readGoogle(reader, nodeEnv);
  const adminEmails = reader.withDefault('ADMIN_EMAILS', rules.emails, google ? [] : ['seller@example.com']);
  const demoSeller = reader.withDefault('DEMO_SELLER', rules.oneOf(demoSellers), 'loopback');
  const shop = readShop(reader);
  const rest = {
    guestDataMonths: reader.withDefault('GUEST_DATA_MONTHS', rules.months, 6),
    promoPopup: reader.withDefault('PROMO_POPUP', rules.boolean, false),
    promoUntil: reader.optional('PROMO_UNTIL', rules.calendarDate),
    trustProxy: reader.withDefault('TRUST_PROXY', rules.trustProxy, false),
    rateLimits: reader.withDefault('RATE_LIMITS', rules.onOff, true),
    logLevel: reader.withDefault('LOG_LEVEL', rules.oneOf(logLevels), 'info'),
    metricsToken: reader.optional('METRICS_TOKEN', rules.bearerToken),
  };
  if (production) noteUnsafe(reader);
  reader.throwProblems();

  const isGenerating = givenSecret === undefined || givenGuestKey === undefined;
  if (mongodbUri === undefined || storage.driver === 'local' || isGenerating) prepareDataDir(dataDir);
  const jwtSecret = givenSecret ?? secretFrom(dataDir, 'JWT_SECRET', 'jwt-secret');
  const guestKey = givenGuestKey ?? secretFrom(dataDir, 'GUEST_KEY', 'guest-key');
  return deepFreeze({
    port,
    publicUrl,
    mongodbUri,
    dataDir,
    nodeEnv,
    storage,
    jwtSecret,
    guestKey,
    google: google ?? demoGoogle(port, publicUrl, jwtSecret),
    demoSignIn: google === undefined,
    demoSeller,
    adminEmails,
    shop,
    ...rest,
  });
}

function readShop(reader: EnvironmentReader): ShopConfig {
  const instagram = reader.optional('SHOP_INSTAGRAM', rules.address('https://www.instagram.com/serikad'));
  const facebook = reader.optional('SHOP_FACEBOOK', rules.address('https://www.facebook.com/serikad'));
  const tiktok = reader.optional('SHOP_TIKTOK', rules.address('https://www.tiktok.com/@serikad'));
  return {
    name: reader.withDefault('SHOP_NAME', rules.text(60, 'SeriKad'), 'SeriKad'),
    chatNumber: reader.withDefault('SHOP_CHAT_NUMBER', rules.chatNumber, '60100000000'),
    ...(instagram !== undefined && { instagram }),
    ...(facebook !== undefined && { facebook }),
    ...(tiktok !== undefined && { tiktok }),
  };
}

function withFile(env: NodeJS.ProcessEnv, envFile: string | undefined): NodeJS.ProcessEnv {
  if (envFile === undefined || !existsSync(envFile)) return env;
  return { ...parse(readFileSync(envFile)), ...env };
}

/** Those of DATA_DIR that hold what customers entered. */
const FOLDERS = ['files', 'mongodb'];

function prepareDataDir(dataDir: string): void {
  try {
    makePrivateFolder(dataDir);
    for (const name of FOLDERS) tightenFolder(join(dataDir, name));
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError([
      `DATA_DIR must be a folder that this user can write, and ${dataDir} is not (${reasonOf(error)}). Choose another, or change its owner. Example: DATA_DIR=./data`,
    ]);
  }
}

function secretFrom(dataDir: string, name: string, fileName: SecretFile): string {
  try {
    return generatedSecret(dataDir, fileName);
  } catch (error) {
    throw new ConfigError([
      `${name} is not set, and the generated one in DATA_DIR can't be used: ${reasonOf(error)}. Example: ${name}=${rules.randomSecret.example}`,
    ]);
  }
}

function deepFreeze<T extends object>(value: T): T {
  for (const child of Object.values(value)) {
    if (typeof child === 'object' && child !== null) deepFreeze(child as object);
  }
  return Object.freeze(value);
}
