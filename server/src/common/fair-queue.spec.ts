import { FairQueue, type FairQueueJob } from './fair-queue.js';
import { WorkQueue } from './work-queue.js';

const LIMITS = { atOnce: 2, mostOfAll: 6, countedOfOwner: 2, mostOfOwner: 5 };
const FULL = new Error('full');

/** Submits jobs that end by hand, and notes the order of their starts. */
class Bench {
  /** Does not advance unless a test moves it, so that owners differ only by the work done for them. */
  now = 0;
  readonly queue = new FairQueue(LIMITS, () => this.now);
  readonly started: string[] = [];
  readonly refused: string[] = [];
  private readonly ends = new Map<string, () => void>();

  constructor(private readonly submit?: (work: () => Promise<void>) => Promise<void>) {}

  async add(name: string, job: Partial<FairQueueJob> = {}): Promise<void> {
    const work = (): Promise<void> => {
      this.started.push(name);
      return new Promise((end) => this.ends.set(name, end));
    };
    const { owner = name.charAt(0), isLarge = false } = job;
    const run = this.submit?.(work) ?? this.queue.run({ owner, isLarge }, work, () => FULL);
    void run.catch((error: unknown) => this.refused.push(error === FULL ? name : String(error)));
    await turn();
  }

  async end(...names: string[]): Promise<void> {
    for (const name of names) {
      this.ends.get(name)?.();
      await turn();
    }
  }
}
const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

const flood = async (bench: Bench): Promise<string[]> => {
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) await bench.add(name);
  await bench.end('a1', 'a2', 'a3', 'b1', 'a4');
  return bench.started;
};

it('another couple’s picture is started before the third one of a couple who send many', async () => {
  expect(await flood(new Bench())).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
});

it('control: in a queue by arrival it waits behind all of them', async () => {
  const plain = new WorkQueue(2, 20);
  const started = await flood(new Bench((work) => plain.run(work, () => FULL)));
  expect(started.indexOf('b1')).toBeGreaterThan(started.indexOf('a3'));
});

it('owners take turns, however many jobs each has', async () => {
  const bench = new Bench();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) await bench.add(name);
  for (let step = 0; step < 6; step += 1) await bench.end(bench.started[step] ?? '');
  expect(bench.started).toEqual(['a1', 'a2', 'b1', 'a3', 'c1', 'b2']);
});

it('one owner takes two places, and its further jobs wait in a line of limited length', async () => {
  const bench = new Bench();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) await bench.add(name);
  expect(bench.refused).toEqual(['a6']);
  for (const name of ['b1', 'b2', 'c1', 'c2', 'd1', 'c3']) await bench.add(name);
  expect(bench.refused).toEqual(['a6', 'd1']);
  expect([bench.queue.running, bench.queue.waiting]).toEqual([2, 8]);
});

it('one large picture is decoded at a time, and small ones beside it', async () => {
  const bench = new Bench();
  for (const name of ['a1', 'b1', 'b2', 'c1']) await bench.add(name, { isLarge: name !== 'c1' });
  expect(bench.started).toEqual(['a1', 'c1']);
  await bench.end('c1');
  expect(bench.started).toEqual(['a1', 'c1']);
  await bench.end('a1');
  expect(bench.started).toEqual(['a1', 'c1', 'b1']);
  await bench.end('b1', 'b2');
  expect([bench.started.at(-1), bench.queue.running, bench.queue.waiting]).toEqual(['b2', 0, 0]);
});

describe('many owners who send one picture after the other', () => {
  /** Owners for each of whom a job of a second was done; three of them fill the queue again. */
  async function crowded(...more: string[]): Promise<Bench> {
    const bench = new Bench();
    for (const owner of ['a', 'b', 'c', ...more]) {
      await bench.add(`${owner}0`);
      bench.now += 1_000;
      await bench.end(`${owner}0`);
    }
    for (const name of ['a1', 'a2', 'b1', 'b2', 'c1', 'c2']) await bench.add(name);
    return bench;
  }

  it('another owner’s picture takes a place of the full queue and is the next', async () => {
    const bench = await crowded();
    await bench.add('d1');
    expect(bench.refused).toHaveLength(1);
    await bench.end('a1');
    expect(bench.started.at(-1)).toBe('d1');
  });

  it('control: after a minute none of their work counts, and it is refused', async () => {
    const bench = await crowded();
    bench.now += 60_000;
    await bench.add('d1');
    expect(bench.refused).toEqual(['d1']);
  });

  it('an owner for whom as much was done takes no place of another owner', async () => {
    const bench = await crowded('d');
    await bench.add('d1');
    expect(bench.refused).toEqual(['d1']);
  });
});

it('a job that fails gives its place back', async () => {
  const queue = new FairQueue({ ...LIMITS, atOnce: 1 });
  const fail = (): Promise<never> => Promise.reject(new Error('broken'));
  const job = { owner: 'a', isLarge: true };
  await expect(queue.run(job, fail, () => FULL)).rejects.toThrow('broken');
  await expect(
    queue.run(
      job,
      () => Promise.resolve(7),
      () => FULL,
    ),
  ).resolves.toBe(7);
});
