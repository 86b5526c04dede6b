import { TEXTS } from './texts.js';

/** The ground of the shop's pages, as their `theme-color`. */
const GROUND = '#fbf7ef';

/** What a phone's home screen shows of the shop: name, icons and colours. */
export function webAppManifest(shopName: string): object {
  return {
    id: '/',
    name: shopName,
    short_name: shopName,
    description: TEXTS.ms.descriptions['/'],
    lang: 'ms',
    start_url: '/',
    scope: '/',
    // With the browser's own Back: signing in leads through another site.
    display: 'minimal-ui',
    theme_color: GROUND,
    background_color: GROUND,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...[192, 512].flatMap((size) => [
        { src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' },
        { src: `/icon-maskable-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'maskable' },
      ]),
    ],
  };
}
