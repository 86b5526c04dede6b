import mongoose from 'mongoose';
import { isDatabaseUnavailable, isDuplicateKey, isOutOfRoom } from '../common/database-errors.js';
import { reasonOf } from '../config/system-error.js';
import { DatabaseError } from './database-error.js';

/** Codes of the server: an index of the same name, or on the same fields, with other options. */
const CONFLICTS = new Set([85, 86]);

/** The error of a failed index build, with the cause and what to do about it. */
export function indexError(collection: string, error: unknown): DatabaseError {
  return new DatabaseError(
    `The indexes of the collection "${collection}" can't be built: ${reasonOf(error)}. ${wayOut(error)}`,
  );
}

function wayOut(error: unknown): string {
  if (isOutOfRoom(error)) return 'Make room on the database’s disk, and start again.';
  if (isDuplicateKey(error)) {
    return `Several documents have the same values${example(error)} in a unique index. Remove the documents that are too many, and start again.`;
  }
  if (error instanceof mongoose.mongo.MongoServerError && CONFLICTS.has(Number(error.code))) {
    return 'Drop the older index that the message names, and start again.';
  }
  if (isDatabaseUnavailable(error)) {
    return 'The connection to the database was lost; the documents are not the cause. Check that the database runs, and start again: the build continues or is repeated.';
  }
  return 'Start again once the cause is removed; the database’s log may say more.';
}

function example(error: unknown): string {
  const value: unknown = error instanceof mongoose.mongo.MongoServerError ? error['keyValue'] : undefined;
  return value === undefined ? '' : `, for example ${JSON.stringify(value)},`;
}
