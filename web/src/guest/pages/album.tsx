import { useEffect, useState, type ComponentType } from 'react';
import { albumOpens } from '@serikad/shared/album/album-opens';
import type { Locale } from '@serikad/shared/i18n/language';
import { onFirstInteraction } from '../cover/deferred-loading.js';
import { useGuest } from '../guest-context.js';

/** How often the clock is read: a timer of a suspended phone may be late. */
const TICK_MS = 10_000;

/**
 * The guests' album, once the wedding has begun. All that it is made of is loaded then, and after the cover: the page
 * before the wedding has nothing of it.
 */
export function Album() {
  const { bundle, mode, view } = useGuest();
  const { album, isSample } = bundle.invitation;
  const hasBegun = useHasBegun(album && !isSample && mode === 'live');
  const isShown = isSample || mode === 'preview' ? album : hasBegun;
  const { locale } = view;
  const [loaded, setLoaded] = useState<{ Section: ComponentType; locale: Locale } | null>(null);
  useEffect(() => {
    if (!isShown) return undefined;
    return onFirstInteraction(() => {
      // Without a network it is there with the next load of the page.
      Promise.all([import('../album/album-section.js'), loadTexts(locale)]).then(
        ([{ AlbumSection }]) => setLoaded({ Section: AlbumSection, locale }),
        () => undefined,
      );
    });
  }, [isShown, locale]);
  return isShown && loaded?.locale === locale ? <loaded.Section /> : null;
}

async function loadTexts(locale: Locale): Promise<void> {
  await (await import('../album/album-texts.js')).loadAlbumTexts(locale);
}

/** By the phone's clock; what the album takes is the server's to say. */
function useHasBegun(on: boolean): boolean {
  const { invitation } = useGuest().bundle;
  const opens = on ? albumOpens(invitation) : Infinity;
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => {
    if (opens === Infinity) return undefined;
    const read = (): void => setHasBegun(Date.now() >= opens);
    read();
    const timer = setInterval(read, TICK_MS);
    return () => clearInterval(timer);
  }, [opens]);
  return hasBegun;
}
