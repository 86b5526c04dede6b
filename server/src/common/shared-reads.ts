import { BatchQueue } from './batch-queue.js';

/** Most calls that share a read. */
const MAX_BATCH = 1_000;
/** How long calls wait for a read in flight before the next one begins, in milliseconds. */
const MAX_WAIT_MS = 20;

/**
 * Reads by a key for many callers at once: calls that wait while the same key is read share the next read, which begins
 * after they arrived, so its result is as fresh as that of a read of their own.
 */
export class SharedReads<Result> {
  private readonly queue: BatchQueue<string, Result>;

  constructor(read: (key: string) => Promise<Result>) {
    this.queue = new BatchQueue<string, Result>({
      keyOf: (key) => key,
      maxBatchSize: MAX_BATCH,
      maxWaitMs: MAX_WAIT_MS,
      work: async (keys) => {
        const value = await read(keys[0] ?? '');
        return keys.map(() => ({ ok: true, value }));
      },
    });
  }

  /** @throws what the read throws */
  get(key: string): Promise<Result> {
    return this.queue.run(key);
  }
}
