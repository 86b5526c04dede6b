import type { Connection, mongo } from 'mongoose';
import { isDuplicateKey } from '../common/database-errors.js';
import { Lease, type LeasedDocument } from './lease.js';

/** The collection with a document for each kind of repeated work: who does it now, and when it was done last. */
export const ROUNDS_COLLECTION = 'rounds';

interface RoundRecord extends LeasedDocument {
  doneAt?: Date;
}

interface ExclusiveRun {
  name: string;
  /** Time between two rounds of all servers together, in milliseconds. */
  everyMs: number;
  now: Date;
}

/** Servers' timers are not exact: a round may begin so much before its time. */
const TOLERANCE = 0.1;

/**
 * Does one round of work that is enough once for all servers, under a lease.
 * @returns null when another server is at it, or it was done since less than `everyMs`
 * @throws DatabaseError when the lease was lost meanwhile
 */
export async function exclusiveRun<R>(
  connection: Connection,
  { name, everyMs, now }: ExclusiveRun,
  work: (signal: AbortSignal) => Promise<R>,
): Promise<R | null> {
  if (!connection.db) throw new Error('not connected');
  const rounds: mongo.Collection<RoundRecord> = connection.db.collection(ROUNDS_COLLECTION);
  try {
    await rounds.updateOne({ _id: name }, { $setOnInsert: { _id: name } }, { upsert: true });
  } catch (error) {
    // Another server has made it in this moment.
    if (!isDuplicateKey(error)) throw error;
  }
  const due = new Date(now.getTime() - everyMs * (1 - TOLERANCE));
  const lease = await Lease.take(rounds, name, { doneAt: { $not: { $gt: due } } });
  if (!lease) return null;
  return lease.during(async (signal) => {
    const result = await work(signal);
    await rounds.updateOne({ _id: name, 'lease.holder': lease.holder }, { $set: { doneAt: now } });
    return result;
  });
}
