import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { OrderOutboxService } from './order-outbox.service.js';

const EVERY = 60_000;

/** Finishes at the start, and every minute, what a killed server has decided but not written. */
@Injectable()
export class OrderOutboxReconciler implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(OrderOutboxReconciler.name);
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;

  constructor(private readonly outbox: OrderOutboxService) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.start(), EVERY).unref();
    this.start();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  /** One round at a time: a slow database must not pile them up. */
  private start(): void {
    this.round ??= this.run().finally(() => (this.round = undefined));
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
