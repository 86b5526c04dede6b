import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@serikad/shared/i18n/language';
import { filesOf, type Manifest } from './web-manifest.js';

/** The English dictionary's source in the web app, as the manifest names it. */
export const ENGLISH_TEXTS = 'src/i18n/en/index.ts';

interface Build {
  html: string;
  manifest: string;
  /** The English dictionary's source, as the manifest names it. */
  english: string;
}

const SHOP: Build = { html: 'index.html', manifest: '.vite/manifest.json', english: ENGLISH_TEXTS };
/** Of helper links and the caterer's link. */
const LINKS: Build = { html: 'links.html', manifest: '.vite/links-manifest.json', english: 'src/i18n/en/links.ts' };

/**
 * The web app's HTML document in both languages. The English one loads the English dictionary before the app: module
 * scripts run in the order of the document.
 * @param webDist the built web app; without an English dictionary in its manifest both documents are Malay
 */
export function shopDocuments(webDist: string): Readonly<Record<Locale, string>> {
  return inBothLanguages(webDist, SHOP);
}

/** What a page adds to the document. */
interface PageParts {
  /** In place of the document's title. */
  tags: string;
  /** At the end of the head. */
  links: string;
  /** At the end of the body, where the content that is painted comes first. */
  data?: string;
}

/** A document with a page's own head and data. */
export function withParts(document: string, { tags, links, data = '' }: PageParts): string {
  return document
    .replace(/<title>[^<]*<\/title>/, () => tags)
    .replace('</head>', () => `${links}</head>`)
    .replace('</body>', () => `${data}</body>`);
}

/** The document of a helper link's page and of the caterer's, as `shopDocuments`. */
export function linkDocuments(webDist: string): Readonly<Record<Locale, string>> {
  return inBothLanguages(webDist, LINKS);
}

function inBothLanguages(webDist: string, { html, manifest: list, english }: Build): Readonly<Record<Locale, string>> {
  const ms = readFileSync(join(webDist, html), 'utf8');
  const manifest = manifestOf(join(webDist, list));
  if (manifest?.[english] === undefined) return { ms, en: ms };
  const { script, modules } = filesOf(manifest, english);
  const preloads = modules
    .filter((href) => !ms.includes(href))
    .map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
  const en = ms
    .replace('<html lang="ms">', '<html lang="en">')
    .replace('</title>', () =>
      [`</title>`, `<script type="module" crossorigin src="${script}"></script>`, ...preloads].join('\n    '),
    );
  return { ms, en };
}

function manifestOf(file: string): Manifest | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}
