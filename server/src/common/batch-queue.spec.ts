import { mongo } from 'mongoose';
import { BatchQueue, type BatchOutcome } from './batch-queue.js';

const done = <T>(value: T): BatchOutcome<T> => ({ ok: true, value });

/** Work whose batches end when the test says so. */
function blockedQueue(): { batches: string[][]; end: () => void; queue: BatchQueue<string, string> } {
  const batches: string[][] = [];
  const ends: (() => void)[] = [];
  const queue = new BatchQueue<string, string>({
    keyOf: (item) => item.charAt(0),
    maxBatchSize: 3,
    work: (items) => {
      batches.push([...items]);
      return new Promise((resolve) => ends.push(() => resolve(items.map((item) => done(item.toUpperCase())))));
    },
  });
  return { batches, queue, end: () => ends.shift()?.() };
}
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('BatchQueue', () => {
  it('does a call that comes alone at once, and batches those that wait meanwhile, up to the maximum', async () => {
    const { batches, queue, end } = blockedQueue();
    const answers = ['a1', 'a2', 'a3', 'a4', 'a5'].map((item) => queue.run(item));
    expect(batches).toEqual([['a1']]);
    end();
    await settled();
    expect(batches).toEqual([['a1'], ['a2', 'a3', 'a4']]);
    end();
    await settled();
    end();
    expect(await Promise.all(answers)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5']);
    expect(batches).toEqual([['a1'], ['a2', 'a3', 'a4'], ['a5']]);
  });

  it('never lets a call join a batch that has begun', async () => {
    const { batches, queue, end } = blockedQueue();
    const first = queue.run('a1');
    const second = queue.run('a1');
    end();
    await first;
    await settled();
    end();
    await second;
    expect(batches).toEqual([['a1'], ['a1']]);
  });

  it('works on different keys beside each other', () => {
    const { batches, queue } = blockedQueue();
    void queue.run('a1');
    void queue.run('b1');
    expect(batches).toEqual([['a1'], ['b1']]);
  });

  it('gives each call its own outcome, and begins anew after an error', async () => {
    const queue = new BatchQueue<number, number>({
      keyOf: () => 'all',
      maxBatchSize: 10,
      work: (items) => {
        if (items.includes(13)) return Promise.reject(new Error('the whole batch'));
        return Promise.resolve(
          items.map((item) => (item % 2 === 0 ? done(item * 2) : { ok: false, error: new Error(`odd ${item}`) })),
        );
      },
    });
    const results = await Promise.allSettled([2, 3, 4].map((item) => queue.run(item)));
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value : String(result.reason)))).toEqual([
      4,
      'Error: odd 3',
      8,
    ]);
    await expect(queue.run(13)).rejects.toThrow('the whole batch');
    expect(await queue.run(6)).toBe(12);
  });

  it('refuses a call for which the work has no outcome, rather than leave it pending', async () => {
    const queue = new BatchQueue<number, number>({
      keyOf: () => 'all',
      maxBatchSize: 10,
      work: () => Promise.resolve([]),
    });
    await expect(queue.run(1)).rejects.toThrow('no outcome');
  });

  it('with maxWaitMs, a batch that hangs delays the next one no longer than that', async () => {
    const begun: number[][] = [];
    const queue = new BatchQueue<number, number>({
      keyOf: () => 'all',
      maxBatchSize: 10,
      maxWaitMs: 20,
      work: (items) => {
        begun.push([...items]);
        return items.includes(1) ? new Promise(() => undefined) : Promise.resolve(items.map(done));
      },
    });
    void queue.run(1);
    expect(await Promise.all([queue.run(2), queue.run(3)])).toEqual([2, 3]);
    expect(begun).toEqual([[1], [2, 3]]);
    expect(await queue.run(4)).toBe(4);
  });

  it('fails the calls that wait when the database is unreachable, and for no other error', async () => {
    const away = await new mongo.MongoClient('mongodb://127.0.0.1:9', { serverSelectionTimeoutMS: 1 }).connect().then(
      () => new Error('something listens there'),
      (error: Error) => error,
    );
    const begun: number[][] = [];
    const queue = new BatchQueue<number, number>({
      keyOf: () => 'all',
      maxBatchSize: 10,
      work: (items) => {
        begun.push([...items]);
        if (items.includes(1)) return Promise.reject(away);
        if (items.includes(8)) return Promise.resolve(items.map(() => ({ ok: false, error: away })));
        if (items.includes(4)) return Promise.reject(new mongo.MongoNetworkError('one socket'));
        return Promise.resolve(items.map(done));
      },
    });
    const outcomes = async (items: number[]): Promise<string[]> =>
      (await Promise.allSettled(items.map((item) => queue.run(item)))).map((result) =>
        result.status === 'fulfilled' ? String(result.value) : String(result.reason.message),
      );
    const { message } = away;
    expect(await outcomes([1, 2, 3])).toEqual([message, message, message]);
    expect(await outcomes([8, 2, 3])).toEqual([message, message, message]);
    expect(begun).toEqual([[1], [8]]);
    expect(await outcomes([4, 5, 6])).toEqual(['one socket', '5', '6']);
    expect(await queue.run(7)).toBe(7);
  });
});
