import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** What the run's databases may take, several times over. */
const ROOM = 4 * 2 ** 30;

const built = new URL('../../dist/database/database-server.js', import.meta.url);

/**
 * Starts the one MongoDB server of the test run. Each spec file takes a database of its own on it: `testDatabase()`.
 */
export default async function globalSetup() {
  if (!existsSync(built))
    throw new Error('The server is not built, and the tests start its database: run `npm run build` first.');
  const { startDatabase } = await import(built.href);
  const print = (message) => process.stderr.write(`${message}\n`);
  const dataDir = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'serikad-database-'));
  const database = await startDatabase({ dataDir, env: process.env, log: { info: print, warn: print, error: print } });
  print(
    `Tests run on ${database.engine === 'embedded' ? "MongoDB's embedded engine" : 'MongoDB'} ${database.version} (${database.origin}).`,
  );
  process.env.TEST_MONGODB_URI = database.uri;
  process.env.TEST_RUN_FOLDER = join(dataDir, 'shared-by-spec-files');
  mkdirSync(join(process.env.TEST_RUN_FOLDER, 'free'), { recursive: true });
  globalThis.stopTestDatabase = async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/**
 * Every acknowledged write waits for its journal, which on a disk takes longer than the write. This database needs to
 * outlive nothing: the tests of what a killed one keeps start databases of their own, on the disk.
 */
function hasRoom(folder) {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ROOM;
}
