import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Rounds } from '../../common/rounds.js';
import { WishSettlerService } from './wish-settler.service.js';

const EVERY = 60_000;

/** Settles at the start, and every minute, what a killed server has left behind. */
@Injectable()
export class WishReconcilerService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(WishReconcilerService.name);
  private readonly rounds = new Rounds(EVERY, () => this.run());

  constructor(private readonly settler: WishSettlerService) {}

  onApplicationBootstrap(): void {
    this.rounds.begin();
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.end();
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
