import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { RateCountersRepository } from './rate-counters.repository.js';

interface Counter {
  limit: number;
  /** Milliseconds since the epoch at which the window ends. */
  endsAt: number;
  /** What all servers had counted when they were last asked, this one's share in it. */
  shared: number;
  /** Counted here, on its way to the others. */
  sending: number;
  /** Counted here and told to nobody yet. */
  own: number;
}

export interface WantedCount {
  key: string;
  limit: number;
  /** Length of the window. */
  seconds: number;
  /** As how many requests it counts; default 1. */
  by?: number;
}

interface Entry {
  key: string;
  counter: Counter;
  by: number;
}

const totalOf = ({ shared, sending, own }: Counter): number => shared + sending + own;

/** What a counter says to a request. */
export type Counted = { ok: true } | { ok: false; retryAfter: number };

/** How long counts wait to be told together, in milliseconds. */
const TOLD_AFTER = 250;
/** The part of a limit that a server may have counted alone without telling: most clients never get that far. */
const UNTOLD_PART = 1 / 10;
/** Keys that are kept in memory, twice over; more of them in one window are an attack, and those not asked for are forgotten. */
const MOST_KEYS = 50_000;
/** Milliseconds after which a new generation of keys begins: longer than any window. */
const GENERATION = 900_000;
/** How long a shared counter outlives its window, for servers whose clocks differ. */
const OUTLIVES_BY = 60_000;

/**
 * Counts requests in windows, for all servers together, without a request waiting for the database: it is decided here,
 * and what was counted is told to the shared counters a moment later, in one batch. What that leaves exact is in
 * docs/decisions/050-rate-limits.md.
 */
@Injectable()
export class SharedCounters implements OnModuleDestroy {
  private readonly logger = new Logger(SharedCounters.name);
  private counters = new Map<string, Counter>();
  /** Those before the last generation of keys began; one that is asked for again moves over. */
  private older = new Map<string, Counter>();
  private readonly untold = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private telling = Promise.resolve();
  private isAway = false;
  private generationBegan = 0;

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
    const [windowed, counter] = this.counter(key, limit, seconds * 1000, now);
    return { key: windowed, counter, by };
  }

  private addAll(entries: readonly Entry[]): void {
    for (const { key, counter, by } of entries) {
      counter.own += by;
      if (totalOf(counter) >= counter.limit * UNTOLD_PART) this.untold.add(key);
    }
    if (this.untold.size > 0) this.timer ??= setTimeout(() => void this.tell(), TOLD_AFTER).unref();
  }

  /** Tells the shared counters what was counted here, and hears what the others have counted. */
  tell(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    // One batch after the other: what is counted while one is under way goes with the next.
    this.telling = this.telling.then(() => this.exchange());
    return this.telling;
  }

  async onModuleDestroy(): Promise<void> {
    await this.tell();
    clearTimeout(this.timer);
  }

  private async exchange(): Promise<void> {
    const batch = [...this.untold].flatMap((key) => {
      const counter = this.counters.get(key) ?? this.older.get(key);
      return counter ? [{ key, counter, by: counter.own }] : [];
    });
    this.untold.clear();
    if (batch.length === 0) return;
    for (const { counter, by } of batch) {
      counter.sending = by;
      counter.own -= by;
    }
    const totals = await this.totals(batch);
    for (const { key, counter, by } of batch) {
      const total = totals.get(key);
      if (total === undefined) {
        // Not stored, as far as we know: it is told again with the next request under this key.
        counter.own += by;
      } else {
        counter.shared = total;
      }
      counter.sending = 0;
    }
  }

  /** Nothing when the database is away: each server then counts for itself. */
  private async totals(batch: readonly { key: string; counter: Counter; by: number }[]): Promise<Map<string, number>> {
    try {
      const totals = await this.repository.add(
        batch.map(({ key, counter, by }) => ({ key, by, expireAt: new Date(counter.endsAt + OUTLIVES_BY) })),
      );
      this.isAway = false;
      return totals;
    } catch (error) {
      if (!this.isAway) this.logger.warn(`the shared counters can't be reached: ${(error as Error).name}`);
      this.isAway = true;
      return new Map();
    }
  }

  private counter(key: string, limit: number, length: number, now: number): [string, Counter] {
    const endsAt = (Math.floor(now / length) + 1) * length;
    const windowed = `${key}@${endsAt / 1000}`;
    const known = this.counters.get(windowed);
    if (known) return [windowed, known];
    if (this.counters.size >= MOST_KEYS || Math.abs(now - this.generationBegan) > GENERATION) {
      this.older = this.counters;
      this.counters = new Map();
      this.generationBegan = now;
    }
    const counter = this.older.get(windowed) ?? { limit, endsAt, shared: 0, sending: 0, own: 0 };
    this.counters.set(windowed, counter);
    return [windowed, counter];
  }
}
