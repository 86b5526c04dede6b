import { createHash } from 'node:crypto';

/** The name of the cache of the check-in's service worker: another one with other files or another document. */
export function doorCacheName(addresses: readonly string[], html: string): string {
  const version = createHash('sha256').update(addresses.join()).update('\n').update(html).digest('hex').slice(0, 12);
  return `door-${version}`;
}
