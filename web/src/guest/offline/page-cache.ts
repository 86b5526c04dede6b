/** What a page asks the service worker to cache. */
export interface KeepMessage {
  /** Of the page, from the root. */
  path: string;
  /** Of the files that it has loaded, from the root. */
  files: readonly string[];
}

/** The header of a cached document with the moment until which it is shown, in ms since the epoch. */
const KEPT_UNTIL = 'x-kept-until';

/** A document is shown for a day after it was last opened with a network: a wedding may go on after midnight. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** The name of the cache of one card. @param path of its page */
export function pageCacheName(path: string): string {
  return `guest-page-${path}`;
}

/** A document as it is put into the cache. @param now ms since the epoch */
export async function keptDocument(answer: Response, now: number): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.set(KEPT_UNTIL, String(now + KEPT_MS));
  return new Response(await answer.blob(), { status: answer.status, headers });
}

/** Whether a cached document may still be shown. @param now ms since the epoch */
export function isKept(document: Response, now: number): boolean {
  return Number(document.headers.get(KEPT_UNTIL)) > now;
}
