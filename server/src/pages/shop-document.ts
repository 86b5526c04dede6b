import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@serikad/shared/i18n/language';
import { SHOP_HEAD } from '@serikad/shared/i18n/page-language';
import { filesOf, type Manifest } from './web-manifest.js';

/** The English dictionary's source in the web app, as the manifest names it. */
export const ENGLISH_TEXTS = 'src/i18n/en/index.ts';

/**
 * The web app's HTML document in both languages. The English one loads the English dictionary before the app: module
 * scripts run in the order of the document.
 * @param webDist the built web app; without an English dictionary in its manifest both documents are Malay
 */
export function shopDocuments(webDist: string): Readonly<Record<Locale, string>> {
  const ms = readFileSync(join(webDist, 'index.html'), 'utf8');
  const manifest = manifestOf(webDist);
  if (manifest?.[ENGLISH_TEXTS] === undefined) return { ms, en: ms };
  const { script, modules } = filesOf(manifest, ENGLISH_TEXTS);
  const preloads = modules
    .filter((href) => !ms.includes(href))
    .map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
  const { title, description } = SHOP_HEAD.en;
  const en = ms
    .replace('<html lang="ms">', '<html lang="en">')
    .replace(/<title>[^<]*<\/title>/, () =>
      [`<title>${title}</title>`, `<script type="module" crossorigin src="${script}"></script>`, ...preloads].join(
        '\n    ',
      ),
    )
    .replace(SHOP_HEAD.ms.description, () => description);
  return { ms, en };
}

function manifestOf(webDist: string): Manifest | undefined {
  const file = join(webDist, '.vite/manifest.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}
