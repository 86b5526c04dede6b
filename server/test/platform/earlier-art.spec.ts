import mongoose, { type Connection, Types } from 'mongoose';
import { DAY_MS } from '@serikad/shared/calendar/durations';
import { connectionOptionsFor } from '../../src/database/connection.js';
import { migrate } from '../../src/database/migrate.js';
import { earlierArt } from '../../src/database/migrations/earlier-art.js';
import { earlierLetterArt } from '../../src/database/migrations/earlier-letter-art.js';
import { SCHEMA_ID, schemaStates } from '../../src/database/schema-state.js';
import { testDatabase } from '../support/database.js';

const log = { info: (): void => undefined };
const report = (): void => undefined;
/** Two and a half batches. */
const RECORDS = 12_500;

interface Stored {
  _id: string | Types.ObjectId;
  [field: string]: unknown;
}

let connection: Connection;
let db: mongoose.mongo.Db;
const designs = () => db.collection<Stored>('designs');
const invitations = () => db.collection<Stored>('invitations');
const orders = () => db.collection<Stored>('orders');
beforeEach(async () => {
  const uri = testDatabase();
  connection = await mongoose.createConnection(uri, connectionOptionsFor(uri)).asPromise();
  db = connection.getClient().db();
});
afterEach(() => connection.close());

/** Each step, with one of its designs, the layout of its former art and that of the new. */
const STEPS = [
  { name: 'earlier-art', step: earlierArt, id: 'cv0001', layout: 'floral-corners', anew: 'floral-garden' },
  {
    name: 'earlier-letter-art',
    step: earlierLetterArt,
    id: 'cv0201',
    layout: 'vintage-letter',
    anew: 'vintage-envelope',
  },
] as const;

