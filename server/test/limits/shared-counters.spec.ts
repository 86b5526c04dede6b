import { getConnectionToken, MongooseModule } from '@nestjs/mongoose';
import { Test } from '@nestjs/testing';
import type { Connection } from 'mongoose';
import { Clock } from '../../src/common/clock.js';
import { configureMongoose, connectionOptionsFor } from '../../src/database/connection.js';
import { ensureIndexes } from '../../src/database/ensure-indexes.js';
import { deleteExpired } from '../../../tools/embedded-mongodb/src/ttl-monitor.js';
import {
  RATE_COUNTER_MODEL,
  rateCounterSchema,
  type RateCounterRecord,
} from '../../src/http/limits/rate-counter.schema.js';
import { RateCountersRepository } from '../../src/http/limits/rate-counters.repository.js';
import { SharedCounters } from '../../src/http/limits/shared-counters.service.js';
import { testDatabase } from '../support/database.js';
import { MovableClock } from '../support/movable-clock.js';

const clock = new MovableClock();
const uri = testDatabase();
let close: () => Promise<void>;
let db: Connection;
let repository: RateCountersRepository;

beforeAll(async () => {
  configureMongoose();
  const module = await Test.createTestingModule({
    imports: [
      MongooseModule.forRoot(uri, connectionOptionsFor(uri)),
      MongooseModule.forFeature([{ name: RATE_COUNTER_MODEL, schema: rateCounterSchema }]),
    ],
    providers: [RateCountersRepository, { provide: Clock, useValue: clock }],
  }).compile();
  db = module.get<Connection>(getConnectionToken());
  repository = module.get(RateCountersRepository);
  await ensureIndexes(db);
  close = () => module.close();
});
afterAll(() => close());
beforeEach(async () => {
  // Long after the real time, by which the tests' own engine deletes expired counters once a minute.
  clock.set('2126-11-21T04:00:10.000Z');
  await db.collection('rate_counters').deleteMany({});
});

/** One more server on the same database. */
const server = (stored = repository): SharedCounters => {
  const counters = new SharedCounters(stored, clock);
  started.push(counters);
  return counters;
};
const started: SharedCounters[] = [];
// Counts that a server has not flushed yet are flushed a moment later, which may be in the middle of the next test.
afterEach(async () => {
  for (const counters of started.splice(0)) await counters.flush();
});
const once = (counters: SharedCounters, limit: number, key = 'a'): boolean =>
  counters.count([{ key, limit, seconds: 60 }]).ok;
/** How many of so many requests may go on. */
const taken = (counters: SharedCounters, tries: number, limit: number, key = 'a'): number =>
  Array.from({ length: tries }, () => once(counters, limit, key)).filter(Boolean).length;

async function until(done: () => boolean): Promise<void> {
  for (let tries = 0; !done(); tries += 1) {
    if (tries > 100) throw new Error('it never came');
    await new Promise((waited) => setTimeout(waited, 50));
  }
}

