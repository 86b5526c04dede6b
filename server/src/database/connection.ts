import mongoose, { type ConnectOptions } from 'mongoose';

/**
 * How the shop connects. A write is acknowledged once a majority has it in its journal, so a killed database loses
 * nothing that was answered with success; every wait has an end, so a database that is away shows as 503, not as a hang.
 */
export const connectionOptions = {
  writeConcern: { w: 'majority', journal: true },
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
} satisfies ConnectOptions;

/**
 * Settings of every query: a filter on a field that the schema doesn't know throws instead of matching everything, and
 * operators inside a filter's values are taken literally unless `mongoose.trusted()` lets them through.
 */
export function configureMongoose(): void {
  mongoose.set('strictQuery', 'throw');
  mongoose.set('sanitizeFilter', true);
}
