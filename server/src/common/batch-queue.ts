import { isDatabaseAway } from './database-errors.js';
import { withTimeout } from './with-timeout.js';

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
}

/** What became of one item of a batch. */
export type BatchOutcome<Result> = { ok: true; value: Result } | { ok: false; error: unknown };

interface BatchQueueOptions<Item, Result> {
  /** Items of one key are done in one batch, those of different keys concurrently. */
  keyOf: (item: Item) => string;
  /** Does a batch: one outcome for each item, in their order. An error that it throws rejects every item. */
  work: (items: readonly Item[]) => Promise<readonly BatchOutcome<Result>[]>;
  maxBatchSize: number;
  /**
   * How long the next batch waits for the one in flight, in milliseconds; absent: until it is done. For reads, which
   * may overlap: while the database hangs, no request waits for two timeouts.
   */
  maxWaitMs?: number;
}

/**
 * Batches calls with the same key: while one batch is in flight, calls that arrive form the next one. A call never
 * joins a batch that has begun, so its result is as fresh as that of a call on its own; a single call is not delayed.
 *
 * When a batch fails because the database is unreachable, the waiting calls fail with it: their own batch would wait
 * for the same timeout again.
 *
 * For short database calls that one command can do together, and by `SharedReads` for equal reads. To limit how
 * many jobs run at once: WorkQueue and FairQueue.
 */
export class BatchQueue<Item, Result> {
  private readonly queues = new Map<string, Waiting<Item, Result>[]>();

  constructor(private readonly options: BatchQueueOptions<Item, Result>) {}

  run(item: Item): Promise<Result> {
    const key = this.options.keyOf(item);
    return new Promise<Result>((resolve, reject) => {
      const queue = this.queues.get(key);
      if (queue) {
        queue.push({ item, resolve, reject });
        return;
      }
      const fresh = [{ item, resolve, reject }];
      this.queues.set(key, fresh);
      void this.drain(key, fresh);
    });
  }

  private async drain(key: string, queue: Waiting<Item, Result>[]): Promise<void> {
    while (queue.length > 0) {
      const done = this.finish(queue.splice(0, this.options.maxBatchSize), queue);
      await (this.options.maxWaitMs === undefined ? done : withTimeout(done, this.options.maxWaitMs, () => undefined));
    }
    this.queues.delete(key);
  }

  private async finish(batch: readonly Waiting<Item, Result>[], waiting: Waiting<Item, Result>[]): Promise<void> {
    const outcomes = await this.outcomesOf(batch);
    batch.forEach(({ resolve, reject }, index) => {
      const outcome = outcomes[index];
      if (outcome?.ok) resolve(outcome.value);
      else reject(outcome ? outcome.error : new Error('a batch has no outcome for one of its items'));
    });
    const away = outcomes.find((outcome) => !outcome.ok && isDatabaseAway(outcome.error));
    if (away && !away.ok) for (const { reject } of waiting.splice(0)) reject(away.error);
  }

  private async outcomesOf(batch: readonly Waiting<Item, Result>[]): Promise<readonly BatchOutcome<Result>[]> {
    try {
      return await this.options.work(batch.map(({ item }) => item));
    } catch (error) {
      return batch.map(() => ({ ok: false, error }));
    }
  }
}
