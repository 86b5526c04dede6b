import { searchIn, shopPageOf } from '@serikad/shared/api/shop-pages';
import type { Locale } from '@serikad/shared/i18n/language';
import { isPageLanguage, LANGUAGE_COOKIE } from '@serikad/shared/i18n/page-language';
import { pageLanguage } from '../i18n/texts-of.js';
import { fetchWithin } from '../platform/fetch-within.js';
import { call } from './api.js';
import { connectionFailure } from './connection-failure.js';
import { saveScroll } from './saved-scroll.js';
import { sessionStore } from './session/session-store.js';

const A_YEAR_IN_SECONDS = 31_536_000;

/** Keeps the choice on the device; pages that load from now on are in this language. */
export function storeLanguage(language: Locale): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${A_YEAR_IN_SECONDS}; samesite=lax`;
}

/** The choice that the device keeps now; nothing without one. */
export function storedLanguage(): Locale | undefined {
  const [, kept] = /(?:^|; )language=([^;]*)/.exec(document.cookie) ?? [];
  return isPageLanguage(kept) ? kept : undefined;
}

/**
 * Loads the page again in a language that is stored: a public page at its address in this language, others as they are.
 */
function loadIn(language: Locale): void {
  const { origin, pathname, search, hash } = window.location;
  const page = shopPageOf(pathname);
  const isPublic = page !== undefined && page !== 'not-found';
  const wanted = isPublic || language === 'ms' ? searchIn(language, search) : search;
  if (wanted === search) window.location.reload();
  // With the origin: a path that begins with two slashes would be read as another host's address.
  else window.location.replace(origin + pathname + wanted + hash);
}

/**
 * Loads a page from the back/forward cache again where the language was switched since, in this tab or another one.
 * @returns whether it is being loaded
 */
export function followStoredLanguage(): boolean {
  const kept = storedLanguage();
  if (kept === undefined || kept === pageLanguage()) return false;
  loadIn(kept);
  return true;
}

/** How long the server may take to answer before the page is reloaded, in ms. */
const ANSWERS_WITHIN_MS = 10_000;

/**
 * Keeps the choice for a page that is loaded next. A browser may store a cookie after the next line of script; after an
 * answer of the server the reload sends it.
 * @throws ApiError `network` or `timeout` without a connection
 */
export async function storeForReload(language: Locale): Promise<void> {
  storeLanguage(language);
  await fetchWithin('/', {
    method: 'HEAD',
    deadline: ANSWERS_WITHIN_MS,
    failure: connectionFailure,
    read: (response) => response.text(),
  });
}

/**
 * Changes the language on this device and, signed in, of the account, and loads the page again in it. A form that would
 * lose something asks before, as at any reload. Where the account does not take the choice, the device's holds alone.
 * A session that serves for registering is kept through the reload.
 * @param onReload called right before the reload
 * @throws ApiError `network` or `timeout` without a connection:
 *   a reload would then lose the page, so nothing is changed
 */
export async function switchLanguage(language: Locale, onReload?: () => void): Promise<void> {
  // In another tab it may have been switched since.
  if (language === pageLanguage() && language === (storedLanguage() ?? language)) return;
  try {
    await storeForReload(language);
  } catch (error) {
    storeLanguage(pageLanguage());
    throw error;
  }
  if (sessionStore.get()?.registered) await call('PUT /user/profile', { body: { language } }).catch(() => undefined);
  sessionStore.keepForReload();
  saveScroll();
  onReload?.();
  loadIn(language);
}
