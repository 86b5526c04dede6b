import { networkInterfaces } from 'node:os';
import type { AppConfig } from '../config/app-config.js';
import { withoutCredentials } from '../database/probe-database.js';
import { wantedServerVersion } from '../database/server-floors.js';

/** The database as the announcement names it. `folder` and `engine` only for one that the server started itself. */
export interface ServingDatabase {
  readonly version: string;
  readonly uri: string;
  readonly own?: { readonly engine: 'mongod' | 'embedded'; readonly origin: string; readonly folder: string };
}

/** The IPv4 addresses under which other machines reach this one. */
export function networkAddresses(): string[] {
  const found = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return found.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}

/**
 * What a person needs to know once the server listens, as one framed block of text.
 * @param addresses of this machine, where the server listens as well
 */
export function announcement(
  config: AppConfig,
  database: ServingDatabase,
  addresses: readonly string[] = networkAddresses(),
): string {
  const local = `http://localhost:${config.port}`;
  const rows: [label: string, ...lines: string[]][] = [
    [
      'Open',
      config.publicUrl,
      ...(config.publicUrl === local ? [] : [`this machine: ${local}`]),
      ...addresses.map(
        (address) => `network: http://${address}:${config.port} (to sign in there, set PUBLIC_URL to it)`,
      ),
    ],
    ['Sign in', ...signIn(config)],
    ['Seller', config.adminEmails.join(', ') || 'none yet: set ADMIN_EMAILS', ...sellerNote(config)],
    ['Data', config.dataDir],
    ['Database', ...databaseLines(database)],
    ['Stop', 'Ctrl-C'],
  ];
  const lines = rows.flatMap(([label, ...texts]) =>
    texts.map((text, i) => `${(i === 0 ? label : '').padEnd(10)}${text}`),
  );
  return frame([`${config.shop.name} is open`, '', ...lines]);
}

function signIn(config: AppConfig): string[] {
  if (!config.demoSignIn) return ['with Google'];
  return [
    'DEMO: no Google here, choose one of the demo people or type anyone.',
    'Whoever reaches this address can be anyone. For real use set',
    'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.',
  ];
}

function sellerNote({ demoSignIn, demoSeller, adminEmails }: AppConfig): string[] {
  if (!demoSignIn || adminEmails.length === 0) return [];
  return {
    loopback: ['Signs in on this machine alone; DEMO_SELLER changes that.'],
    direct: ['Signs in where no proxy stands between (DEMO_SELLER=direct).'],
    anywhere: ['Signs in from anywhere (DEMO_SELLER=anywhere).'],
  }[demoSeller];
}

function databaseLines({ version, uri, own }: ServingDatabase): string[] {
  if (own === undefined) {
    const wanted = wantedServerVersion(version);
    const holes = `This version has known holes: update it to ${wanted} or newer.`;
    return [`MongoDB ${version} at ${withoutCredentials(uri)}`, ...(wanted === undefined ? [] : [holes])];
  }
  if (own.engine === 'mongod') return [`MongoDB ${version} (${own.origin}), in ${own.folder}`];
  return [
    `MongoDB's engine ${version}, embedded (${own.origin}), in ${own.folder}`,
    'Experimental and not supported by MongoDB. For real use set MONGODB_URI.',
  ];
}

function frame(lines: readonly string[]): string {
  const width = Math.max(...lines.map((line) => line.length));
  const rule = '─'.repeat(width + 4);
  return [`┌${rule}┐`, ...lines.map((line) => `│  ${line.padEnd(width)}  │`), `└${rule}┘`].join('\n');
}
