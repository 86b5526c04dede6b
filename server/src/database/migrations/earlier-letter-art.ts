import { keepEarlierArt } from './keep-earlier-art.js';
import type { Migration } from './migration.js';

/**
 * The letter cv0201. A couple whose first design was moved before, and who have chosen this one since, have its former
 * art on their page: that is what they may return to from now on.
 */
export const earlierLetterArt: Migration = keepEarlierArt({
  layouts: { cv0201: 'vintage-letter' },
  unmoved: { orderedArt: { $ne: 'cv0201-1' } },
});
