import type { mongo } from 'mongoose';

/** What a cursor reads, batch by batch as the database sends them (its `batchSize`); closes it at the end, however it comes. */
export async function* batchesOf<T>(cursor: mongo.AbstractCursor<T>): AsyncGenerator<T[]> {
  try {
    while (await cursor.hasNext()) yield cursor.readBufferedDocuments();
  } finally {
    await cursor.close();
  }
}
