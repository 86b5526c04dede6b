import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ShopPageRenderer } from '@serikad/shared/api/shop-page-renderer.types';
import type { Locale } from '@serikad/shared/i18n/language';

/** Beside the folder of the built web app: a build for each language, see web/src/shop-server.tsx. */
const FILES: Readonly<Record<Locale, string>> = {
  ms: '../dist-ssr/shop/shop-server.cjs',
  en: '../dist-ssr/shop-en/shop-server.en.cjs',
};

export type ShopRenderers = Readonly<Record<Locale, ShopPageRenderer>>;

/** The renderers of the public pages; nothing where the web app has none. @param webDist the built web app */
export function shopRenderers(webDist: string): ShopRenderers | undefined {
  const require = createRequire(import.meta.url);
  const [ms, en] = [join(webDist, FILES.ms), join(webDist, FILES.en)];
  if (!existsSync(ms) || !existsSync(en)) return undefined;
  return { ms: require(ms) as ShopPageRenderer, en: require(en) as ShopPageRenderer };
}
