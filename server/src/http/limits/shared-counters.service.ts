import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../common/clock.js';
import { RateCountersRepository } from './rate-counters.repository.js';

export interface WantedCount {
  key: string;
  limit: number;
  seconds: number;
  /** As how many requests it counts; default 1. */
  by?: number;
}

/** The outcome of counting a request. */
export type Counted = { ok: true } | { ok: false; retryAfter: number };

/** One key in one window. */
interface Counter {
  id: string;
  limit: number;
  /** Milliseconds since the epoch at which the window ends. */
  endsAt: number;
  /** The shared total when it was last read, this server's flushed part included. */
  shared: number;
  /** Counted here and not flushed yet. */
  own: number;
}

const totalOf = ({ shared, own }: Counter): number => shared + own;

const FLUSH_INTERVAL_MS = 250;
/** The part of a limit that a server may have counted alone without a flush: most clients never get that far. */
const FLUSH_THRESHOLD = 1 / 10;
/** Keys in memory. More of them in one window are an attack: the least recently used are evicted. */
const MAX_KEYS = 100_000;
/** How long a shared counter outlives its window, in milliseconds, for servers whose clocks differ. */
const EXPIRES_AFTER_MS = 60_000;

/** Counts in memory and in fixed windows, shared by all servers in batches (docs/decisions/050-rate-limits.md). */
@Injectable()
export class SharedCounters implements OnModuleDestroy {
  private readonly logger = new Logger(SharedCounters.name);
  private readonly counters = new LRUCache<string, Counter>({ max: MAX_KEYS });
  private readonly dirty = new Set<Counter>();
  private timer: NodeJS.Timeout | undefined;
  private flushing = Promise.resolve();
  private isAway = false;

  constructor(
    private readonly repository: RateCountersRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a request under all of the keys, or under none when one of them has no room for it.
   * @returns whether it may go on, or else in how many seconds it may be tried again
   */
  count(wanted: readonly WantedCount[]): Counted {
    const entries = wanted.map((each) => this.entryOf(each));
    const full = entries.filter(({ counter, by }) => totalOf(counter) + by > counter.limit);
    if (full.length > 0) {
      const waitMs = Math.max(...full.map(({ counter }) => counter.endsAt)) - this.clock.now();
      return { ok: false, retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) };
    }
    this.addAll(entries);
    return { ok: true };
  }

  /** Counts under all of the keys, whether there is room or not: what was done already. */
  add(wanted: readonly WantedCount[]): void {
    this.addAll(wanted.map((each) => this.entryOf(each)));
  }

  private entryOf({ key, limit, seconds, by = 1 }: WantedCount): { counter: Counter; by: number } {
    const endsAt = (Math.floor(this.clock.now() / (seconds * 1000)) + 1) * seconds * 1000;
    const id = `${key}@${endsAt / 1000}`;
    const counter = this.counters.get(id) ?? { id, limit, endsAt, shared: 0, own: 0 };
    this.counters.set(id, counter);
    return { counter, by };
  }

  private addAll(entries: readonly { counter: Counter; by: number }[]): void {
    for (const { counter, by } of entries) {
      counter.own += by;
      if (totalOf(counter) >= counter.limit * FLUSH_THRESHOLD) this.dirty.add(counter);
    }
    if (this.dirty.size > 0) this.timer ??= setTimeout(() => void this.flush(), FLUSH_INTERVAL_MS).unref();
  }

  /** Adds what was counted here to the shared counters and reads their totals; one batch after the other. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.flushing = this.flushing.then(() => this.flushBatch());
    return this.flushing;
  }

  async onModuleDestroy(): Promise<void> {
    await this.flush();
    clearTimeout(this.timer);
  }

  /** Without the database each server counts for itself; a key is flushed again after its next request. */
  private async flushBatch(): Promise<void> {
    const batch = [...this.dirty].map((counter) => ({
      counter,
      _id: counter.id,
      count: counter.own,
      expireAt: new Date(counter.endsAt + EXPIRES_AFTER_MS),
    }));
    this.dirty.clear();
    if (batch.length === 0) return;
    try {
      const totals = await this.repository.add(batch);
      for (const { counter, count } of batch) {
        counter.shared = totals.get(counter.id) ?? counter.shared + count;
        counter.own -= count;
      }
      this.isAway = false;
    } catch (error) {
      if (!this.isAway) this.logger.warn(`the shared counters can't be reached: ${(error as Error).name}`);
      this.isAway = true;
    }
  }
}
