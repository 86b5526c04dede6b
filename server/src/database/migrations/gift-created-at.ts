import type mongoose from 'mongoose';
import type { Migration } from '../migrations.js';

const BATCH = 1_000;
/** Indexes by the order of the ids, which are random from now on. */
const REPLACED = [
  { collection: 'gifts', index: 'gifts_of_invitation' },
  { collection: 'photos', index: 'photos_in_order' },
] as const;

/** Gifts and photos were listed by the time in their ids. That time becomes a field of its own. */
export const giftCreatedAt: Migration = {
  what: 'stores when gifts and photos were added',
  run: async (db, signal) => {
    for (const { collection, index } of REPLACED) {
      await fillCreatedAt(db.collection(collection), signal);
      await dropIndex(db, collection, index);
    }
  },
};

/** Walks the ids once, so that each batch costs the same, however many were filled before it. */
async function fillCreatedAt(records: mongoose.mongo.Collection, signal: AbortSignal): Promise<void> {
  for (let after: mongoose.mongo.ObjectId | undefined; ;) {
    signal.throwIfAborted();
    const batch = await records
      .find(after ? { _id: { $gt: after } } : {}, { projection: { _id: 1 } })
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray();
    after = batch.at(-1)?._id;
    if (!after) return;
    await records.updateMany({ _id: { $in: batch.map(({ _id }) => _id) }, createdAt: { $exists: false } }, [
      { $set: { createdAt: { $toDate: '$_id' } } },
    ]);
  }
}

/** Does nothing where the index or the collection is missing. */
async function dropIndex(db: mongoose.mongo.Db, collection: string, index: string): Promise<void> {
  const existing = await db.listCollections({ name: collection }, { nameOnly: true }).hasNext();
  if (existing && (await db.collection(collection).indexExists(index)))
    await db.collection(collection).dropIndex(index);
}