describe.each(STEPS)('the migration $name', ({ step, id, layout, anew }) => {
  const earlier = `${id}-1`;
  const FORMER = { layout, palette: { ink: '#111111' }, name: 'Mawar Seri', contentHash: 'a' };

  /**
   * A catalogue with one design that was drawn anew since, one that was not,
   * and one that the seller based on the first.
   */
  async function fillDesigns(): Promise<void> {
    await designs().insertMany([
      {
        _id: id,
        ...FORMER,
        hidden: false,
        edited: ['name', 'palette'],
        ownCover: 'covers/a.webp',
        ownLayers: [{ role: 'seal', imageUrl: 'layers/b.webp' }],
      },
      { _id: 'cv0004', layout: 'islamic-dome', hidden: false, contentHash: 'b' },
      { _id: 'cv5001', ...FORMER, hidden: false, basedOn: id },
    ]);
  }

  /** Every second couple has the design that was drawn anew. */
  async function fillInvitations(): Promise<void> {
    const createdAt = new Date(Date.now() - DAY_MS);
    const designOf = (at: number): string => (at % 2 ? id : 'cv0004');
    const records = Array.from({ length: RECORDS }, (_, at) => ({ _id: new Types.ObjectId(), at, createdAt }));
    await invitations().insertMany(
      records.map((record) => ({ ...record, design: designOf(record.at), revisions: { designLanguage: 3, names: 1 } })),
    );
    await orders().insertMany(
      records.map((record) => ({ ...record, invitationStart: { design: designOf(record.at), language: 'malay' } })),
    );
  }

  const moved = () => invitations().countDocuments({ design: earlier });

  it('keeps for couples the art that they ordered, with what the seller changed in it', async () => {
    await fillDesigns();
    await fillInvitations();
    await migrate(db, { log, migrations: [step] });
    expect(await moved()).toBe(RECORDS / 2);
    expect(await invitations().findOne({ at: 1 })).toMatchObject({
      design: earlier,
      orderedArt: earlier,
      revisions: { designLanguage: 4, names: 1 },
    });
    expect(await invitations().findOne({ at: 2 })).toMatchObject({
      design: 'cv0004',
      revisions: { designLanguage: 3 },
    });
    expect(await invitations().countDocuments({ orderedArt: { $exists: true } })).toBe(RECORDS / 2);
    expect(await orders().countDocuments({ 'invitationStart.design': earlier })).toBe(RECORDS / 2);
    expect(await orders().findOne({ at: 1 })).toMatchObject({ invitationStart: { language: 'malay' } });

    expect(await designs().findOne({ _id: earlier })).toMatchObject({
      ...FORMER,
      contentHash: '',
      hidden: true,
      earlierOf: id,
      edited: ['name', 'palette'],
      ownCover: 'covers/a.webp',
      ownLayers: [{ role: 'seal', imageUrl: 'layers/b.webp' }],
    });
    const current = await designs().findOne({ _id: id });
    expect(current).toMatchObject({ edited: ['name'], hidden: false });
    for (const field of ['ownCover', 'ownLayers', 'earlierOf']) expect(current).not.toHaveProperty(field);
    expect(await designs().findOne({ _id: 'cv5001' })).toMatchObject({ basedOn: earlier, hidden: false });
  });

  it('is run again to its end when it was cut after any batch', async () => {
    await fillDesigns();
    await fillInvitations();
    const counts: number[] = [];
    for (const looks of [1, 2, 3, 5]) {
      let left = looks;
      const throwIfAborted = (): void => {
        if (left === 0) throw new Error('killed here');
        left -= 1;
      };
      const cut = step.run(db, { throwIfAborted } as AbortSignal, report);
      await expect(cut).rejects.toThrow('killed here');
      counts.push(await moved());
    }
    expect(counts).toEqual([0, 2_500, 5_000, RECORDS / 2]);
    expect(await schemaStates(db).findOne({ _id: SCHEMA_ID })).toBeNull();
    for (let run = 0; run < 2; run += 1) await step.run(db, new AbortController().signal, report);
    expect(await moved()).toBe(RECORDS / 2);
    expect(await invitations().countDocuments({ 'revisions.designLanguage': 4 })).toBe(RECORDS / 2);
    expect(await orders().countDocuments({ 'invitationStart.design': earlier })).toBe(RECORDS / 2);
    expect(await designs().countDocuments({ _id: earlier })).toBe(1);
  });

  it('leaves the new art to those that have chosen or ordered it, when a suspended server runs it late', async () => {
    await fillDesigns();
    const createdAt = new Date(Date.now() - DAY_MS);
    const [old, later] = [new Types.ObjectId(), new Types.ObjectId()];
    await invitations().insertOne({ _id: old, design: id, createdAt, revisions: { designLanguage: 0 } });
    await step.run(db, new AbortController().signal, report);
    // What the catalogue's seed writes.
    await designs().updateOne({ _id: id }, { $set: { layout: anew, contentHash: 'c' } });
    await designs().insertOne({ _id: 'cv5002', layout: anew, basedOn: id, contentHash: 'c' });
    await invitations().updateOne({ _id: old }, { $set: { design: id } });
    const after = new Date(Date.now() + DAY_MS);
    await invitations().insertOne({ _id: later, design: id, createdAt: after, revisions: { designLanguage: 0 } });
    await orders().insertOne({ _id: later, invitationStart: { design: id }, createdAt: after });
    await step.run(db, new AbortController().signal, report);
    expect(await moved()).toBe(0);
    expect(await orders().findOne({ _id: later })).toMatchObject({ invitationStart: { design: id } });
    expect(await designs().findOne({ _id: 'cv5002' })).toMatchObject({ basedOn: id });
    expect(await designs().findOne({ _id: earlier })).toMatchObject({ layout });
  });

  it('finds nothing to do in an empty database', async () => {
    await migrate(db, { log, migrations: [step] });
    expect(await schemaStates(db).findOne({ _id: SCHEMA_ID })).toEqual({ _id: SCHEMA_ID, version: 2 });
    expect(await designs().countDocuments()).toBe(0);
  });
});

describe('a couple whose first design was drawn anew before the one that they have now', () => {
  it('keep the art on their card, which they may return to; those who have left it keep what they ordered', async () => {
    const createdAt = new Date(Date.now() - DAY_MS);
    const couple = { orderedArt: 'cv0001-1', createdAt, revisions: { designLanguage: 1 } };
    const [letter, other] = [new Types.ObjectId(), new Types.ObjectId()];
    await invitations().insertMany([
      { _id: letter, design: 'cv0201', ...couple },
      { _id: other, design: 'cv0004', ...couple },
    ]);
    await migrate(db, { log, migrations: [earlierArt, earlierLetterArt] });
    expect(await invitations().findOne({ _id: letter })).toMatchObject({
      design: 'cv0201-1',
      orderedArt: 'cv0201-1',
      revisions: { designLanguage: 2 },
    });
    expect(await invitations().findOne({ _id: other })).toMatchObject({ design: 'cv0004', ...couple });
    // They choose the new art; the steps of a server that was suspended leave it to them.
    await invitations().updateOne({ _id: letter }, { $set: { design: 'cv0201' } });
    for (const step of [earlierArt, earlierLetterArt]) await step.run(db, new AbortController().signal, report);
    expect(await invitations().findOne({ _id: letter })).toMatchObject({ design: 'cv0201', orderedArt: 'cv0201-1' });
  });
});
