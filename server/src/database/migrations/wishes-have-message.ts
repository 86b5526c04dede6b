import type { Migration } from './migration.js';
import { walkRanges } from './walk-ranges.js';

/** Sets `hasMessage` of the answers that were stored before the guests' list filtered by it. */
export const wishesHaveMessage: Migration = {
  what: 'wishes: hasMessage',
  run: async (db, signal, report) => {
    const wishes = db.collection('wishes');
    const named = [{ $set: { hasMessage: { $ne: ['$message', ''] } } }];
    await walkRanges(wishes, { signal, report }, (range) =>
      wishes.updateMany(
        { ...range, key: { $exists: true }, hasMessage: { $exists: false }, void: { $ne: true } },
        named,
      ),
    );
  },
};
