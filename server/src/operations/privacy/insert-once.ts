import type mongoose from 'mongoose';
import { isDuplicateKey } from '../../common/database-errors.js';

/** Adds a document; nothing happens when it is there already. */
export async function insertOnce<T extends object>(
  collection: mongoose.mongo.Collection<T>,
  document: mongoose.mongo.OptionalUnlessRequiredId<T>,
): Promise<void> {
  try {
    await collection.insertOne(document);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
