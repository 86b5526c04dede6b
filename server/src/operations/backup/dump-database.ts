import type mongoose from 'mongoose';
import { type Count, withProgress } from '../../database/progress.js';
import { SCHEMA_COLLECTION } from '../../database/schema-state.js';
import { ROUNDS_COLLECTION } from '../../database/sole-round.js';
import { BACKUP_HOLDS } from '../../media/storage/backup-holds.js';
import { dumpAnswers } from './dump-answers.js';
import { dumpOrders } from './dump-orders.js';
import { type CollectionPart, collectionPath } from './manifest.js';
import { PartWriter } from './part-writer.js';

/** The places between two readings where a test may let the shop do something. */
export type BackupPoint = 'answers-read' | 'document-read' | 'order-read' | 'database-copied';

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

/** The first is said by the manifest; backups and rounds of work under way are of this moment. */
const LEFT_OUT = [SCHEMA_COLLECTION, BACKUP_HOLDS, ROUNDS_COLLECTION];
/** Dumped with others, whose documents a rule binds to theirs. */
const WITH_ANSWERS = ['wishes', 'attendances'];
const WITH_ORDERS = ['orders', 'payments'];
/**
 * What belongs to something goes before it, so that nothing in the backup belongs to something that came later. The
 * pictures' ledgers go after whatever holds pictures, the audit after what it tells of, the people after everything.
 */
const LATER = ['invitations', 'designs'];
const LAST = ['imageLedgers', 'audit_entries', 'users'];
/**
 * Ids that are random say nothing of who came first: these collections are walked along a unique index instead, whose
 * keys never change while a document lives. A place is passed once, so nothing takes it twice in the backup.
 */
const PLACE = { filter: { slot: { $exists: true } }, sort: { invitationId: 1, slot: 1 } } as const;
const WALKS: Readonly<Record<string, Walk>> = {
  gifts: PLACE,
  photos: PLACE,
  invitations: { filter: {}, sort: { orderId: -1 } },
};

interface Walk {
  /** Of a partial index its condition, without which the server would not use it. */
  readonly filter: Record<string, unknown>;
  readonly sort: Record<string, 1 | -1>;
}

/**
 * Writes every collection. The shop may run: the order of the collections, and of the documents in them, is what keeps
 * the rules between documents; see docs/decisions/110-backup.md before changing it.
 */
export async function dumpDatabase(dump: Dump): Promise<CollectionPart[]> {
  const found = await dump.db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  const names = found.map(({ name }) => name).filter((name) => !name.startsWith('system.') && !LEFT_OUT.includes(name));
  const known = [WITH_ANSWERS, LATER, WITH_ORDERS, LAST].flat();
  const others = names.filter((name) => !known.includes(name)).sort();
  const plain = (list: readonly string[]): string[] => list.filter((name) => names.includes(name));

  const parts = await dumpAnswers(dump);
  for (const name of [...others, ...plain(LATER)]) parts.push(await dumpCollection(dump, name));
  parts.push(...(await dumpOrders(dump)));
  for (const name of plain(LAST)) parts.push(await dumpCollection(dump, name));
  return parts;
}

/**
 * The documents of a collection, newest id first. An id never changes, so each document that is there throughout comes
 * once; and one that is made meanwhile does not come, so nobody who took over a place in a unique index that another
 * document left meets that other one in the backup.
 */
export function newestFirst(
  { db }: Pick<Dump, 'db'>,
  collection: string,
  filter: Record<string, unknown> = {},
): AsyncIterable<Uint8Array> {
  return raw(db.collection(collection).find(filter, { raw: true }).sort({ _id: -1 }));
}

function along({ db }: Dump, collection: string, { filter, sort }: Walk): AsyncIterable<Uint8Array> {
  return raw(db.collection(collection).find(filter, { raw: true }).sort(sort));
}

/** Left to itself a server hands out 16 MB at a time, of which nothing goes before all is written. */
const BATCH = 500;

/** With the option `raw` the driver answers each document as its bytes, which its types don't say. */
export function raw(cursor: mongoose.mongo.FindCursor): AsyncIterable<Uint8Array> {
  return cursor.batchSize(BATCH);
}

/** Opens the parts of some collections, lets them be filled, and ends them. */
export async function withWriters<const C extends readonly string[]>(
  dump: Dump,
  collections: C,
  fill: (...writers: { [K in keyof C]: PartWriter }) => Promise<void>,
): Promise<CollectionPart[]> {
  const writers = await Promise.all(collections.map((name) => PartWriter.open(dump.folder, collectionPath(name))));
  try {
    await withDumpProgress(dump, collections, writers, () => fill(...(writers as { [K in keyof C]: PartWriter })));
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
  writers: readonly PartWriter[],
  work: () => Promise<void>,
): Promise<void> {
  const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
  const total = sum(await Promise.all(collections.map((name) => db.collection(name).estimatedDocumentCount())));
  const poll = (): Promise<Count> => Promise.resolve({ done: sum(writers.map(({ entries }) => entries)), total });
  await withProgress({ what: `Copying ${collections.join(' and ')}`, log, poll }, work);
}

async function dumpCollection(dump: Dump, collection: string): Promise<CollectionPart> {
  const [part] = await withWriters(dump, [collection], async (writer) => {
    const walk = WALKS[collection];
    for await (const document of walk ? along(dump, collection, walk) : newestFirst(dump, collection)) {
      dump.signal.throwIfAborted();
      await writer.write(document);
      await dump.reach?.('document-read');
    }
  });
  if (!part) throw new Error(`no part of ${collection}`);
  return part;
}
