import type { Types } from 'mongoose';
import { isDuplicateKey } from './database-errors.js';

/** As much of the driver's collection as is needed here. */
interface Collection<Document> {
  insertOne(document: Document): Promise<unknown>;
  findOne(filter: { _id: Types.ObjectId }, options: { projection: { _id: 1 } }): Promise<unknown>;
}

/**
 * Adds a document; nothing happens when one with its `_id` is there already. For documents that are never deleted.
 * @throws MongoServerError 11000 when another document has its place in a unique index
 */
export async function insertOnce<Document extends { _id: Types.ObjectId }>(
  collection: Collection<Document>,
  document: Document,
): Promise<void> {
  try {
    await collection.insertOne(document);
  } catch (thrown) {
    if (!isDuplicateKey(thrown)) throw thrown;
    const there = await collection.findOne({ _id: document._id }, { projection: { _id: 1 } });
    if (!there) throw thrown;
  }
}
