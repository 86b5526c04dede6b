import { errorTexts } from '../i18n/errors.js';
import { fetchWithin } from '../platform/fetch-within.js';
import { ApiError } from './api-error.js';
import { connectionFailure } from './connection-failure.js';

/** How long the server may take to say which build it has. */
const TIMEOUT_MS = 10_000;

/**
 * Whether the server still has the build that this page is made of, or a newer one. Every build names its first script
 * after what is in it, and all that it loads later.
 * @param page an address of the app, whose document is asked for
 * @param script the first script of the document that is open, as its `src` says
 * @throws ApiError `network` or `timeout` without an answer, `unavailable` where there are no pages to be had now
 */
export async function serverBuild(page: string, script: string): Promise<'same' | 'newer'> {
  const { status, content } = await ask(page, { headers: { Accept: 'text/html' } });
  // A proxy may answer with a page of its own: that is no build.
  if (status >= 500 || !content.includes('<div id="root"')) throw away(status);
  // A 404 comes with the app's document as well.
  if (!content.includes(`"${script}"`)) return 'newer';
  // The document alone is a blank page: its script has to be there, too.
  const first = await ask(script, { method: 'HEAD' });
  if (first.status >= 400) throw away(first.status);
  return 'same';
}

function ask(
  address: string,
  how: Pick<RequestInit, 'headers' | 'method'>,
): Promise<{ status: number; content: string }> {
  return fetchWithin(address, {
    ...how,
    deadline: TIMEOUT_MS,
    failure: connectionFailure,
    read: (answer) => answer.text(),
  });
}

function away(status: number): ApiError {
  return new ApiError('unavailable', errorTexts.unavailable, { status });
}

const KEY = 'reloadedAt';
/** What is still missing after a reload will hardly be there after the next. */
const QUIET_MS = 60_000;

/**
 * Whether a page may reload itself now: not twice in a minute, so that it never turns in circles. Notes that it does.
 */
export function mayReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? '0');
    if (now - last < QUIET_MS) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    // Nothing can be noted: the person decides.
    return false;
  }
}
