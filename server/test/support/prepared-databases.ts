import { existsSync, readdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { mongo } from 'mongoose';
import { hasCode } from '../../src/config/system-error.js';
import { withMaintenanceDb } from '../../src/database/connection.js';
import { SCHEMA_COLLECTION } from '../../src/database/schema-state.js';
import { runFolder, testDatabase } from './database.js';

type Db = mongo.Db;

/**
 * A database with all its collections, indexes and designs takes 0.6 s of processor time to make, and 0.2 s to empty.
 */
export interface PreparedDatabase {
  uri: string;
  /**
   * Whether it is as a start of the server leaves it: migrated, with every index and the catalogue, and nothing else.
   */
  isReady: boolean;
}

/** By collection: options and indexes. */
type Structure = Record<string, { options: unknown; indexes: unknown[] }>;

/** What a start writes into an empty database. */
const FILLED = ['designs', SCHEMA_COLLECTION];
const ORIGINALS = 'originals';
const structureFile = join(runFolder(), 'structure.json');
/** Has an empty file for each database that no app uses any more, named like the database. */
const freeFolder = join(runFolder(), 'free');

/** A database that another app has left, emptied; or a new one, which the first start makes ready. */
export async function takeDatabase(): Promise<PreparedDatabase> {
  if (existsSync(structureFile)) {
    const expected = JSON.parse(readFileSync(structureFile, 'utf8')) as Structure;
    for (const name of readdirSync(freeFolder)) {
      if (!claim(name)) continue;
      const uri = testDatabase(name);
      return { uri, isReady: await withMaintenanceDb(uri, (db) => renew(db, expected)) };
    }
  }
  return { uri: testDatabase(), isReady: false };
}

/** Keeps what the first start of a run made, for `takeDatabase`. `db`: nothing has been written to it since. */
export async function keepAsOriginal(db: Db): Promise<void> {
  if (existsSync(structureFile)) return;
  for (const coll of FILLED) {
    await db
      .collection(coll)
      .aggregate([{ $out: { db: ORIGINALS, coll } }])
      .toArray();
  }
  // Under its name once it is whole: another worker may look for it.
  const unfinished = `${structureFile}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(await structureOf(db)));
  renameSync(unfinished, structureFile);
}

/** Lets another app take the database. Nothing may be connected to it any more. */
export function leaveDatabase(uri: string): void {
  writeFileSync(join(freeFolder, new URL(uri).pathname.slice(1)), '');
}

/** Of several workers that see a free database one gets it. */
function claim(name: string): boolean {
  try {
    unlinkSync(join(freeFolder, name));
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** Empties a database and stores the originals. @returns whether all collections are as expected; others are dropped */
async function renew(db: Db, expected: Structure): Promise<boolean> {
  const found = await structureOf(db);
  const names = Object.keys(found);
  const same = names.filter((name) => isDeepStrictEqual(found[name], expected[name]));
  await Promise.all(
    names.map((name) => (same.includes(name) ? db.collection(name).deleteMany({}) : db.collection(name).drop())),
  );
  if (same.length < Object.keys(expected).length) return false;
  for (const coll of FILLED) {
    await db.client
      .db(ORIGINALS)
      .collection(coll)
      .aggregate([{ $merge: { into: { db: db.databaseName, coll } } }])
      .toArray();
  }
  return true;
}

async function structureOf(db: Db): Promise<Structure> {
  const entries = await db.client
    .db('admin')
    .aggregate<{ name: string; md: { options: { uuid?: unknown }; indexes: { spec: unknown }[] } }>([
      { $listCatalog: {} },
      { $match: { db: db.databaseName, type: 'collection' } },
      { $project: { name: 1, 'md.options': 1, 'md.indexes.spec': 1 } },
    ])
    .toArray();
  const structure = Object.fromEntries(
    entries.map(({ name, md: { options, indexes } }) => {
      const byName = indexes.map(({ spec }) => JSON.stringify(spec)).sort();
      return [name, { options: { ...options, uuid: undefined }, indexes: byName }];
    }),
  );
  // As it is read back from the file.
  return JSON.parse(JSON.stringify(structure)) as Structure;
}
