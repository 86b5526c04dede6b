import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { withTimeout } from '../../common/with-timeout.js';
import { reasonOf } from '../../config/system-error.js';
import { STORAGE, type StoragePort } from '../../media/storage/storage.port.js';

const PING_MS = 2_000;
/** How long a check of the place for files is used: each check of a bucket is a request to its provider. */
const STORAGE_SAID_MS = 2_000;

/** Whether this server can serve now. Its indexes are there: it doesn't listen before. */
@Injectable()
export class HealthService {
  private readonly log = new Logger(HealthService.name);
  private stopping = false;
  private storageSaid: { at: number; works: Promise<boolean> } | undefined;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(STORAGE) private readonly storage: StoragePort,
  ) {}

  /** Not ready from now on: load balancers stop sending requests while those in flight finish. */
  stop(): void {
    this.stopping = true;
  }

  async isReady(): Promise<boolean> {
    if (this.stopping) return false;
    const [database, storage] = await Promise.all([this.databaseAnswers(), this.storageWorks()]);
    return database && storage;
  }

  private storageWorks(): Promise<boolean> {
    const now = performance.now();
    if (this.storageSaid && now - this.storageSaid.at < STORAGE_SAID_MS) return this.storageSaid.works;
    const works = this.storage.check().then(
      () => true,
      (error: unknown) => {
        this.log.warn(reasonOf(error));
        return false;
      },
    );
    this.storageSaid = { at: now, works };
    return works;
  }

  private async databaseAnswers(): Promise<boolean> {
    const { db } = this.connection;
    if (!db) return false;
    const ping = db.command({ ping: 1 }).then(
      () => true,
      () => false,
    );
    return withTimeout(ping, PING_MS, () => false);
  }
}
