import type { mongo } from 'mongoose';

/** Yields a cursor's documents in the batches that the database sends (`batchSize`); always closes the cursor. */
export async function* batchesOf<T>(cursor: mongo.AbstractCursor<T>): AsyncGenerator<T[]> {
  try {
    while (await cursor.hasNext()) yield cursor.readBufferedDocuments();
  } finally {
    await cursor.close();
  }
}
