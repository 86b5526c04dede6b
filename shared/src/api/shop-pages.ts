import type { Locale } from '../i18n/language.js';
import { matchAdminPage, matchPage, PAGE_ROUTES, type PageRoute, RENDERED_BY } from '../pages/page-routes.js';

/** A public page that has an address of its own: search engines may list it, and people pass it on. */
export type PublicPage = {
  [P in PageRoute]: (typeof RENDERED_BY)[P] extends 'server' ? P : never;
}[PageRoute];
/** A public page; `not-found` is that of an unknown address. */
export type ShopPage = PublicPage | 'not-found';

export const isPublicPage = (page: PageRoute): page is PublicPage => RENDERED_BY[page] === 'server';

/** The public pages that have an address of their own. */
export const SHOP_PAGES = PAGE_ROUTES.filter(isPublicPage);

/** The public page at a path; nothing where the app alone renders it. */
export function shopPageOf(path: string): ShopPage | undefined {
  const page = matchPage(path);
  if (page !== undefined) return isPublicPage(page) ? page : undefined;
  return matchAdminPage(path) === undefined ? 'not-found' : undefined;
}

/** `?lang=en` is the English address of a public page; without it the page is Malay. */
export const LANGUAGE_PARAM = 'lang';

/** The language of a public page by its address alone. */
export function languageOf(search: URLSearchParams): Locale {
  return search.get(LANGUAGE_PARAM) === 'en' ? 'en' : 'ms';
}

/**
 * A query in a language. @param search with or without its question mark
 * @returns empty, or with its question mark; other parameters stay as they are written
 */
export function searchIn(language: Locale, search: string): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && part !== LANGUAGE_PARAM && !part.startsWith(`${LANGUAGE_PARAM}=`));
  const query = (language === 'en' ? [...others, `${LANGUAGE_PARAM}=en`] : others).join('&');
  return query === '' ? '' : `?${query}`;
}
