import { join } from 'node:path';
import { MongoClient, type Db } from 'mongodb';
import { startServer, type ServerProcess } from '../support/server-process.ts';

const DATABASE_MODULE = new URL('../../server/dist/database/database-server.js', import.meta.url).href;
/** Index builds over millions of documents. */
const READY_WITHIN_MS = 60 * 60 * 1000;

interface DatabaseModule {
  startDatabase: (options: {
    dataDir: string;
    env: NodeJS.ProcessEnv;
    log: Record<'info' | 'warn' | 'error', (text: string) => void>;
  }) => Promise<{ uri: string; engine: string; version: string; stop(): Promise<void> }>;
}

/** The shop that grows: its database and files stay in one folder from start to start. */
export interface GrowthShop {
  engine: string;
  mongoUri: string;
  db: Db;
  /** DATA_DIR of the server. */
  dataDir: string;
  /** From the start of the database's process to its first response, in ms. */
  databaseAfter: number;
  stop(): Promise<void>;
}

export async function openShop(folder: string): Promise<GrowthShop> {
  const { startDatabase } = (await import(DATABASE_MODULE)) as DatabaseModule;
  const began = performance.now();
  const database = await startDatabase({
    dataDir: join(folder, 'database'),
    env: process.env,
    log: { info: () => undefined, warn: console.warn, error: console.error },
  });
  const client = await new MongoClient(database.uri).connect();
  const db = client.db();
  await db.command({ ping: 1 });
  return {
    engine: `${database.engine} ${database.version}`,
    mongoUri: database.uri,
    db,
    dataDir: join(folder, 'data'),
    databaseAfter: performance.now() - began,
    stop: async () => {
      await client.close();
      await database.stop();
    },
  };
}

export function openServer({ mongoUri, dataDir }: GrowthShop): Promise<ServerProcess> {
  return startServer(mongoUri, dataDir, { readyWithinMs: READY_WITHIN_MS });
}
