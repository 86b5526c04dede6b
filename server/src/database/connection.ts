import mongoose, { type ConnectOptions } from 'mongoose';

/** How long a request's command may stay without a reply. */
const SOCKET_TIMEOUT_MS = 15_000;

/**
 * How the shop connects to the server at `uri`. A write is acknowledged only once it is in the journal, on a majority
 * of the members where there are several, so a killed database loses nothing that was answered with success. Every wait
 * has an end, so a database that is away shows as 503, not as a hang.
 *
 * A number as `w` in the address counts instead of the majority: the embedded engine's address asks for `w=1`, because
 * that engine answers a majority write before it is in the journal (docs/decisions/001-embedded-mongodb.md).
 * `socketTimeoutMS` in the address replaces the 15 s.
 */
export function connectionOptionsFor(uri: string): ConnectOptions {
  const members = /[?&]w=(\d+)/.exec(uri)?.[1];
  const socketTimeout = /[?&]socketTimeoutMS=(\d+)/i.exec(uri)?.[1];
  return {
    writeConcern: { w: members === undefined ? 'majority' : Number(members), journal: true },
    serverSelectionTimeoutMS: 5_000,
    socketTimeoutMS: socketTimeout === undefined ? SOCKET_TIMEOUT_MS : Number(socketTimeout),
    waitQueueTimeoutMS: 5_000,
    heartbeatFrequencyMS: 2_000,
    // Queries of a lost connection fail at once instead of piling up in memory.
    bufferCommands: false,
    // ensureIndexes() builds them before the first request, where a failure stops the start.
    autoIndex: false,
    // A collection begins with its indexes or its first document. Created by Mongoose at the same time as its indexes,
    // it was left without them once in some thousand starts on the embedded engine.
    autoCreate: false,
    maxPoolSize: 50,
    minPoolSize: 2,
  };
}

/**
 * Options for work on whole collections (migrations, index builds, backup, restore), whose commands may run for many
 * minutes: as {@link connectionOptionsFor}, without a socket timeout. A server that disappears is still noticed: the
 * driver's heartbeats fail, and it then closes the connections that are in use.
 */
export function maintenanceOptionsFor(uri: string): ConnectOptions {
  return { ...connectionOptionsFor(uri), socketTimeoutMS: 0, maxPoolSize: 10, minPoolSize: 0 };
}

/** Connects with {@link maintenanceOptionsFor}, passes on the database of the address, and closes the connection. */
export async function withMaintenanceDb<T>(uri: string, work: (db: mongoose.mongo.Db) => Promise<T>): Promise<T> {
  const connection = await mongoose.createConnection(uri, maintenanceOptionsFor(uri)).asPromise();
  try {
    return await work(connection.getClient().db());
  } finally {
    await connection.close();
  }
}

/**
 * Settings of every query: a filter on a field that the schema doesn't know throws instead of matching everything, and
 * operators inside a filter's values are taken literally unless `mongoose.trusted()` lets them through.
 */
export function configureMongoose(): void {
  mongoose.set('strictQuery', 'throw');
  mongoose.set('sanitizeFilter', true);
}
