import { SHOP_PAGES } from '@serikad/shared/api/shop-pages';
import { DESIGN_CATEGORIES, type DesignCategory } from '@serikad/shared/designs/design.types';
import { PAGE_LANGUAGES } from '@serikad/shared/i18n/page-language';
import { escapeHtml } from '../../common/escape-html.js';
import { addressIn, alternatesOf, CATALOGUE_PATH, cataloguePath, designPath } from './canonical.js';

/** A design of the catalogue, as far as the sitemap needs it. */
interface ListedDesign {
  _id: string;
  category: DesignCategory;
  hidden: boolean;
  changedAt?: Date;
}

interface Entry {
  /** Path and query, without a language. */
  path: string;
  changedAt: Date | undefined;
}

/**
 * The content of /sitemap.xml: every public page in every language, with its other versions. A page of the catalogue
 * changes with each of its designs, also with one that was hidden; of other pages no change is known.
 * @param publicUrl the shop's origin
 */
export function sitemapXml(publicUrl: string, designs: readonly ListedDesign[]): string {
  const entries = entriesOf(designs).flatMap((entry) =>
    PAGE_LANGUAGES.map((language) => urlElement(publicUrl, entry, addressIn(publicUrl, entry.path, language))),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function entriesOf(designs: readonly ListedDesign[]): Entry[] {
  const shown = designs.filter(({ hidden }) => !hidden);
  const changed = new Set<string>(['/', CATALOGUE_PATH]);
  return [
    ...SHOP_PAGES.filter((page) => !page.includes(':')).map((path) => ({
      path,
      changedAt: changed.has(path) ? lastChange(designs) : undefined,
    })),
    ...DESIGN_CATEGORIES.filter((category) => shown.some((design) => design.category === category)).map((category) => ({
      path: cataloguePath(category),
      changedAt: lastChange(designs.filter((design) => design.category === category)),
    })),
    ...shown.map(({ _id, changedAt }) => ({ path: designPath(_id), changedAt })),
  ];
}

function lastChange(designs: readonly ListedDesign[]): Date | undefined {
  const times = designs.flatMap(({ changedAt }) => (changedAt === undefined ? [] : [changedAt.getTime()]));
  return times.length === 0 ? undefined : new Date(Math.max(...times));
}

function urlElement(publicUrl: string, { path, changedAt }: Entry, address: string): string {
  const versions = alternatesOf(publicUrl, path).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
  );
  const lastmod = changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
  return `<url><loc>${escapeHtml(address)}</loc>${lastmod}${versions.join('')}</url>`;
}
