import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

const PING_MS = 2_000;

/** Whether this server can serve now. Its indexes are there: it doesn't listen before. */
@Injectable()
export class HealthService implements OnModuleDestroy {
  private stopping = false;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** The first thing at a shutdown: whoever balances the load looks elsewhere while requests in flight finish. */
  onModuleDestroy(): void {
    this.stopping = true;
  }

  async isReady(): Promise<boolean> {
    return !this.stopping && (await this.databaseAnswers());
  }

  private async databaseAnswers(): Promise<boolean> {
    const { db } = this.connection;
    if (!db) return false;
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<false>((settle) => (timer = setTimeout(() => settle(false), PING_MS)));
    const ping = db.command({ ping: 1 }).then(
      () => true,
      () => false,
    );
    try {
      return await Promise.race([ping, tooLate]);
    } finally {
      clearTimeout(timer);
    }
  }
}
