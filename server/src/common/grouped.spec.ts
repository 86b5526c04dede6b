import { mongo } from 'mongoose';
import { Grouped, type GroupOutcome } from './grouped.js';

const done = <T>(value: T): GroupOutcome<T> => ({ ok: true, value });

/** Work whose groups end when the test says so. */
function held(): { groups: string[][]; end: () => void; grouped: Grouped<string, string> } {
  const groups: string[][] = [];
  const ends: (() => void)[] = [];
  const grouped = new Grouped<string, string>({
    keyOf: (item) => item.charAt(0),
    most: 3,
    work: (items) => {
      groups.push([...items]);
      return new Promise((resolve) => ends.push(() => resolve(items.map((item) => done(item.toUpperCase())))));
    },
  });
  return { groups, grouped, end: () => ends.shift()?.() };
}
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('Grouped', () => {
  it('does a call that comes alone at once, and joins those that wait meanwhile, at most so many', async () => {
    const { groups, grouped, end } = held();
    const answers = ['a1', 'a2', 'a3', 'a4', 'a5'].map((item) => grouped.run(item));
    expect(groups).toEqual([['a1']]);
    end();
    await settled();
    expect(groups).toEqual([['a1'], ['a2', 'a3', 'a4']]);
    end();
    await settled();
    end();
    expect(await Promise.all(answers)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5']);
    expect(groups).toEqual([['a1'], ['a2', 'a3', 'a4'], ['a5']]);
  });

  it('never lets a call join a group that has begun', async () => {
    const { groups, grouped, end } = held();
    const first = grouped.run('a1');
    const second = grouped.run('a1');
    end();
    await first;
    await settled();
    end();
    await second;
    expect(groups).toEqual([['a1'], ['a1']]);
  });

  it('works on different keys beside each other', () => {
    const { groups, grouped } = held();
    void grouped.run('a1');
    void grouped.run('b1');
    expect(groups).toEqual([['a1'], ['b1']]);
  });

  it('gives each call its own outcome, and begins anew after an error', async () => {
    const grouped = new Grouped<number, number>({
      keyOf: () => 'all',
      most: 10,
      work: (items) => {
        if (items.includes(13)) return Promise.reject(new Error('the whole group'));
        return Promise.resolve(
          items.map((item) => (item % 2 === 0 ? done(item * 2) : { ok: false, error: new Error(`odd ${item}`) })),
        );
      },
    });
    const results = await Promise.allSettled([2, 3, 4].map((item) => grouped.run(item)));
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value : String(result.reason)))).toEqual([
      4,
      'Error: odd 3',
      8,
    ]);
    await expect(grouped.run(13)).rejects.toThrow('the whole group');
    expect(await grouped.run(6)).toBe(12);
  });

  it('refuses a call for which the work has no outcome, rather than let it wait for ever', async () => {
    const grouped = new Grouped<number, number>({ keyOf: () => 'all', most: 10, work: () => Promise.resolve([]) });
    await expect(grouped.run(1)).rejects.toThrow('no outcome');
  });

  it('with patience, a group that hangs keeps the next one no longer than that', async () => {
    const begun: number[][] = [];
    const grouped = new Grouped<number, number>({
      keyOf: () => 'all',
      most: 10,
      patience: 20,
      work: (items) => {
        begun.push([...items]);
        return items.includes(1) ? new Promise(() => undefined) : Promise.resolve(items.map(done));
      },
    });
    void grouped.run(1);
    expect(await Promise.all([grouped.run(2), grouped.run(3)])).toEqual([2, 3]);
    expect(begun).toEqual([[1], [2, 3]]);
    expect(await grouped.run(4)).toBe(4);
  });

  it('gathers while many come together: whoever comes in with the next turns joins, and one alone is done at once', async () => {
    const groups: number[] = [];
    const grouped = new Grouped<number, number>({
      keyOf: () => 'all',
      most: 100,
      gather: 1_000,
      work: (items) => {
        groups.push(items.length);
        return Promise.resolve(items.map(done));
      },
    });
    void grouped.run(0);
    expect(groups).toEqual([1]);
    const crowd = Array.from({ length: 8 }, (_, item) => grouped.run(item));
    await Promise.all(crowd);
    expect(groups).toEqual([1, 8]);

    const late: Promise<number>[] = [grouped.run(1)];
    for (let turn = 0; turn < 3; turn += 1) {
      late.push(grouped.run(turn));
      await settled();
    }
    await Promise.all(late);
    expect(groups).toEqual([1, 8, 4]);
  });

  it('tells those that wait as well that the database is away, and nothing else that goes wrong', async () => {
    const away = await new mongo.MongoClient('mongodb://127.0.0.1:9', { serverSelectionTimeoutMS: 1 }).connect().then(
      () => new Error('something listens there'),
      (error: Error) => error,
    );
    const begun: number[][] = [];
    const grouped = new Grouped<number, number>({
      keyOf: () => 'all',
      most: 10,
      work: (items) => {
        begun.push([...items]);
        if (items.includes(1)) return Promise.reject(away);
        if (items.includes(8)) return Promise.resolve(items.map(() => ({ ok: false, error: away })));
        if (items.includes(4)) return Promise.reject(new mongo.MongoNetworkError('one socket'));
        return Promise.resolve(items.map(done));
      },
    });
    const outcomes = async (items: number[]): Promise<string[]> =>
      (await Promise.allSettled(items.map((item) => grouped.run(item)))).map((result) =>
        result.status === 'fulfilled' ? String(result.value) : String(result.reason.message),
      );
    const { message } = away;
    expect(await outcomes([1, 2, 3])).toEqual([message, message, message]);
    expect(await outcomes([8, 2, 3])).toEqual([message, message, message]);
    expect(begun).toEqual([[1], [8]]);
    expect(await outcomes([4, 5, 6])).toEqual(['one socket', '5', '6']);
    expect(await grouped.run(7)).toBe(7);
  });
});
