import mongoose, { type Connection, Types } from 'mongoose';
import { connectionOptionsFor } from '../../src/database/connection.js';
import { ensureIndexes } from '../../src/database/ensure-indexes.js';
import { migrate } from '../../src/database/migrate.js';
import { giftCreatedAt } from '../../src/database/migrations/gift-created-at.js';
import { SCHEMA_ID, schemaStates } from '../../src/database/schema-state.js';
import { giftSchema } from '../../src/modules/gifts/gift.schema.js';
import { photoSchema } from '../../src/modules/photos/photo.schema.js';
import { testDatabase } from '../support/database.js';

const log = { info: (): void => undefined };
const report = (): void => undefined;
/** Two and a half batches. */
const RECORDS = 12_500;
const FIRST_SECOND = 1_700_000_000;
const COLLECTIONS = ['gifts', 'photos'] as const;

let connection: Connection;
let db: mongoose.mongo.Db;
beforeEach(async () => {
  const uri = testDatabase();
  connection = await mongoose.createConnection(uri, connectionOptionsFor(uri)).asPromise();
  db = connection.getClient().db();
});
afterEach(() => connection.close());

/** Records of the old shape, each a second older than the next one, with the old indexes. */
async function fill(): Promise<void> {
  const records = Array.from({ length: RECORDS }, (_, at) => ({
    _id: Types.ObjectId.createFromTime(FIRST_SECOND + at),
    invitationId: new Types.ObjectId(),
    slot: 0,
    order: 0,
  }));
  for (const name of COLLECTIONS) await db.collection(name).insertMany(records);
  await db.collection('gifts').createIndex({ invitationId: 1, _id: 1 }, { name: 'gifts_of_invitation' });
  await db.collection('photos').createIndex({ invitationId: 1, order: 1, _id: 1 }, { name: 'photos_in_order' });
}

const filled = (name: string): Promise<number> => db.collection(name).countDocuments({ createdAt: { $type: 'date' } });
const indexes = async (name: string): Promise<string[]> =>
  (await db.collection(name).indexes()).map((index) => index.name ?? '').sort();

describe('the migration gift-created-at', () => {
  it('takes the time out of the old ids and replaces the indexes', async () => {
    await fill();
    await migrate(db, { log, migrations: [giftCreatedAt] });
    for (const name of COLLECTIONS) {
      const records = await db.collection(name).find().sort({ createdAt: 1 }).toArray();
      const seconds = records.map(({ createdAt }) => (createdAt as Date).getTime() / 1000 - FIRST_SECOND);
      expect(seconds).toEqual(Array.from({ length: RECORDS }, (_, at) => at));
    }
    connection.model('Gift', giftSchema);
    connection.model('Photo', photoSchema);
    await ensureIndexes(connection);
    expect(await indexes('gifts')).toEqual(
      ['_id_', 'gift_of_idempotency_key', 'gift_of_image', 'gifts_by_age', 'place_of_gift'].sort(),
    );
    expect(await indexes('photos')).toEqual(
      ['_id_', 'photo_of_image', 'photos_by_order_and_age', 'place_of_photo'].sort(),
    );
  });

  it('is run again to its end when it was cut after any batch, and leaves what has a date', async () => {
    await fill();
    const own = new Date('2026-11-01T00:00:00Z');
    await db
      .collection('gifts')
      .updateOne({ _id: Types.ObjectId.createFromTime(FIRST_SECOND) }, { $set: { createdAt: own } });
    const counts: number[] = [];
    for (const looks of [2, 3]) {
      let left = looks;
      const throwIfAborted = (): void => {
        if (left === 0) throw new Error('killed here');
        left -= 1;
      };
      const cut = giftCreatedAt.run(db, { throwIfAborted } as AbortSignal, report);
      await expect(cut).rejects.toThrow('killed here');
      counts.push(await filled('gifts'));
    }
    expect(counts).toEqual([10_000, RECORDS]);
    expect(await schemaStates(db).findOne({ _id: SCHEMA_ID })).toBeNull();
    for (let run = 0; run < 2; run += 1) await giftCreatedAt.run(db, new AbortController().signal, report);
    expect([await filled('gifts'), await filled('photos')]).toEqual([RECORDS, RECORDS]);
    const oldest = await db.collection('gifts').findOne({ _id: Types.ObjectId.createFromTime(FIRST_SECOND) });
    expect(oldest).toMatchObject({ createdAt: own });
  });

  it('finds nothing to do in an empty database', async () => {
    await migrate(db, { log, migrations: [giftCreatedAt] });
    expect(await schemaStates(db).findOne({ _id: SCHEMA_ID })).toEqual({ _id: SCHEMA_ID, version: 2 });
  });
});
