import mongoose from 'mongoose';
import { type ReportCount, withProgress } from '../../common/progress.js';
import type { CollectionEntry, Manifest } from './manifest.js';
import { damaged, documentsOf } from './dump-reader.js';

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
  for (const entry of load.manifest.collections) {
    const stored = await withProgress(
      { what: `Restoring ${entry.collection}`, log: load.log ?? (() => undefined) },
      (report) => loadCollection(load, entry, report),
    );
    if (stored !== entry.count) throw damaged(entry, `${stored} of its ${entry.count} documents were stored`);
  }
}

/** @returns how many documents the database reports as inserted */
async function loadCollection(
  { db, folder, signal }: Load,
  entry: CollectionEntry,
  report: ReportCount,
): Promise<number> {
  const collection = db.collection(entry.collection);
  let batch: mongoose.mongo.BSON.Document[] = [];
  let bytes = 0;
  let stored = 0;
  const store = async (): Promise<void> => {
    signal.throwIfAborted();
    if (batch.length > 0) stored += (await collection.insertMany(batch, { ordered: false })).insertedCount;
    report({ done: stored, total: entry.count });
    batch = [];
    bytes = 0;
  };
  for await (const document of documentsOf(folder, entry)) {
    batch.push(BSON.deserialize(document, EXACT));
    bytes += document.length;
    if (bytes >= BATCH_BYTES || batch.length >= BATCH_DOCUMENTS) await store();
  }
  await store();
  return stored;
}