describe('X43 counters', () => {
  it('the limit is let through, the next is not, and gets the end of the window', () => {
    const counters = server();
    expect(taken(counters, 7, 5)).toBe(5);
    expect(counters.count([{ key: 'a', limit: 5, seconds: 60 }])).toEqual({ ok: false, retryAfter: 50 });
    clock.advance(49_999);
    expect(counters.count([{ key: 'a', limit: 5, seconds: 60 }])).toEqual({ ok: false, retryAfter: 1 });
    clock.advance(1);
    expect(taken(counters, 7, 5)).toBe(5);
  });

  it('a request that one counter refuses counts under none', () => {
    const counters = server();
    const both = [
      { key: 'client', limit: 2, seconds: 60 },
      { key: 'subject', limit: 3, seconds: 60 },
    ];
    for (let i = 0; i < 10; i += 1) counters.count(both);
    // Another client of the same subject still has the third.
    expect(counters.count([{ key: 'other', limit: 2, seconds: 60 }, both[1] as (typeof both)[0]]).ok).toBe(true);
    expect(counters.count([{ key: 'third', limit: 2, seconds: 60 }, both[1] as (typeof both)[0]]).ok).toBe(false);
  });

  it('several servers share them, exactly once they have talked', async () => {
    const [one, two, three] = [server(), server(), server()];
    expect(taken(one, 40, 100)).toBe(40);
    expect(taken(two, 40, 100)).toBe(40);
    await one.flush();
    await two.flush();
    // The third has no counts of the others yet: it reads them when it flushes.
    expect(taken(three, 15, 100)).toBe(15);
    await three.flush();
    expect(taken(three, 20, 100)).toBe(5);
    await three.flush();
    expect((await db.collection('rate_counters').find().toArray()).map(({ count }) => count as number)).toEqual([100]);
    // Each of the others learns it with its next request: what it had not heard is the overshoot, and no more.
    expect(taken(two, 1, 100)).toBe(1);
    await two.flush();
    expect(taken(two, 20, 100)).toBe(0);
  });

  it('are shared within a moment, without asking the database for each request', async () => {
    // A repository of their own: dirty counts of other tests’ servers do not pass through it.
    const own = new RateCountersRepository(db.model<RateCounterRecord>(RATE_COUNTER_MODEL));
    const [one, two] = [server(own), server(own)];
    const spy = jest.spyOn(own, 'add');
    expect(taken(one, 500, 500)).toBe(500);
    expect(once(two, 500)).toBe(true);
    expect(taken(two, 60, 500)).toBe(60);
    await until(() => !once(two, 500));
    expect(spy.mock.calls.length).toBeLessThanOrEqual(4);
  });

  it('what is counted while a batch is under way goes with the next, also when the server ends', async () => {
    const counters = server();
    const add = repository.add.bind(repository);
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const slow = jest.spyOn(repository, 'add').mockImplementationOnce((...args) => answered.then(() => add(...args)));
    expect(taken(counters, 30, 100)).toBe(30);
    const first = counters.flush();
    await until(() => slow.mock.calls.length === 1);
    expect(taken(counters, 20, 100)).toBe(20);
    const ended = counters.onModuleDestroy();
    answer();
    await first;
    await ended;
    slow.mockRestore();
    expect((await db.collection('rate_counters').find().toArray()).map(({ count }) => count as number)).toEqual([50]);
  });

  it('a client that asks for little leaves nothing in the database', async () => {
    const counters = server();
    expect(taken(counters, 9, 100)).toBe(9);
    await counters.flush();
    expect(await db.collection('rate_counters').countDocuments()).toBe(0);
    expect(taken(counters, 1, 100)).toBe(1);
    await counters.flush();
    expect((await db.collection('rate_counters').findOne())?.['count']).toBe(10);
  });

  it('20 servers that begin one counter at the same moment lose no count', async () => {
    for (let round = 0; round < 5; round += 1) {
      const key = `round-${round}`;
      const servers = Array.from({ length: 20 }, () => server());
      for (const counters of servers) expect(taken(counters, 3, 30, key)).toBe(3);
      await Promise.all(servers.map((counters) => counters.flush()));
      // A server that lost the race for the first write flushes with the next request.
      for (const counters of servers) once(counters, 1_000, key);
      await Promise.all(servers.map((counters) => counters.flush()));
      const stored = await db.collection('rate_counters').findOne({ _id: new RegExp(`^${key}@`) });
      expect(stored?.['count']).toBeGreaterThanOrEqual(60);
    }
  });

  it('while the database is away this server counts its own clients, and flushes the counts later', async () => {
    const counters = server();
    const away = jest.spyOn(repository, 'add').mockRejectedValue(new Error('away'));
    expect(taken(counters, 30, 50)).toBe(30);
    await counters.flush();
    expect(taken(counters, 30, 50)).toBe(20);
    await counters.flush();
    expect(taken(counters, 1, 50)).toBe(0);
    away.mockRestore();
    expect(taken(counters, 1, 51)).toBe(0);
    clock.advance(60_000);
    expect(taken(counters, 60, 50)).toBe(50);
    await counters.flush();
    expect((await db.collection('rate_counters').find().toArray()).map(({ count }) => count as number)).toEqual([50]);
  });

  it('a window that has ended is none, though its document is still there; the document goes with the next pass', async () => {
    const one = server();
    expect(taken(one, 5, 5)).toBe(5);
    await one.flush();
    clock.advance(60_000);
    const late = server();
    expect(taken(late, 5, 5)).toBe(5);
    await late.flush();
    expect(taken(late, 1, 5)).toBe(0);
    expect(await db.collection('rate_counters').countDocuments()).toBe(2);
    // The first window ended at 04:01:00, and its counter is kept for a minute more.
    await deleteExpired(uri, new Date('2126-11-21T04:02:00.001Z'));
    expect(await db.collection('rate_counters').countDocuments()).toBe(1);
    await deleteExpired(uri, new Date('2126-11-21T04:03:00.001Z'));
    expect(await db.collection('rate_counters').countDocuments()).toBe(0);
  });

  it('its index has a name and is there before traffic', async () => {
    const indexes = await db.collection('rate_counters').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ name: 'rate_counters_expire', expireAfterSeconds: 0 }));
  });

  it('hundreds of thousands of addresses do not fill the memory', () => {
    const counters = server();
    const before = process.memoryUsage().heapUsed;
    for (let i = 0; i < 300_000; i += 1) once(counters, 100, `network-${i}`);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(100 * 1024 * 1024);
  });
});
