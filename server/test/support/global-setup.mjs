import { existsSync } from 'node:fs';

const built = new URL('../../dist/database/database-server.js', import.meta.url);

/** Starts the one MongoDB server of the test run. Each spec file takes a database of its own on it: `testDatabase()`. */
export default async function globalSetup() {
  if (!existsSync(built))
    throw new Error('The server is not built, and the tests start its database: run `npm run build` first.');
  const { startDatabase } = await import(built.href);
  const print = (message) => process.stderr.write(`${message}\n`);
  const database = await startDatabase({ env: process.env, log: { info: print, warn: print, error: print } });
  print(
    `Tests run on ${database.engine === 'embedded' ? "MongoDB's embedded engine" : 'MongoDB'} ${database.version} (${database.origin}).`,
  );
  process.env.TEST_MONGODB_URI = database.uri;
  globalThis.stopTestDatabase = () => database.stop();
}
