import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { APP_CONFIG } from '../../common/app-options.js';
import { Clock } from '../../common/clock.js';
import { Faults } from '../../common/faults.js';
import { PeriodicTask } from '../../common/periodic-task.js';
import type { AppConfig } from '../../config/app-config.js';
import { exclusiveRun } from '../../database/exclusive-run.js';
import { erasuresIn } from './erasure-log.js';
import { announceErasures, eraseDue } from './guest-erasure.js';

const EVERY = 60 * 60 * 1000;

/** Erases the guests' data of weddings that are some months ago. */
@Injectable()
export class GuestErasures implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(GuestErasures.name);
  private readonly task = new PeriodicTask(EVERY, () => this.run());
  private readonly stop = new AbortController();

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly faults: Faults,
  ) {}

  onApplicationBootstrap(): void {
    this.task.begin();
  }

  onModuleDestroy(): Promise<void> {
    this.stop.abort();
    return this.task.end();
  }

  /** One round. @returns how many persons' data was erased */
  async sweep(signal: AbortSignal = this.stop.signal): Promise<number> {
    const { db } = this.connection;
    if (!db) throw new Error('not connected');
    const options = { db, now: this.clock.date(), signal, reach: this.faults.reach.bind(this.faults) };
    const months = this.config.guestDataMonths;
    await announceErasures(options, months);
    return eraseDue(options, months, erasuresIn(this.config.dataDir));
  }

  private async run(): Promise<void> {
    try {
      const round = { name: 'guest-erasures', everyMs: EVERY, now: this.clock.date() };
      const persons = await exclusiveRun(this.connection, round, (held) =>
        this.sweep(AbortSignal.any([held, this.stop.signal])),
      );
      if (persons) this.log.log(`erased the data of ${persons} guests and families of past weddings`);
    } catch (error) {
      if (!this.stop.signal.aborted) this.log.error(`the data of guests could not be erased: ${String(error)}`);
    }
  }
}
