import { randomBytes } from 'node:crypto';

/**
 * The address of a database on the run's one MongoDB server, by default of an empty one of its own; call it once per
 * spec file. Nothing needs to be cleaned up: the server's data is deleted after the run.
 */
export function testDatabase(name = `test_${randomBytes(8).toString('hex')}`): string {
  const uri = new URL(ofTheRun('TEST_MONGODB_URI'));
  uri.pathname = `/${name}`;
  return uri.href;
}

/** A folder for what spec files of a run share, deleted after the run. */
export const runFolder = (): string => ofTheRun('TEST_RUN_FOLDER');

function ofTheRun(variable: string): string {
  const value = process.env[variable];
  if (value === undefined)
    throw new Error(`No ${variable}: run the tests with jest, whose global set-up starts the database and sets it.`);
  return value;
}
