import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hasCode } from '../config/system-error.js';
import { DatabaseError } from './database-error.js';
import type { Engine, ResolvedMongod } from './resolve-mongod.js';

interface Marker {
  readonly engine: Engine;
  /** Of the last start. */
  readonly version: string;
}

/** The engine that made the data folder, or undefined for a new one. */
export function markedEngine(file: string): Engine | undefined {
  return readMarker(file)?.engine;
}

/**
 * Notes beside the data which engine serves it from now on.
 * @returns how to take the note back, for a start that fails: it leaves a new folder to any engine.
 * @throws DatabaseError when another engine, or a newer release of it, made the data.
 */
export function claimData(file: string, mongod: ResolvedMongod, dataFolder: string): () => void {
  const marker = readMarker(file);
  if (marker !== undefined) assertSameMaker(marker, mongod, dataFolder);
  writeMarker(file, mongod);
  return () => (marker === undefined ? rmSync(file, { force: true }) : writeMarker(file, marker));
}

function assertSameMaker(marker: Marker, mongod: ResolvedMongod, dataFolder: string): void {
  const [made, found] = [describe(marker), describe(mongod)];
  const way =
    `Start the one that made it (MONGOMS_SYSTEM_BINARY names a program), ` +
    `or move ${dataFolder} away to begin anew; mongodump and mongorestore carry data over.`;
  if (marker.engine !== mongod.engine) {
    throw new DatabaseError(`The database in ${dataFolder} was made by ${made}, and ${found} can't open it. ${way}`);
  }
  if (isOlder(mongod.version, marker.version)) {
    throw new DatabaseError(`The database in ${dataFolder} was last served by ${made}, newer than ${found}. ${way}`);
  }
}

function writeMarker(file: string, { engine, version }: Marker): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify({ engine, version } satisfies Marker)}\n`, { flush: true });
  renameSync(draft, file);
}

function readMarker(file: string): Marker | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  const match = /"engine":"(mongod|embedded)","version":"([\d.]+)"/.exec(text);
  if (match === null) {
    throw new DatabaseError(
      `${file} is damaged. It should read {"engine":"mongod","version":"8.2.6"} with what made the data.`,
    );
  }
  return { engine: match[1] === 'mongod' ? 'mongod' : 'embedded', version: match[2] ?? '' };
}

function describe({ engine, version }: Marker): string {
  return engine === 'mongod' ? `MongoDB ${version}` : `the embedded engine ${version}`;
}

/** By release series: 8.2.6 may serve what 8.2.9 made, 8.0 may not. */
function isOlder(version: string, than: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [thanMajor = 0, thanMinor = 0] = than.split('.').map(Number);
  return major < thanMajor || (major === thanMajor && minor < thanMinor);
}
