import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Rounds } from './rounds.js';

const EVERY = 60_000;

/**
 * Ends what was left half done: at the start of the server, and every minute. A round that fails is told in the log, and
 * the next one tries again.
 */
export abstract class Reconciler implements OnApplicationBootstrap, OnModuleDestroy {
  protected readonly log = new Logger(this.constructor.name);
  private readonly rounds = new Rounds(EVERY, () => this.run());

  /** @param failure what could not be done when a round fails, for the log */
  protected constructor(private readonly failure: string) {}

  onApplicationBootstrap(): void {
    this.rounds.begin();
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.end();
  }

  protected abstract round(): Promise<void>;

  private async run(): Promise<void> {
    try {
      await this.round();
    } catch (error) {
      this.log.error(`${this.failure}: ${String(error)}`);
    }
  }
}
