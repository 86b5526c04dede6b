import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DAY_MS } from '@serikad/shared/calendar/durations';
import { Clock } from '../../../common/clock.js';
import { isDatabaseAway, isDuplicateKey } from '../../../common/database-errors.js';
import type { Types } from 'mongoose';
import { Metrics } from '../../../operations/metrics/metrics.js';
import { givesBack } from '../seats/seat-changes.js';
import { type Busy, type OpenIntent, SeatCounterService } from '../seats/seat-counter.service.js';
import { RsvpRepository } from './rsvp.repository.js';

/** How long the tombstone of an undone intent is stored: longer than any process can pause before it writes an RSVP. */
const UNDONE_FOR = DAY_MS;
/** How long a deleted RSVP's tombstone is stored: longer than a phone repeats a request. */
const DELETED_FOR = 30 * DAY_MS;
const WAIT = { least: 25, most: 50 };

type IntentOutcome = 'finished' | 'undone';

/**
 * Brings open intents to an end by looking at the RSVP. Safe at any moment, for any number of servers at once, and
 * against a process that was suspended and continues in the middle of its write: before an intent is undone, its write
 * is made impossible.
 */
@Injectable()
export class RsvpSettlerService implements OnModuleDestroy {
  private readonly log = new Logger(RsvpSettlerService.name);
  private readonly finishing = new Set<Promise<void>>();

  constructor(
    private readonly counter: SeatCounterService,
    private readonly rsvps: RsvpRepository,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    metrics.watchBacklog('answers', () => this.counter.countStale());
  }

  /** Finishes an intent whose RSVP is written, or undoes it and makes sure that it never will be. */
  async settle(open: OpenIntent): Promise<IntentOutcome> {
    const outcome = open.intent.kind === 'add' ? await this.outcomeOfAdd(open) : await this.outcomeOfChange(open);
    await (outcome === 'finished' ? this.counter.finish(open) : this.counter.undo(open));
    return outcome;
  }

  /** After an error in the middle of a write: what became of it, if the database answers. */
  async settleAfter(error: unknown, open: OpenIntent): Promise<IntentOutcome> {
    if (isDatabaseAway(error)) throw error;
    try {
      return await this.settle(open);
    } catch (unsettled) {
      // The database doesn't answer: the reconciler settles it. The guest gets the first error, unless that was a
      // duplicate key, of which only the outcome says whether the RSVP is stored.
      throw isDuplicateKey(error) ? unsettled : error;
    }
  }

  /**
   * Finishes an intent whose RSVP is stored. A failure changes nothing for the guest: the reconciler finishes it. One
   * that gives no seats back is not waited for.
   */
  async finish(open: OpenIntent): Promise<void> {
    const finished = this.counter.finish(open).catch((error: unknown) => {
      this.log.warn(`an RSVP is stored, its intent stays for the reconciler: ${String(error)}`);
    });
    this.finishing.add(finished);
    void finished.then(() => this.finishing.delete(finished));
    if (givesBack(open.intent)) await finished;
  }

  /** Ends what is under way before the database is left. */
  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.finishing);
  }

  /** Waits a moment for the intent that is in the way; one that was left behind is settled. */
  async wait(invitationId: Types.ObjectId, refusal: Busy): Promise<void> {
    if (this.counter.isStale(refusal.intent)) await this.settle({ invitationId, intent: refusal.intent });
    else await sleep(WAIT.least + Math.random() * (WAIT.most - WAIT.least));
  }

  /** When the tombstone of an intent that is undone now may go. */
  undoneUntil(): Date {
    return new Date(this.clock.now() + UNDONE_FOR);
  }

  /** When the tombstone of an RSVP that is deleted now may go. */
  deletedUntil(): Date {
    return new Date(this.clock.now() + DELETED_FOR);
  }

  /** Settles what was left behind. @returns how many intents */
  async reconcile(signal?: AbortSignal): Promise<number> {
    let settled = 0;
    for (;;) {
      const stale = await this.counter.staleIntents();
      if (stale.length === 0) return settled;
      for (const open of stale) {
        if (signal?.aborted) return settled;
        await this.settle(open);
        settled += 1;
      }
    }
  }

  private async outcomeOfAdd({ intent: { op } }: OpenIntent): Promise<IntentOutcome> {
    for (;;) {
      if (await this.rsvps.insertTombstone(op, this.undoneUntil())) return 'undone';
      const written = await this.rsvps.findByOp(op);
      // Nothing: an earlier tombstone has expired between the two steps.
      if (written) return written.void ? 'undone' : 'finished';
    }
  }

  private async outcomeOfChange({ invitationId, intent: { op, key } }: OpenIntent): Promise<IntentOutcome> {
    for (;;) {
      // In this order: a later write is seen by the second step or stops the third.
      const rsvp = await this.rsvps.findByKey(invitationId, key);
      // A tombstone of a deleted RSVP carries its change as well.
      if (await this.rsvps.findByOp(op)) return 'finished';
      if (!rsvp || (await this.rsvps.bumpRevision(rsvp))) return 'undone';
    }
  }
}
