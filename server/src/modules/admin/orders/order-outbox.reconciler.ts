import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Rounds } from '../../../common/rounds.js';
import { OrderOutboxService } from './order-outbox.service.js';

const EVERY = 60_000;

/** Finishes at the start, and every minute, what a killed server has decided but not written. */
@Injectable()
export class OrderOutboxReconciler implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(OrderOutboxReconciler.name);
  private readonly rounds = new Rounds(EVERY, () => this.run());

  constructor(private readonly outbox: OrderOutboxService) {}

  onApplicationBootstrap(): void {
    this.rounds.begin();
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.end();
  }

  private async run(): Promise<void> {
    try {
      const settled = await this.outbox.reconcile();
      if (settled > 0) this.log.warn(`finished ${settled} changes of orders that were left half written`);
    } catch (error) {
      // The next round tries again.
      this.log.error(`the changes left half written could not be finished: ${String(error)}`);
    }
  }
}
