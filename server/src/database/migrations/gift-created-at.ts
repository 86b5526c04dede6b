import type { Migration } from './migration.js';
import { walkRanges } from './walk-ranges.js';

/**
 * Gifts and photos were listed by the time in their ids, which are random now. That time becomes a field of its own.
 */
export const giftCreatedAt: Migration = {
  what: 'gifts and photos: createdAt',
  run: async (db, signal, report) => {
    for (const name of ['gifts', 'photos']) {
      const records = db.collection(name);
      await walkRanges(records, { signal, report }, (range) =>
        records.updateMany({ ...range, createdAt: { $exists: false } }, [{ $set: { createdAt: { $toDate: '$_id' } } }]),
      );
    }
  },
};
