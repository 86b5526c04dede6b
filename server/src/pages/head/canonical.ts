import type { DesignCategory } from '@serikad/shared/designs/design.types';
import type { Locale } from '@serikad/shared/i18n/language';

/** The query that asks for the English version of a page; a plain address is the Malay one. */
const ENGLISH = ['lang', 'en'] as const;

export const CATALOGUE_PATH = '/cardvideo';

/** The catalogue's path and query; the first page and all categories are not written. @param page from 1 */
export function cataloguePath(category: DesignCategory | undefined, page = 1): string {
  const query = new URLSearchParams();
  if (category !== undefined) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${CATALOGUE_PATH}?${query.toString()}` : CATALOGUE_PATH;
}

export function designPath(id: string): string {
  return `/invitation-design/details/${encodeURIComponent(id)}`;
}

/** A page's address in a language. @param path with its query, without a language @returns absolute */
export function addressIn(publicUrl: string, path: string, language: Locale): string {
  const url = new URL(path, publicUrl);
  if (language === 'en') url.searchParams.set(...ENGLISH);
  return url.href;
}

/** The versions of a page for `hreflang`, which name each other and themselves. */
export function alternatesOf(publicUrl: string, path: string): readonly { hreflang: string; href: string }[] {
  const malay = addressIn(publicUrl, path, 'ms');
  return [
    { hreflang: 'ms-MY', href: malay },
    { hreflang: 'en', href: addressIn(publicUrl, path, 'en') },
    { hreflang: 'x-default', href: malay },
  ];
}
