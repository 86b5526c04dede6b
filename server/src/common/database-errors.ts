import { mongo, MongooseError } from 'mongoose';
import { hasCode } from '../config/system-error.js';

const {
  MongoNetworkError,
  MongoServerSelectionError,
  MongoNotConnectedError,
  MongoTopologyClosedError,
  MongoServerError,
  MongoBulkWriteError,
} = mongo;

/** The driver exports no classes for these. */
const PASSING_NAMES = new Set([
  'WaitQueueTimeoutError',
  'MongoWaitQueueTimeoutError',
  'PoolClearedError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'MongoClientClosedError',
]);

/** Of a socket that the database has closed: the driver hands some of them on as they are. */
const LOST_SOCKET_CODES = ['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END'];

const OUT_OF_DISK_SPACE = 14031;

/**
 * Server codes that mean "not now": shutting down, not primary, write concern not met in time, no room at the moment.
 */
const PASSING_CODES = new Set([6, 7, 64, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436, OUT_OF_DISK_SPACE]);

/**
 * What really failed. A bulk write puts what the driver itself throws, such as a lost connection, into an error that
 * looks like an answer of the database which refused nothing: taken for one, everything would count as written.
 */
export function failureOf(thrown: unknown): unknown {
  if (!(thrown instanceof MongoBulkWriteError)) return thrown;
  const cause: unknown = thrown.errorResponse;
  return cause instanceof Error ? cause : thrown;
}

/** Whether something thrown means that the database does not answer at the moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const thrown = failureOf(error);
  if (
    thrown instanceof MongoNetworkError ||
    thrown instanceof MongoServerSelectionError ||
    thrown instanceof MongoNotConnectedError ||
    thrown instanceof MongoTopologyClosedError
  ) {
    return true;
  }
  if (hasCode(thrown, ...LOST_SOCKET_CODES)) return true;
  if (thrown instanceof Error && PASSING_NAMES.has(thrown.name)) return true;
  if (thrown instanceof MongoServerError) return typeof thrown.code === 'number' && PASSING_CODES.has(thrown.code);
  // With bufferCommands off mongoose refuses a query at once while it has no connection.
  return thrown instanceof MongooseError && /initial connection|bufferCommands|not connected/i.test(thrown.message);
}

/**
 * Whether an error means that no database server was found within the selection timeout. Waiting again would only give
 * the same error five seconds later.
 */
export function isDatabaseAway(thrown: unknown): boolean {
  return failureOf(thrown) instanceof MongoServerSelectionError;
}

/** Whether the database refuses something because its disk is full; it needs 500 MB free to build an index. */
export function isOutOfRoom(thrown: unknown): boolean {
  return thrown instanceof MongoServerError && thrown.code === OUT_OF_DISK_SPACE;
}

/** Whether a write lost against a unique index; `index` is the name of that index. */
export function isDuplicateKey(thrown: unknown, index?: string): boolean {
  if (!(thrown instanceof MongoServerError) || thrown.code !== 11000) return false;
  return (
    index === undefined || thrown.message.includes(`index: ${index} `) || thrown.message.includes(`index: ${index}`)
  );
}

/** Whether all that a bulk insert was refused for are documents that are there already. */
export function areDuplicates(thrown: unknown): boolean {
  if (!(thrown instanceof MongoBulkWriteError) || failureOf(thrown) !== thrown) return false;
  const errors = thrown.result.getWriteErrors();
  return errors.length > 0 && errors.every(({ code }) => code === 11000) && !thrown.result.getWriteConcernError();
}
