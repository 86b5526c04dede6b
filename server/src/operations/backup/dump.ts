import type mongoose from 'mongoose';
import { type Count, withProgress } from '../../common/progress.js';
import { type CollectionEntry, collectionPath } from './manifest.js';
import { DumpWriter } from './dump-writer.js';

/** The places between two readings where a test may let the shop do something. */
type BackupPoint = 'answers-read' | 'album-read' | 'document-read' | 'order-read' | 'database-copied';

export interface Dump {
  readonly db: mongoose.mongo.Db;
  readonly folder: string;
  /** Stops between two documents. */
  readonly signal: AbortSignal;
  /** Lines about how far it is, every 10 s. */
  readonly log?: ((line: string) => void) | undefined;
  /** For tests; see {@link BackupPoint}. */
  readonly reach?: ((point: BackupPoint) => Promise<void>) | undefined;
}

/**
 * The documents of a collection, newest id first. Ids never change, so a document that exists throughout is read once;
 * and new ones are not read, so the backup never has two documents that had the same key of a unique index one after
 * the other.
 */
export function newestFirst(
  { db }: Pick<Dump, 'db'>,
  collection: string,
  filter: Record<string, unknown> = {},
): AsyncIterable<Uint8Array> {
  return raw(db.collection(collection).find(filter, { raw: true }).sort({ _id: -1 }));
}

/** By default a server sends 16 MB at a time, and writing waits for all of it. */
const BATCH = 500;

/** With the option `raw` the driver answers each document as its bytes, which its types lack. */
export function raw(cursor: mongoose.mongo.FindCursor): AsyncIterable<Uint8Array> {
  return cursor.batchSize(BATCH);
}

/** Opens the parts of some collections, lets them be filled, and ends them. */
export async function withWriters<const C extends readonly string[]>(
  dump: Dump,
  collections: C,
  fill: (...writers: { [K in keyof C]: DumpWriter }) => Promise<void>,
): Promise<CollectionEntry[]> {
  const writers = await Promise.all(collections.map((name) => DumpWriter.open(dump.folder, collectionPath(name))));
  try {
    await withDumpProgress(dump, collections, writers, () => fill(...(writers as { [K in keyof C]: DumpWriter })));
    return await Promise.all(
      writers.map(async (writer, at) => ({ collection: collections[at] ?? '', ...(await writer.end()) })),
    );
  } catch (error) {
    await Promise.all(writers.map((writer) => writer.abandon()));
    throw error;
  }
}

async function withDumpProgress(
  { db, log = () => undefined }: Dump,
  collections: readonly string[],
  writers: readonly DumpWriter[],
  work: () => Promise<void>,
): Promise<void> {
  const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
  const total = sum(await Promise.all(collections.map((name) => db.collection(name).estimatedDocumentCount())));
  const poll = (): Promise<Count> => Promise.resolve({ done: sum(writers.map(({ entries }) => entries)), total });
  await withProgress({ what: `Copying ${collections.join(' and ')}`, log, poll }, work);
}
