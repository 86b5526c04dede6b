import mongoose, { type ConnectOptions } from 'mongoose';

/**
 * How the shop connects to the server at `uri`. A write is acknowledged only once it is in the journal, on a majority of
 * the members where there are several, so a killed database loses nothing that was answered with success. Every wait has
 * an end, so a database that is away shows as 503, not as a hang.
 *
 * A number as `w` in the address counts instead of the majority: the embedded engine's address asks for `w=1`, because that engine
 * answers a majority write before it is in the journal (docs/decisions/001-embedded-mongodb.md).
 */
export function connectionOptionsFor(uri: string): ConnectOptions {
  const members = /[?&]w=(\d+)/.exec(uri)?.[1];
  return {
    writeConcern: { w: members === undefined ? 'majority' : Number(members), journal: true },
    serverSelectionTimeoutMS: 5_000,
    socketTimeoutMS: 15_000,
    waitQueueTimeoutMS: 5_000,
    heartbeatFrequencyMS: 2_000,
    // Queries of a lost connection fail at once instead of piling up in memory.
    bufferCommands: false,
    // ensureIndexes() builds them before the first request, where a failure stops the start.
    autoIndex: false,
    maxPoolSize: 50,
    minPoolSize: 2,
  };
}

/**
 * Settings of every query: a filter on a field that the schema doesn't know throws instead of matching everything, and
 * operators inside a filter's values are taken literally unless `mongoose.trusted()` lets them through.
 */
export function configureMongoose(): void {
  mongoose.set('strictQuery', 'throw');
  mongoose.set('sanitizeFilter', true);
}
