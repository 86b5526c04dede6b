import { isDatabaseAway } from './database-errors.js';

/** One call that waits to be done, and who waits for it. */
interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
}

/** What became of one item of a group. */
export type GroupOutcome<Result> = { ok: true; value: Result } | { ok: false; error: unknown };

export interface GroupedOptions<Item, Result> {
  /** Items of one key are done together, those of different keys beside each other. */
  keyOf: (item: Item) => string;
  /** Does a group at once: one outcome for each item, in their order. What it throws becomes every item's error. */
  work: (items: readonly Item[]) => Promise<readonly GroupOutcome<Result>[]>;
  /** Most items of one group. */
  most: number;
  /**
   * How long the next group waits for one that is under way, in milliseconds; absent: until it is done. For reads,
   * whose groups may overlap: when the database hangs, nobody waits for it twice.
   */
  patience?: number;
  /**
   * For how long a group waits at most, in milliseconds, while with every turn of the event loop more calls come in;
   * absent: not at all. Only while many come together. For work that costs many times what its caller does besides.
   */
  gather?: number;
}

/** So many calls in one group are a crowd, and its like is expected again within so many milliseconds. */
const CROWD = 8;
const CROWD_LASTS = 50;

/**
 * Joins calls that wait together, as a database joins the commits that wait for its journal: while a group is under
 * way, those that come in meanwhile form the next. A call never joins a group that has begun, so what it finds out is
 * as new as if it had been made alone; a call that comes alone is done at once.
 *
 * One thing is told to those that wait as well: that the database is away. Their group would look for it once more, and
 * a request would be answered after two waits, or three, instead of one.
 */
export class Grouped<Item, Result> {
  private readonly queues = new Map<string, Waiting<Item, Result>[]>();
  private crowdedUntil = -Infinity;

  constructor(private readonly options: GroupedOptions<Item, Result>) {}

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

  /** A queue is there for as long as somebody works on it. */
  private async drain(key: string, queue: Waiting<Item, Result>[]): Promise<void> {
    while (queue.length > 0) {
      const { gather } = this.options;
      if (gather !== undefined && performance.now() < this.crowdedUntil) await this.gathered(queue, gather);
      const group = queue.splice(0, this.options.most);
      if (group.length >= CROWD) this.crowdedUntil = performance.now() + CROWD_LASTS;
      await within(this.options.patience, this.finish(group, queue));
    }
    this.queues.delete(key);
  }

  private async gathered(queue: readonly unknown[], forMs: number): Promise<void> {
    const until = performance.now() + forMs;
    let before: number;
    do {
      before = queue.length;
      await new Promise((resolve) => setImmediate(resolve));
    } while (queue.length > before && performance.now() < until);
  }

  private async finish(group: readonly Waiting<Item, Result>[], waiting: Waiting<Item, Result>[]): Promise<void> {
    const outcomes = await this.outcomesOf(group);
    group.forEach(({ resolve, reject }, index) => {
      const outcome = outcomes[index];
      if (outcome?.ok) resolve(outcome.value);
      else reject(outcome ? outcome.error : new Error('a group has no outcome for one of its items'));
    });
    const away = outcomes.find((outcome) => !outcome.ok && isDatabaseAway(outcome.error));
    if (away && !away.ok) for (const { reject } of waiting.splice(0)) reject(away.error);
  }

  private async outcomesOf(group: readonly Waiting<Item, Result>[]): Promise<readonly GroupOutcome<Result>[]> {
    try {
      return await this.options.work(group.map(({ item }) => item));
    } catch (error) {
      return group.map(() => ({ ok: false, error }));
    }
  }
}

/** Waits for something, but no longer than so many milliseconds. */
async function within(patience: number | undefined, done: Promise<void>): Promise<void> {
  if (patience === undefined) return done;
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([done, over]);
  clearTimeout(timer);
}
