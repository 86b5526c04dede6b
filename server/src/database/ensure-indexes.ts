import { isDeepStrictEqual } from 'node:util';
import type { Connection, IndexDefinition, IndexOptions, Model } from 'mongoose';
import { reasonOf } from '../config/system-error.js';
import { isOutOfRoom } from '../common/database-errors.js';
import { DatabaseError } from './database-error.js';

/**
 * Builds the indexes of all models of the connection, then looks whether the unique ones are really there: they decide
 * races, so nothing may be served without them. Safe to run on several servers at once.
 * @throws DatabaseError naming the collection and the index.
 */
export async function ensureIndexes(connection: Connection): Promise<void> {
  for (const model of Object.values(connection.models) as Model<unknown>[]) {
    await buildIndexes(model);
    await verifyUniqueIndexes(model);
  }
}

async function buildIndexes(model: Model<unknown>): Promise<void> {
  try {
    await model.createIndexes();
  } catch (error) {
    throw new DatabaseError(
      `The indexes of the collection "${model.collection.name}" can't be built: ${reasonOf(error)}. ` +
        (isOutOfRoom(error)
          ? 'Make room on the database’s disk, and start again.'
          : 'Remove the documents that break them, or the older index of the same name, and start again.'),
    );
  }
}

async function verifyUniqueIndexes(model: Model<unknown>): Promise<void> {
  const wanted = model.schema.indexes().filter(([, options]) => options.unique === true);
  if (wanted.length === 0) return;
  const existing = await model.collection.indexes();
  for (const [key, options] of wanted) {
    if (!existing.some((index) => isSame(index, key, options))) {
      throw new DatabaseError(
        `The collection "${model.collection.name}" lacks its unique index on ${JSON.stringify(key)}. ` +
          'Drop an index of the same name if there is one, and start again.',
      );
    }
  }
}

interface ExistingIndex {
  readonly key: unknown;
  readonly unique?: boolean;
  readonly partialFilterExpression?: unknown;
}

function isSame(index: ExistingIndex, key: IndexDefinition, options: IndexOptions): boolean {
  return (
    index.unique === true &&
    isDeepStrictEqual(Object.entries(index.key ?? {}), Object.entries(key)) &&
    isDeepStrictEqual(plain(index.partialFilterExpression), plain(options.partialFilterExpression))
  );
}

/** Numbers come back from the server as they went, but without their prototypes. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
