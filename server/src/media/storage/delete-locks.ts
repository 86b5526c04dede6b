import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import type { LeasedDocument } from '../../database/lease.js';

/** The collection in which every backup that is being made has a document, with a lease for as long as it lasts. */
export const BACKUP_LOCKS = 'backup_holds';

/** Whether a backup is being made, by whatever process. */
@Injectable()
export class DeleteLock {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async any(): Promise<boolean> {
    if (!this.connection.db) throw new Error('not connected');
    return isBackupRunning(this.connection.db);
  }
}

/** For commands that use the database without the Nest application. */
export async function isBackupRunning(db: mongo.Db): Promise<boolean> {
  const locks = db.collection<LeasedDocument>(BACKUP_LOCKS);
  // By the database's clock, which also gave the leases; never from a copy that lags behind.
  const alive = { $expr: { $gt: ['$lease.until', '$$NOW'] } };
  return (await locks.findOne(alive, { readPreference: 'primary' })) !== null;
}
