import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether what was given is the expected secret. Comparing takes as long for any text: digests are of one length. */
export function isSameSecret(given: unknown, expected: string): boolean {
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
