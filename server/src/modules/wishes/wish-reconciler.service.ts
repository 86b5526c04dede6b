import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { WishSettlerService } from './wish-settler.service.js';

const EVERY = 60_000;

/** Settles at the start, and every minute, what a killed server has left behind. */
@Injectable()
export class WishReconcilerService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(WishReconcilerService.name);
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;

  constructor(private readonly settler: WishSettlerService) {}

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
      const settled = await this.settler.reconcile();
      if (settled > 0) this.log.warn(`settled ${settled} answers that were left half written`);
    } catch (error) {
      // The next round tries again.
      this.log.error(`the answers left half written could not be settled: ${String(error)}`);
    }
  }
}
