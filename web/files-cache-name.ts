import { createHash } from 'node:crypto';

/** The name of the cache of a service worker's files: another one with other files or another document. */
export function filesCacheName(prefix: string, addresses: readonly string[], html = ''): string {
  const version = createHash('sha256').update(addresses.join()).update('\n').update(html).digest('hex').slice(0, 12);
  return prefix + version;
}
