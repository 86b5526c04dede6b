import { randomBytes } from 'node:crypto';

/**
 * The address of an empty database of its own on the run's one MongoDB server; call it once per spec file.
 * Nothing needs to be cleaned up: the server's data is deleted after the run.
 */
export function testDatabase(): string {
  const server = process.env['TEST_MONGODB_URI'];
  if (server === undefined)
    throw new Error('No test database: run the tests with jest, whose global set-up starts it.');
  const uri = new URL(server);
  uri.pathname = `/test_${randomBytes(8).toString('hex')}`;
  return uri.href;
}
