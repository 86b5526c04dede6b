import mongoose from 'mongoose';
import { type ReportCount, withProgress } from '../../common/progress.js';
import type { CollectionPart, Manifest } from './manifest.js';
import { damaged, documentsOf } from './part-reader.js';

const { BSON } = mongoose.mongo;

/** By bytes and by number, whichever is reached first. */
const BATCH_BYTES = 4 * 1024 * 1024;
const BATCH_DOCUMENTS = 1_000;
/** Numbers and the like stay of the type that they have, instead of becoming JavaScript's own. */
const EXACT = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true };

export interface Load {
  readonly db: mongoose.mongo.Db;
  readonly folder: string;
  readonly manifest: Manifest;
  readonly signal: AbortSignal;
  /** Lines about how far it is, every 10 s. */
  readonly log?: (line: string) => void;
}

/** Inserts every document of a checked backup. */
export async function loadDatabase(load: Load): Promise<void> {
  for (const part of load.manifest.collections) {
    const stored = await withProgress(
      { what: `Restoring ${part.collection}`, log: load.log ?? (() => undefined) },
      (report) => loadCollection(load, part, report),
    );
    if (stored !== part.count) throw damaged(part, `${stored} of its ${part.count} documents were stored`);
  }
}

/** @returns how many documents the database says that it has inserted */
async function loadCollection(
  { db, folder, signal }: Load,
  part: CollectionPart,
  report: ReportCount,
): Promise<number> {
  const collection = db.collection(part.collection);
  let batch: mongoose.mongo.BSON.Document[] = [];
  let bytes = 0;
  let stored = 0;
  const store = async (): Promise<void> => {
    signal.throwIfAborted();
    if (batch.length > 0) stored += (await collection.insertMany(batch, { ordered: false })).insertedCount;
    report({ done: stored, total: part.count });
    batch = [];
    bytes = 0;
  };
  for await (const document of documentsOf(folder, part)) {
    batch.push(BSON.deserialize(document, EXACT));
    bytes += document.length;
    if (bytes >= BATCH_BYTES || batch.length >= BATCH_DOCUMENTS) await store();
  }
  await store();
  return stored;
}
