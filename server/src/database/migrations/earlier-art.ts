import { keepEarlierArt } from './keep-earlier-art.js';
import type { Migration } from './migration.js';

/** The first designs that were drawn anew. */
export const earlierArt: Migration = keepEarlierArt({
  layouts: {
    cv0001: 'floral-corners',
    cv0005: 'minimal-arch',
    cv0103: 'floral-meadow',
    cv0203: 'vintage-frame',
    cv0305: 'classic-cartouche',
    cv0306: 'classic-pelamin',
    cv0405: 'modern-blocks',
    cv0504: 'rustic-eaves',
    cv0604: 'islamic-lamps',
    cv0702: 'minimal-line',
    cv0704: 'minimal-vellum',
  },
  unmoved: { orderedArt: { $exists: false } },
});
