import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { newCouple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { testDatabase } from '../support/database.js';
import { backUp, cleanUp, newFolder, restoreInto } from './support/stacks.js';

jest.setTimeout(120_000);

/** More than a cursor of the backup reads at a time. */
const INVITATIONS = 700;
/** The lowest id: last by `_id` descending. */
const LAST_BY_ID = new Types.ObjectId('0'.repeat(24));

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp();
  await newCouple(shop);
});
afterEach(() => shop.close());
afterAll(cleanUp);

const COLLECTIONS = ['gifts', 'photos'] as const;
type Pictures = (typeof COLLECTIONS)[number];

interface Picture {
  _id: Types.ObjectId;
  invitationId: Types.ObjectId;
  slot: number;
  createdAt: Date;
}

async function fill(name: Pictures): Promise<void> {
  const pictures = Array.from({ length: INVITATIONS }, () => ({
    _id: new Types.ObjectId(randomBytes(12)),
    invitationId: new Types.ObjectId(randomBytes(12)),
    slot: 0,
    createdAt: new Date(),
  }));
  await shop.db.collection<Picture>(name).insertMany(pictures);
}

/** Removes a picture and adds another one in its slot, under an id that `_id` descending reads last. */
async function replace(name: Pictures, { invitationId, slot }: Picture): Promise<void> {
  const pictures = shop.db.collection<Picture>(name);
  await pictures.deleteOne({ invitationId, slot });
  await pictures.insertOne({ _id: LAST_BY_ID, invitationId, slot, createdAt: new Date() });
}

/** The pictures in the order in which a walk reads them. */
const walk = (name: Pictures, sort: Record<string, 1 | -1>) =>
  shop.db
    .collection<Picture>(name)
    .find({ slot: { $exists: true } })
    .sort(sort)
    .batchSize(500);

const places = (pictures: readonly Picture[]): number =>
  new Set(pictures.map(({ invitationId, slot }) => `${invitationId.toHexString()}/${slot}`)).size;

describe('a backup with random ids', () => {
  it.each(COLLECTIONS)('has no position twice of %s that are replaced while they are read', async (name) => {
    await fill(name);
    const [first] = await walk(name, { invitationId: 1, slot: 1 }).limit(1).toArray();
    let replaced = false;
    const folder = await backUp(shop, {
      reach: async (point) => {
        if (point !== 'document-read' || replaced || !first) return;
        replaced = true;
        await replace(name, first);
      },
    });
    expect(replaced).toBe(true);
    const config = { storage: { driver: 'local' as const, directory: join(newFolder(), 'files') } };
    const mongoUri = testDatabase();
    await restoreInto({ config: { ...shop.config, ...config }, mongoUri }, folder);
    // Builds the unique indexes: with a place taken twice it does not start.
    const other = await startTestApp({ config, mongoUri });
    try {
      const restored = await other.db.collection<Picture>(name).find().toArray();
      expect([restored.length, places(restored)]).toEqual([INVITATIONS, INVITATIONS]);
    } finally {
      await other.close();
    }
  });

  it.each(COLLECTIONS)('control: reading %s by descending id reads one position twice', async (name) => {
    await fill(name);
    const read: Picture[] = [];
    for await (const picture of walk(name, { _id: -1 })) {
      read.push(picture);
      if (read.length === 1) await replace(name, picture);
    }
    expect([read.length, places(read)]).toEqual([INVITATIONS + 1, INVITATIONS]);
  });
});
