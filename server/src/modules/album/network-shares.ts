import { MOST_ALBUM_BYTES, MOST_ALBUM_PHOTOS } from '@serikad/shared/album/album.types';
import { networksOf } from '../../http/limits/client-address.js';

/**
 * What the unfinished uploads of one client's network may hold of an album: announcements alone must not fill it. The
 * phones of a hall share one address, and each sends one photo at a time, so this is room for 200 of them and for what
 * was left half way, of 4 MB each. A phone without room waits and tries again.
 */
export const MOST_UNFINISHED = 300;
export const MOST_UNFINISHED_BYTES = Math.floor(MOST_ALBUM_BYTES / 10);
/** The part of an album that no network has more of, however wide it is. */
const WIDEST = 1 / 2;

/** A network, and what its unfinished uploads may hold. */
export interface NetworkShare {
  /** HMAC over it. */
  hash: string;
  photos: number;
  bytes: number;
}

/**
 * The shares of a client: of its IPv4 address, or of each of the networks of its IPv6 address.
 * @param ip as Express gives it
 */
export function networkShares(ip: string, hashOf: (network: string) => string): NetworkShare[] {
  return networksOf(ip).map(({ network, times }) => ({
    hash: hashOf(network),
    photos: Math.min(MOST_UNFINISHED * times, MOST_ALBUM_PHOTOS * WIDEST),
    bytes: Math.min(MOST_UNFINISHED_BYTES * times, MOST_ALBUM_BYTES * WIDEST),
  }));
}
