import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../common/clock.js';
import { RateCountersRepository } from './rate-counters.repository.js';

interface Counter {
  limit: number;
  /** Milliseconds since the epoch at which the window ends. */
  endsAt: number;
  /** The shared total when it was last read, this server's flushed part included. */
  shared: number;
  /** Counted here and not flushed yet. */
  own: number;
}

export interface WantedCount {
  key: string;
  limit: number;
  seconds: number;
  /** As how many requests it counts; default 1. */
  by?: number;
}

interface Entry {
  key: string;
  counter: Counter;
  by: number;
}

const totalOf = ({ shared, own }: Counter): number => shared + own;

/** The outcome of counting a request. */
export type Counted = { ok: true } | { ok: false; retryAfter: number };

const FLUSH_INTERVAL_MS = 250;
/** The part of a limit that a server may have counted alone without a flush: most clients never get that far. */
const FLUSH_THRESHOLD = 1 / 10;
/** Keys in memory. More of them in one window are an attack: the least recently used are evicted. */
const MAX_KEYS = 100_000;
/** How long a shared counter outlives its window, in milliseconds, for servers whose clocks differ. */
const EXPIRES_AFTER_MS = 60_000;

/**
 * Counts requests in fixed windows for all servers together. A request is decided in memory; counts are flushed to the
 * shared counters in batches, which return the totals (docs/decisions/050-rate-limits.md).
 */
@Injectable()
export class SharedCounters implements OnModuleDestroy {
  private readonly logger = new Logger(SharedCounters.name);
  private readonly counters = new LRUCache<string, Counter>({ max: MAX_KEYS });
  /** Those to flush, by key. */
  private readonly dirty = new Map<string, Counter>();
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
    const now = this.clock.now();
    const entries = wanted.map((each) => this.entryOf(each, now));
    const full = entries.filter(({ by, counter }) => totalOf(counter) + by > counter.limit);
    if (full.length > 0) {
      const until = Math.max(...full.map(({ counter }) => counter.endsAt));
      return { ok: false, retryAfter: Math.max(1, Math.ceil((until - now) / 1000)) };
    }
    this.addAll(entries);
    return { ok: true };
  }

  /** Counts under all of the keys, whether there is room or not: what was done already. */
  add(wanted: readonly WantedCount[]): void {
    const now = this.clock.now();
    this.addAll(wanted.map((each) => this.entryOf(each, now)));
  }

  private entryOf({ key, limit, seconds, by = 1 }: WantedCount, now: number): Entry {
    const length = seconds * 1000;
    const endsAt = (Math.floor(now / length) + 1) * length;
    const windowed = `${key}@${endsAt / 1000}`;
    const known = this.counters.get(windowed);
    const counter = known ?? { limit, endsAt, shared: 0, own: 0 };
    if (!known) this.counters.set(windowed, counter);
    return { key: windowed, counter, by };
  }

  private addAll(entries: readonly Entry[]): void {
    for (const { key, counter, by } of entries) {
      counter.own += by;
      if (totalOf(counter) >= counter.limit * FLUSH_THRESHOLD) this.dirty.set(key, counter);
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

  private async flushBatch(): Promise<void> {
    const batch = [...this.dirty].map(([key, counter]) => ({ key, counter, by: counter.own }));
    this.dirty.clear();
    const totals = batch.length > 0 ? await this.totals(batch) : new Map<string, number>();
    for (const { key, counter, by } of batch) {
      const total = totals.get(key);
      // Not stored: it is flushed again after the next request with this key.
      if (total === undefined) continue;
      counter.shared = total;
      counter.own -= by;
    }
  }

  /** None while the database is unreachable: each server then counts for itself. */
  private async totals(batch: readonly Entry[]): Promise<Map<string, number>> {
    try {
      const totals = await this.repository.add(
        batch.map(({ key, counter, by }) => ({ key, by, expireAt: new Date(counter.endsAt + EXPIRES_AFTER_MS) })),
      );
      this.isAway = false;
      return totals;
    } catch (error) {
      if (!this.isAway) this.logger.warn(`the shared counters can't be reached: ${(error as Error).name}`);
      this.isAway = true;
      return new Map();
    }
  }
}
