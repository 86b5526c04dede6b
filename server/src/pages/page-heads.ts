import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageRoute } from '@serikad/shared/pages/page-routes';
import type { ShopPage } from '@serikad/shared/api/shop-pages';
import {
  coverImage,
  coverSrcSet,
  DETAILS_COVER_SIZES,
  GRID_COVER_SIZES,
  GRID_FIRST,
  HERO_COVER,
} from '@serikad/shared/designs/cover-picture';
import { filesOf, type Manifest } from './web-manifest.js';

const SHOP = 'index.html';
interface LandingPage {
  /** Its source in the web app, as the manifest names it. */
  module: string;
  /** The largest pictures of its first screen. */
  covers?: (first: FirstDesigns) => string;
}

/** What a page shows for certain before it is rendered. */
interface FirstDesigns {
  /** The id in its address, where that may be a design's. */
  id: string | undefined;
  /** The designs that its first answers list, in their order. */
  designs: readonly string[];
}

/** Where visitors land, from a search or a friend's message: the pages that the server renders. */
export const LANDING_PAGES: Readonly<Record<ShopPage, LandingPage>> = {
  '/': { module: 'src/features/home/home-page.tsx', covers: () => coverPreload(HERO_COVER.design, HERO_COVER.sizes) },
  '/cardvideo': { module: 'src/features/designs/catalogue-page.tsx', covers: gridCovers },
  '/invitation-design/details/:id': { module: 'src/features/designs/details-page.tsx', covers: detailsCover },
  '/dulang': { module: 'src/features/trays/trays-page.tsx' },
  '/dulang/form': { module: 'src/features/trays/tray-form-page.tsx' },
  '/catalog': { module: 'src/features/pages/catalog-page.tsx' },
  '/pricing': { module: 'src/features/pricing/pricing-page.tsx' },
  '/privacy-policy': { module: 'src/features/pages/privacy-page.tsx' },
  '/planner': { module: 'src/features/planner/planner-page.tsx' },
  '/apps': { module: 'src/features/pages/apps-page.tsx' },
  '/contact-us': { module: 'src/features/pages/contact-page.tsx' },
  'not-found': { module: 'src/components/layout/not-found.tsx' },
};

/**
 * What the HTML of each page adds to its head: the page's own styles, scripts and first picture, so that a phone asks
 * for all of them at once instead of one after the other.
 * @param webDist the built web app; without a manifest nothing is added
 * @throws Error when a page's source is not in the manifest
 */
export function pageHeads(webDist: string): (page: PageRoute | 'not-found', first: FirstDesigns) => string {
  const file = join(webDist, '.vite/manifest.json');
  if (!existsSync(file)) return () => '';
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const links = new Map(
    Object.entries(LANDING_PAGES).map(([route, { module }]) => [route, fileLinks(manifest, module)] as const),
  );
  const landing: Readonly<Partial<Record<PageRoute | 'not-found', LandingPage>>> = LANDING_PAGES;
  return (page, first) => (landing[page]?.covers?.(first) ?? '') + (links.get(page) ?? '');
}

function fileLinks(manifest: Manifest, module: string): string {
  const shop = filesOf(manifest, SHOP);
  const { script, modules, styles } = filesOf(manifest, module);
  const present = new Set([shop.script, ...shop.modules, ...shop.styles]);
  const wanted = (file: string): boolean => !present.has(file);
  return [
    ...styles.filter(wanted).map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...[script, ...modules].filter(wanted).map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ].join('');
}

function gridCovers({ designs }: FirstDesigns): string {
  return designs
    .slice(0, GRID_FIRST)
    .map((id) => coverPreload(id, GRID_COVER_SIZES))
    .join('');
}

function detailsCover({ id }: FirstDesigns): string {
  return id === undefined ? '' : coverPreload(id, DETAILS_COVER_SIZES);
}

function coverPreload(design: string, sizes: string): string {
  return `<link rel="preload" as="image" fetchpriority="high" href="${coverImage(design, 400)}" imagesrcset="${coverSrcSet(design)}" imagesizes="${sizes}">`;
}
