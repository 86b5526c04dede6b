import { languageOf, type ShopPage, shopPageOf } from '@serikad/shared/api/shop-pages';
import { catalogueAddress, catalogueQuery } from '@serikad/shared/designs/search/catalogue-address';
import type { Locale } from '@serikad/shared/i18n/language';
import { DIGITAL_OPTIONS } from '@serikad/shared/pricing/price-list';

/** An id at the end of an address; nothing else of it is used in HTML or queries. */
const LAST_ID = /\/([\w-]+)\/?$/;
/** The path of a page that no route has. */
const NOWHERE = '/not-found';

/** What of an address decides what a public page shows. Equal addresses have equal keys. */
export interface ShopAddress {
  page: ShopPage;
  language: Locale;
  /** Of a design; nothing where the address can't be a design's. */
  id: string | undefined;
  /** Its known parameters, with valid values alone. */
  search: URLSearchParams;
  /** Path and known query, without the language. */
  url: string;
  key: string;
}

/** The public page at an address; nothing where there is none. @param query without its question mark */
export function shopAddress(path: string, query: string): ShopAddress | undefined {
  const page = shopPageOf(path);
  if (page === undefined) return undefined;
  const asked = new URLSearchParams(query);
  return addressOf(page, LAST_ID.exec(path)?.[1], asked);
}

/** @param id used where the page's address has one */
export function addressOf(page: ShopPage, id: string | undefined, asked: URLSearchParams): ShopAddress {
  const language = languageOf(asked);
  const search = knownSearch(page, asked);
  const ofDesign = page === '/invitation-design/details/:id';
  const path = page === 'not-found' ? NOWHERE : page.replace(':id', id ?? '-');
  const url = search.size === 0 ? path : `${path}?${search.toString()}`;
  return { page, language, id: ofDesign ? id : undefined, search, url, key: `${language} ${url}` };
}

/** The parameters that a page knows, in one order; others don't make another page. */
function knownSearch(page: ShopPage, asked: URLSearchParams): URLSearchParams {
  const known = page === '/cardvideo' ? catalogueQuery(catalogueAddress(asked)) : new URLSearchParams();
  if (page === '/cardvideo' || page === '/invitation-design/details/:id') {
    const option = DIGITAL_OPTIONS.find(({ id }) => id === asked.get('option'));
    if (option !== undefined) known.set('option', option.id);
  }
  return known;
}
