import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PeriodicTask } from './periodic-task.js';

const EVERY = 60_000;

/**
 * Finishes interrupted work at the start of the server and every minute. A failed run is logged, and the next one tries
 * again.
 */
export abstract class Reconciler implements OnApplicationBootstrap, OnModuleDestroy {
  protected readonly log = new Logger(this.constructor.name);
  private readonly task = new PeriodicTask(EVERY, () => this.run());
  private readonly stop = new AbortController();

  /** @param failure what could not be done when a round fails, for the log */
  protected constructor(private readonly failure: string) {}

  onApplicationBootstrap(): void {
    this.task.begin();
  }

  onModuleDestroy(): Promise<void> {
    this.stop.abort();
    return this.task.end();
  }

  /** @param signal aborted when the server stops: a long round ends between two of its steps */
  protected abstract round(signal: AbortSignal): Promise<void>;

  private async run(): Promise<void> {
    try {
      await this.round(this.stop.signal);
    } catch (error) {
      this.log.error(`${this.failure}: ${String(error)}`);
    }
  }
}
