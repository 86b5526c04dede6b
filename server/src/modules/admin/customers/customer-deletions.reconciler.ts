import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Rounds } from '../../../common/rounds.js';
import { AdminCustomersService } from './admin-customers.service.js';

const EVERY = 60_000;

/**
 * Goes on with deletions of customers at the start, and every minute: those that were cut, those that a backup kept from
 * removing files, and for an hour every one, for what requests that were under way have written since.
 */
@Injectable()
export class CustomerDeletionsReconciler implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(CustomerDeletionsReconciler.name);
  private readonly rounds = new Rounds(EVERY, () => this.run());

  constructor(private readonly customers: AdminCustomersService) {}

  onApplicationBootstrap(): void {
    this.rounds.begin();
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.end();
  }

  private async run(): Promise<void> {
    try {
      const left = await this.customers.continue();
      if (left > 0) this.log.warn(`files of ${left} deleted customers can't be removed yet`);
    } catch (error) {
      // The next round goes on.
      this.log.error(`deletions of customers could not be carried on: ${String(error)}`);
    }
  }
}
