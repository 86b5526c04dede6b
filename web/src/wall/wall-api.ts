import { WALL_TOKEN_HEADER, type WallView } from '@serikad/shared/album/album.types';
import { fetchInTime } from './fetch-in-time.js';

/** Longer than this, and the network is as good as none. */
const TIMEOUT_MS = 20_000;

export type WallAnswer =
  { kind: 'view'; view: WallView; etag: string } | { kind: 'same' } | { kind: 'unknown'; view?: undefined };

/**
 * Asks what the screen shows.
 * @param etag of the answer that is shown
 * @throws whatever happens without a network, or when something else than the shop answers
 */
export async function readWall(token: string, etag: string): Promise<WallAnswer> {
  const headers: Record<string, string> = { [WALL_TOKEN_HEADER]: token };
  // With an ETag, fetch sends `no-cache` unless it is given another one.
  if (etag !== '') Object.assign(headers, { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' });
  return fetchInTime('/api/wall/photos', TIMEOUT_MS, { headers, cache: 'no-store' }, async (response) => {
    if (response.status === 304) return { kind: 'same' };
    const answer = (await response.json()) as { data?: unknown };
    if (response.ok) return { kind: 'view', view: answer.data as WallView, etag: response.headers.get('etag') || '' };
    if (codeOf(answer.data) === 'not-found') return { kind: 'unknown' };
    throw new Error(`answered ${response.status}`);
  });
}

/** The code of a failure, as the shop writes it; any other server on the way says something else. */
function codeOf(data: unknown): unknown {
  const error = typeof data === 'object' && data !== null ? (data as { error?: { errorCode?: unknown } }).error : null;
  return error ? error.errorCode : undefined;
}
