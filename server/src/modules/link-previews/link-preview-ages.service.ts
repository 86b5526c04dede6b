import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { DAY_MS } from '@serikad/shared/calendar/durations';
import { Clock } from '../../common/clock.js';
import { PeriodicTask } from '../../common/periodic-task.js';
import { exclusiveRun } from '../../database/exclusive-run.js';
import { LinkPreviewsRepository } from './link-previews.repository.js';
import { LinkPreviewsService } from './link-previews.service.js';

const EVERY = 6 * 60 * 60 * 1000;
/** Chat apps ask within days of the link's being sent; what is asked for later is painted again. */
const RETENTION_MS = 120 * DAY_MS;
const BATCH = 200;
/** Pictures that are removed at the same time. */
const AT_ONCE = 20;

/** Removes link pictures that are older than some months. */
@Injectable()
export class LinkPreviewAges implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(LinkPreviewAges.name);
  private readonly task = new PeriodicTask(EVERY, () => this.run());
  private readonly stop = new AbortController();

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly repository: LinkPreviewsRepository,
    private readonly previews: LinkPreviewsService,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.task.begin();
  }

  onModuleDestroy(): Promise<void> {
    this.stop.abort();
    return this.task.end();
  }

  /**
   * One round: batches until none is due. Ends early when none of a batch could be removed.
   * @returns how many were removed
   * @throws the signal's reason when the server stops: the round is not done then
   */
  async sweep(): Promise<number> {
    const before = new Date(this.clock.now() - RETENTION_MS);
    let removed = 0;
    for (;;) {
      const due = await this.repository.olderThan(before, BATCH);
      let ofBatch = 0;
      for (let from = 0; from < due.length; from += AT_ONCE) {
        this.stop.signal.throwIfAborted();
        const some = due.slice(from, from + AT_ONCE);
        const done = await Promise.all(
          some.map(({ invitationId, key }) => this.previews.removeFiles(invitationId, [key])),
        );
        ofBatch += done.filter(Boolean).length;
      }
      removed += ofBatch;
      if (ofBatch === 0) return removed;
    }
  }

  private async run(): Promise<void> {
    try {
      await exclusiveRun(this.connection, { name: 'link-preview-ages', everyMs: EVERY, now: this.clock.date() }, () =>
        this.sweep(),
      );
    } catch (error) {
      if (!this.stop.signal.aborted) this.log.warn(`old pictures of links could not be let go: ${String(error)}`);
    }
  }
}
