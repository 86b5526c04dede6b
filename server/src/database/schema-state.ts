import type mongoose from 'mongoose';
import { DatabaseError } from './database-error.js';
import type { LeasedDocument } from './lease.js';

type Db = mongoose.mongo.Db;

/** The collection with the one document that holds the version of the data. Written before any other document. */
export const SCHEMA_COLLECTION = 'schema_state';
export const SCHEMA_ID = 'schema';

/**
 * The version of a database's data, and whether it is complete. The process that migrates or restores holds its lease.
 */
export interface SchemaState extends LeasedDocument {
  /** Migrations up to this number are done. A database begins with 1. */
  version: number;
  /** A restore is under way or was interrupted: the data is not whole. */
  restore?: { backup: string; begunAt: Date };
}

export function schemaStates(db: Db): mongoose.mongo.Collection<SchemaState> {
  return db.collection<SchemaState>(SCHEMA_COLLECTION);
}

/** @throws DatabaseError when the data is half of a restore, or newer than this program */
export function assertUsable(state: SchemaState, known: number): void {
  if (state.restore) {
    throw new DatabaseError(
      `The database holds half of a backup: the restore of ${state.restore.begunAt.toISOString()} was interrupted or is still ` +
        'under way. Let it end, or run it again: npm run restore -- <backup>',
    );
  }
  if (state.version > known) {
    throw new DatabaseError(
      `The database has schema version ${state.version}, and this program knows versions up to ${known}: a newer one has ` +
        'served it. Start that one, or restore a backup of before the update into an empty database.',
    );
  }
}
