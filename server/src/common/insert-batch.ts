import { mongo } from 'mongoose';
import { failureOf } from './database-errors.js';
import type { BatchOutcome } from './batch-queue.js';

/** As much of the driver's collection as is needed here. */
interface InsertingCollection<Document extends object> {
  insertOne(document: Document): Promise<unknown>;
  insertMany(documents: Document[], options: { ordered: false }): Promise<unknown>;
}

/**
 * One command for all documents; one that it refuses is written once more for itself,
 * to learn why. Work of a `BatchQueue`.
 * @throws what leaves open whether they are written: a lost connection, a write concern that was not met
 */
export async function insertBatch<Document extends object>(
  collection: InsertingCollection<Document>,
  documents: readonly Document[],
): Promise<BatchOutcome<void>[]> {
  if (documents.length > 1) {
    try {
      await collection.insertMany([...documents], { ordered: false });
      return documents.map(() => ({ ok: true, value: undefined }));
    } catch (thrown) {
      const error = failureOf(thrown);
      if (!(error instanceof mongo.MongoBulkWriteError) || error.result.getWriteConcernError()) throw error;
      const refused = new Set(error.result.getWriteErrors().map(({ index }) => index));
      return Promise.all(
        documents.map((document, index) =>
          outcomeOf(refused.has(index) ? collection.insertOne(document) : Promise.resolve()),
        ),
      );
    }
  }
  return Promise.all(documents.map((document) => outcomeOf(collection.insertOne(document))));
}

async function outcomeOf(write: Promise<unknown>): Promise<BatchOutcome<void>> {
  try {
    await write;
    return { ok: true, value: undefined };
  } catch (error) {
    return { ok: false, error };
  }
}
