import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ShopPageRenderer } from '@serikad/shared/api/shop-page-renderer.types';
import type { Locale } from '@serikad/shared/i18n/language';
import { StartError } from '../config/start-error.js';

/** Beside the folder of the built web app: a build for each language, see web/src/shop-server.tsx. */
const FILES: Readonly<Record<Locale, string>> = {
  ms: '../dist-ssr/shop/shop-server.cjs',
  en: '../dist-ssr/shop-en/shop-server.en.cjs',
};

export type ShopRenderers = Readonly<Record<Locale, ShopPageRenderer>>;

const pathsIn = (webDist: string): Readonly<Record<Locale, string>> => ({
  ms: join(webDist, FILES.ms),
  en: join(webDist, FILES.en),
});

/**
 * A shop in production without them would be an empty page to search engines, link previews and phones without scripts.
 * @param webDist the built web app
 * @throws StartError when a renderer is not built
 */
export function assertShopRenderers(webDist: string): void {
  const missing = Object.values(pathsIn(webDist)).find((file) => !existsSync(file));
  if (missing === undefined) return;
  throw new StartError(
    `The renderer of the public pages is not built: ${missing} is missing, and NODE_ENV=production needs it. Build it with: npx pnpm --filter @serikad/web build`,
  );
}

/** The renderers of the public pages; nothing where the web app has none. @param webDist the built web app */
export function shopRenderers(webDist: string): ShopRenderers | undefined {
  const require = createRequire(import.meta.url);
  const { ms, en } = pathsIn(webDist);
  if (!existsSync(ms) || !existsSync(en)) return undefined;
  return { ms: require(ms) as ShopPageRenderer, en: require(en) as ShopPageRenderer };
}
