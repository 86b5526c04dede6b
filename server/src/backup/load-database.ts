import mongoose from 'mongoose';
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
}

/** Inserts every document of a checked backup. */
export async function loadDatabase(load: Load): Promise<void> {
  for (const part of load.manifest.collections) {
    await loadCollection(load, part);
    const stored = await load.db.collection(part.collection).countDocuments();
    if (stored !== part.count) throw damaged(part, `${stored} of its ${part.count} documents were stored`);
  }
}

async function loadCollection({ db, folder, signal }: Load, part: CollectionPart): Promise<void> {
  const collection = db.collection(part.collection);
  let batch: mongoose.mongo.BSON.Document[] = [];
  let bytes = 0;
  const store = async (): Promise<void> => {
    signal.throwIfAborted();
    if (batch.length > 0) await collection.insertMany(batch, { ordered: false });
    batch = [];
    bytes = 0;
  };
  for await (const document of documentsOf(folder, part)) {
    batch.push(BSON.deserialize(document, EXACT));
    bytes += document.length;
    if (bytes >= BATCH_BYTES || batch.length >= BATCH_DOCUMENTS) await store();
  }
  await store();
}
