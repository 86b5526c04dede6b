import { isDeepStrictEqual } from 'node:util';
import type mongoose from 'mongoose';
import type { Connection, IndexDefinition, IndexOptions, Model } from 'mongoose';
import { hasCode } from '../config/system-error.js';
import { DatabaseError } from './database-error.js';
import { FORMER_INDEXES } from './former-indexes.js';
import { indexError } from './index-error.js';
import { type Count, withProgress } from '../common/progress.js';

type Db = mongoose.mongo.Db;
type Wanted = readonly [key: IndexDefinition, options: IndexOptions];
type Existing = mongoose.mongo.IndexDescriptionInfo;

interface EnsureIndexesOptions {
  /** Of a client without socket timeout; absent: the connection's own. */
  readonly db?: Db;
  readonly log?: (line: string) => void;
  /** Indexes that are dropped when all others are there, by collection. */
  readonly former?: Readonly<Record<string, readonly string[]>>;
  /** Between two lines about a build, in ms. */
  readonly progressEveryMs?: number;
}

/** Codes of the server: no such collection, no such index. */
const NO_COLLECTION = '26';
const NO_INDEX = '27';

/**
 * Builds the indexes of all models of the connection that are missing, then checks that they are as asked for: unique
 * ones decide races, so nothing may be served without them.
 * When all are there this is one `listIndexes` per collection.
 *
 * Several servers may do it at once: the database builds an index once, and a second command waits for the first. A
 * build that is cut is continued or repeated by the next start.
 * @throws DatabaseError naming the collection, the cause and what to do
 */
export async function ensureIndexes(connection: Connection, options: EnsureIndexesOptions = {}): Promise<void> {
  const db = options.db ?? connection.getClient().db(connection.name);
  for (const model of Object.values(connection.models) as Model<unknown>[]) {
    await ensureCollection(db.collection(model.collection.name), model.schema.indexes(), options);
  }
}

async function ensureCollection(
  collection: mongoose.mongo.Collection,
  wanted: readonly Wanted[],
  { former = FORMER_INDEXES, ...options }: EnsureIndexesOptions,
): Promise<void> {
  const { collectionName } = collection;
  let existing = await indexesOf(collection);
  const missing = wanted.filter((index) => !existing.some(({ name }) => name === nameOf(index)));
  if (missing.length > 0) {
    await build(collection, missing, options);
    existing = await indexesOf(collection);
  }
  for (const index of wanted) {
    if (existing.some((each) => each.name === nameOf(index) && isSame(each, index))) continue;
    throw new DatabaseError(
      `The index "${nameOf(index)}" of the collection "${collectionName}" is not as this program needs it. ` +
        `Drop it (db.${collectionName}.dropIndex("${nameOf(index)}")), and start again: it is then built anew.`,
    );
  }
  for (const name of former[collectionName] ?? []) {
    if (existing.some((index) => index.name === name)) await drop(collection, name);
  }
}

async function build(
  collection: mongoose.mongo.Collection,
  missing: readonly Wanted[],
  { log = () => undefined, progressEveryMs: everyMs }: EnsureIndexesOptions,
): Promise<void> {
  const what = `Building indexes of "${collection.collectionName}" (${missing.map(nameOf).join(', ')})`;
  const poll = (): Promise<Count | undefined> => buildCount(collection);
  const specs = missing.map((index) => ({ ...index[1], key: index[0], name: nameOf(index) }));
  try {
    // One command: the collection is read once for all of them.
    await withProgress({ what, log, poll, ...(everyMs !== undefined && { everyMs }) }, () =>
      collection.createIndexes(specs as mongoose.mongo.IndexDescription[]),
    );
  } catch (error) {
    throw indexError(collection.collectionName, error);
  }
}

/**
 * How many documents the build of a collection's indexes has read; undefined where the server doesn't say or allow it.
 */
async function buildCount(collection: mongoose.mongo.Collection): Promise<Count | undefined> {
  const [build] = await collection.db.client
    .db('admin')
    .aggregate<{ progress?: Count }>([
      { $currentOp: { allUsers: true } },
      { $match: { 'command.createIndexes': collection.collectionName, 'command.$db': collection.dbName } },
      { $match: { progress: { $exists: true } } },
    ])
    .toArray();
  return build?.progress;
}

async function indexesOf(collection: mongoose.mongo.Collection): Promise<Existing[]> {
  try {
    return await collection.indexes();
  } catch (error) {
    if (hasCode(error, NO_COLLECTION)) return [];
    throw error;
  }
}

async function drop(collection: mongoose.mongo.Collection, name: string): Promise<void> {
  try {
    await collection.dropIndex(name);
  } catch (error) {
    if (!hasCode(error, NO_INDEX)) throw error;
  }
}

/** As MongoDB names an index that has no name of its own: `user_1_at_-1`. */
function nameOf([key, { name }]: Wanted): string {
  return name ?? Object.entries(key).flat().join('_');
}

function isSame(index: Existing, [key, options]: Wanted): boolean {
  return (
    isDeepStrictEqual(Object.entries(index.key), Object.entries(key)) &&
    Boolean(index.unique) === Boolean(options.unique) &&
    Boolean(index.sparse) === Boolean(options.sparse) &&
    index.expireAfterSeconds === options.expireAfterSeconds &&
    isDeepStrictEqual(plain(index['partialFilterExpression']), plain(options.partialFilterExpression))
  );
}

/** The server returns numbers unchanged, but without their prototypes. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
