import mongoose, { type Connection } from 'mongoose';
import { connectionOptionsFor } from '../../src/database/connection.js';
import { DatabaseError } from '../../src/database/database-error.js';
import { Lease } from '../../src/database/lease.js';
import { migrate } from '../../src/database/migrate.js';
import type { Migration } from '../../src/database/migrations/migration.js';
import { SCHEMA_VERSION } from '../../src/database/migrations/migrations.js';
import { SCHEMA_ID, type SchemaState, schemaStates } from '../../src/database/schema-state.js';
import { testDatabase } from '../support/database.js';
import { until } from '../support/processes.js';

type Db = mongoose.mongo.Db;

const CARDS = 50;
const log = { info: (): void => undefined };
let connection: Connection;
let db: Db;
beforeEach(async () => {
  const uri = testDatabase();
  connection = await mongoose.createConnection(uri, connectionOptionsFor(uri)).asPromise();
  db = connection.getClient().db();
  await db.collection('cards').insertMany(Array.from({ length: CARDS }, (_, number) => ({ number, moved: 0 })));
});
afterEach(() => {
  jest.restoreAllMocks();
  return connection.close();
});

const stateOf = (database: Db): Promise<SchemaState | null> => schemaStates(database).findOne({ _id: SCHEMA_ID });
const moves = async (): Promise<number[]> => {
  const cards = await db.collection('cards').find().toArray();
  return [...new Set(cards.map((card) => card['moved'] as number))].sort();
};

/** Moves the cards one by one; each write names the old shape, as every step must. */
function moving(from: number, before: (card: number) => Promise<void> | void = () => undefined): Migration {
  return {
    what: `moves the cards from ${from}`,
    run: async (database, signal) => {
      const cards = database.collection('cards');
      for (let number = 0; number < CARDS; number += 1) {
        await before(number);
        signal.throwIfAborted();
        await cards.updateOne({ number, moved: from }, { $inc: { moved: 1 } });
      }
    },
  };
}

describe('D-04 the schema version', () => {
  it('begins with 1, whatever is there and however many servers start at once', async () => {
    await Promise.all([migrate(db, { log }), migrate(db, { log }), migrate(db, { log })]);
    expect(await stateOf(db)).toEqual({ _id: SCHEMA_ID, version: SCHEMA_VERSION });
    expect(await moves()).toEqual([0]);
  });

  it('is reached step by step by one of five servers at once, and none serves before', async () => {
    const begun: string[] = [];
    const steps = [0, 1, 2].map((from) => {
      const step = moving(from);
      return { ...step, run: (...args: Parameters<Migration['run']>) => (begun.push(step.what), step.run(...args)) };
    });
    const servers = Array.from({ length: 5 }, async () => {
      await migrate(db, { log, migrations: steps });
      // What a server would read that continues to serve.
      return moves();
    });
    expect(await Promise.all(servers)).toEqual(Array.from({ length: 5 }, () => [3]));
    expect(begun).toEqual(steps.map(({ what }) => what));
    expect(await stateOf(db)).toEqual({ _id: SCHEMA_ID, version: 4 });
  });

  it('control: without the lease five servers do a step five times', async () => {
    const begun: string[] = [];
    const step = { what: 'counts', run: () => Promise.resolve(void begun.push('run')) };
    const { signal } = new AbortController();
    const unguarded = { holder: 'nobody', signal, during: (work: (_: AbortSignal) => Promise<void>) => work(signal) };
    jest.spyOn(Lease, 'take').mockResolvedValue(unguarded as never);
    const race = Array.from({ length: 5 }, () => migrate(db, { log, migrations: [step] }));
    // It may not be counted as done by another either, so they would never end.
    await until(() => begun.length >= 5);
    await schemaStates(db).updateOne({ _id: SCHEMA_ID }, { $set: { version: 2 } });
    await Promise.all(race);
    expect(begun.length).toBeGreaterThanOrEqual(5);
  });

  it('is reached after a step was cut anywhere, which is done again to its end, and nothing twice', async () => {
    for (const at of [0, 1, CARDS / 2, CARDS - 1]) {
      const cut = moving(0, (card) => {
        if (card === at) throw new Error('the server is killed here');
      });
      await expect(migrate(db, { log, migrations: [cut] })).rejects.toThrow('killed here');
      expect(await stateOf(db)).toMatchObject({ version: 1 });
    }
    await migrate(db, { log, migrations: [moving(0)] });
    expect(await moves()).toEqual([1]);
    expect(await stateOf(db)).toEqual({ _id: SCHEMA_ID, version: 2 });
  });

  it('waits for the lease of a server that was killed until that has run out', async () => {
    await migrate(db, { log, migrations: [] });
    expect(await Lease.take(schemaStates(db), SCHEMA_ID, {}, 700)).not.toBeNull();
    const lines: string[] = [];
    await migrate(db, { log: { info: (line) => void lines.push(line) }, migrations: [moving(0)] });
    expect(lines).toEqual([
      'Schema version 2: another server is at it; waiting',
      'Schema version 2: moves the cards from 0',
    ]);
    expect(await moves()).toEqual([1]);
  });

  it('is not written by a server that was suspended beyond its lease, which goes on when the step is done', async () => {
    const states = schemaStates(db);
    let second: Promise<void> | undefined;
    const first = moving(0, async (card) => {
      if (card !== CARDS / 2 || second) return;
      // Its clock did not advance: by the database's the lease has long expired.
      await states.updateOne({ _id: SCHEMA_ID }, { $set: { 'lease.until': new Date(0) } });
      second = migrate(db, { log, migrations: [moving(0)] });
      await second;
    });
    await migrate(db, { log, migrations: [first], leaseMs: 300 });
    expect(second).toBeDefined();
    expect(await moves()).toEqual([1]);
    expect(await stateOf(db)).toEqual({ _id: SCHEMA_ID, version: 2 });
  });

  it.each<[string, Partial<SchemaState>, RegExp]>([
    [
      'a database that a newer program has served',
      { version: 9 },
      /schema version 9, and this program knows versions up to \d+.+newer one/s,
    ],
    [
      'half of a restore',
      { version: 1, restore: { backup: 'b', begunAt: new Date('2026-11-22T02:00:00Z') } },
      /half of a backup: the restore of 2026-11-22T02:00:00\.000Z .+npm run restore/s,
    ],
  ])('is refused with a sentence for %s, and nothing is written', async (_, state, sentence) => {
    await schemaStates(db).insertOne({ _id: SCHEMA_ID, version: 1, ...state });
    const before = await stateOf(db);
    const starting = migrate(db, { log, migrations: [moving(0)] });
    await expect(starting).rejects.toThrow(DatabaseError);
    await expect(starting).rejects.toThrow(sentence);
    expect(await stateOf(db)).toEqual(before);
    expect(await moves()).toEqual([0]);
  });
});
