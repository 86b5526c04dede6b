import type { Locale } from '../i18n/language.js';
import { matchAdminPage, matchPage, PAGE_ROUTES, type PageRoute } from '../pages/page-routes.js';

/*
 * The public pages of the shop: the server renders them, the same bytes for every visitor. What other pages show is the
 * signed-in person's; the server sends a document for them that the app fills.
 */

/** The pages that only the app renders. */
const CLIENT_PAGES = [
  '/invitation/create-order',
  '/invitation/change-package',
  '/invitation/form/:id',
  '/invitation-order/view',
  '/invitation-order/view/invitation-details/:id',
  '/invitation-order/view/items/:id',
  '/invitation-order/view/guests/:id',
  '/invitation-order/view/wish-attendance/:id',
  '/invitation-order/view/order-details/:id',
  '/invitation-order/view/wish-book/:id',
  '/login',
  '/user/form/register',
  '/user/sign-in',
  '/user/profile/:id',
] as const satisfies readonly PageRoute[];
type ClientPage = (typeof CLIENT_PAGES)[number];

/** A public page that has an address of its own: search engines may list it, and people pass it on. */
export type PublicPage = Exclude<PageRoute, ClientPage>;
/** A public page; `not-found` is that of an unknown address. */
export type ShopPage = PublicPage | 'not-found';

const CLIENT: ReadonlySet<PageRoute> = new Set<PageRoute>(CLIENT_PAGES);
export const isPublicPage = (page: PageRoute): page is PublicPage => !CLIENT.has(page);

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
