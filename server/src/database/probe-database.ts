import mongoose from 'mongoose';
import { reasonOf } from '../config/system-error.js';
import { DatabaseError } from './database-error.js';

const selectionTimeoutMs = 5_000;

/**
 * Asks a MongoDB server for its version, to find out at start and not at the first request that it can't be reached.
 * @throws DatabaseError within about 5 s, without the password of the connection string.
 */
export async function probeDatabase(uri: string): Promise<string> {
  const place = withoutCredentials(uri);
  let client: mongoose.mongo.MongoClient | undefined;
  try {
    client = new mongoose.mongo.MongoClient(uri, {
      serverSelectionTimeoutMS: selectionTimeoutMs,
      connectTimeoutMS: selectionTimeoutMs,
      socketTimeoutMS: selectionTimeoutMs,
    });
    // A write needs the rights that a ping doesn't: asking for the collections shows wrong credentials at once.
    const database = client.db();
    await database.listCollections({}, { nameOnly: true }).toArray();
    const info = await database.admin().command({ buildInfo: 1 });
    return String(info['version']);
  } catch (error) {
    throw new DatabaseError(
      `MONGODB_URI: no usable MongoDB at ${place} (${reasonOf(error)}). ` +
        'Start it, or correct the address or its user and password; without MONGODB_URI the embedded database serves.',
    );
  } finally {
    await client?.close();
  }
}

/** The connection string as it may be shown. */
export function withoutCredentials(uri: string): string {
  return (uri.split('?')[0] ?? '').replace(/\/\/[^@/]*@/, '//');
}
