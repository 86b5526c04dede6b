import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import mongoose, { Types } from 'mongoose';
import type { FaultPoint } from '../../src/common/faults.js';
import { RsvpRemovalsService } from '../../src/modules/rsvp/responses/rsvp-removals.service.js';
import { signInSeller } from '../admin/support/seller.js';
import { unzip } from '../privacy/support/unzip.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { testDatabase } from '../support/database.js';
import { answer, balanced, books, type Couple, newCouple, setLimits } from '../rsvp/support/couple.js';
import { removalsOf, storeCounted } from '../rsvp/support/removals.js';
import { ScriptedFaults } from '../rsvp/support/scripted-faults.js';
import { brokenCounters } from './support/rules.js';
import { backUp, cleanUp, newFolder, restoreInto } from './support/stacks.js';

jest.setTimeout(120_000);

const LONG_AGO = '2020-01-01T00:00:00.000Z';
const open: TestApp[] = [];
const faults = new ScriptedFaults();
afterEach(async () => {
  jest.restoreAllMocks();
  for (const shop of open.splice(0)) await shop.close();
});
afterAll(cleanUp);

async function start(options: Parameters<typeof startTestApp>[0] = {}): Promise<TestApp> {
  const shop = await startTestApp(options);
  open.push(shop);
  return shop;
}

async function restored({ config: source }: TestApp, folder: string): Promise<TestApp> {
  const mongoUri = testDatabase();
  const config = {
    storage: { driver: 'local' as const, directory: join(newFolder(), 'files') },
    jwtSecret: randomBytes(32).toString('hex'),
  };
  await restoreInto({ config: { ...source, ...config }, mongoUri }, folder);
  return start({ config, mongoUri });
}

const byId = ({ invitationId: a }: Couple, { invitationId: b }: Couple): number => (a < b ? -1 : 1);
const answersOf = (shop: TestApp, { invitationId }: Couple): Promise<{ from: string }[]> =>
  shop.db
    .collection<{ from: string }>('wishes')
    .find({ invitationId: new Types.ObjectId(invitationId) })
    .project<{ from: string }>({ _id: 0, from: 1 })
    .toArray();

async function removeAll(shop: TestApp, couple: Couple): Promise<string> {
  const { id } = await removalsOf(shop, couple).remove({ since: LONG_AGO });
  await removalsOf(shop, couple).settled();
  return id;
}

describe('removed RSVPs', () => {
  it('are neither in a backup nor in the export of the customer, and the restored counter is exact', async () => {
    const shop = await start();
    const couple = await newCouple(shop);
    await setLimits(shop, couple, { totalLimit: 10 });
    for (const name of ['Dibuang Satu', 'Dibuang Dua']) {
      await answer(shop.url, couple.invitationId, 3, { more: { from: name } });
    }
    await removeAll(shop, couple);
    await answer(shop.url, couple.invitationId, 4, { more: { from: 'Kekal' } });
    // Control: the database still has them.
    expect(JSON.stringify(await shop.db.collection('wishes').find().toArray())).toContain('Dibuang Satu');

    const seller = await signInSeller(shop);
    const path = `${shop.url}/api/admin/customer/${couple.owner.userId}/export`;
    const zip = await fetch(path, { headers: seller.headers });
    const exported = [...unzip(Buffer.from(await zip.arrayBuffer())).values()].map(String).join('\n');
    expect(exported).toContain('Kekal');
    expect(exported).not.toContain('Dibuang');

    const other = await restored(shop, await backUp(shop));
    expect(await answersOf(other, couple)).toEqual([{ from: 'Kekal' }]);
    expect(JSON.stringify(await other.db.collection('wishes').find().toArray())).not.toContain('Dibuang');
    expect(await brokenCounters(other.db)).toEqual([]);
    expect(await books(other, couple.invitationId)).toEqual(balanced({ guests: 4, stored: 1 }));
    expect(await other.db.collection('attendances').findOne()).not.toHaveProperty('removals');
    expect(await answer(other.url, couple.invitationId, 7)).toMatchObject({ errorCode: 'limit-reached' });
    expect(await answer(other.url, couple.invitationId, 6)).toMatchObject({ status: 200 });
  });

  /**
   * Two invitations whose answers take more than a batch of the backup's cursor;
   * after them one with 30 removed answers.
   */
  async function shopWithRemoval() {
    const shop = await start({ faults });
    const couples = [await newCouple(shop), await newCouple(shop), await newCouple(shop)].sort(byId);
    const [first, second, couple] = couples as [Couple, Couple, Couple];
    await storeCounted(shop, first, 1);
    await storeCounted(shop, second, 1_000);
    await storeCounted(shop, couple, 30);
    return { shop, couple, removal: await removeAll(shop, couple) };
  }

  /** Runs something while the backup has read the deleted answers and not yet the couple's own. */
  async function backUpAround(shop: TestApp, run: () => Promise<void>): Promise<string> {
    let isRun = false;
    return backUp(shop, {
      reach: async (point) => {
        if (point !== 'answers-read' || isRun) return;
        isRun = true;
        await run();
      },
    });
  }

  it('are each in the backup once when an undo runs beside it, and the backup can be restored', async () => {
    const { shop, couple, removal } = await shopWithRemoval();
    const removals = removalsOf(shop, couple);
    const folder = await backUpAround(shop, async () => {
      await removals.undo(removal);
      await removals.settled();
    });
    const other = await restored(shop, folder);
    // Control: the undo was early enough for the backup to read the RSVPs that it restored.
    expect(await answersOf(other, couple)).toHaveLength(30);
    expect(await brokenCounters(other.db)).toEqual([]);
  });

  it('control: with every tombstone read as a deleted RSVP that backup can’t be restored', async () => {
    const { shop, couple, removal } = await shopWithRemoval();
    const removals = removalsOf(shop, couple);
    const { Collection } = mongoose.mongo;
    const find = Collection.prototype.find;
    const everyTombstone = function (this: mongoose.mongo.Collection, ...[filter, ...more]: Parameters<typeof find>) {
      const isOfTombstones = Object.keys(filter ?? {}).join() === 'expireAt';
      return find.call(this, isOfTombstones ? { void: true } : filter, ...more);
    };
    jest.spyOn(Collection.prototype, 'find').mockImplementation(everyTombstone as typeof find);
    const folder = await backUpAround(shop, async () => {
      await removals.undo(removal);
      await removals.settled();
    });
    await expect(restored(shop, folder)).rejects.toThrow(/E11000/);
  });

  it.each<FaultPoint>(['wish.restore-claimed', 'wish.removal-written'])(
    'are written exactly by a backup that meets an undo at %s',
    async (point) => {
      const { shop, couple, removal } = await shopWithRemoval();
      const removals = removalsOf(shop, couple);
      let goOn: () => void = () => undefined;
      const reached = new Promise<void>((arrived) => {
        faults.once(point, () => {
          arrived();
          return new Promise((resolve) => (goOn = resolve));
        });
      });
      await removals.undo(removal);
      await reached;
      const folder = await backUp(shop);
      goOn();
      await removals.settled();
      const other = await restored(shop, folder);
      expect(await brokenCounters(other.db)).toEqual([]);
      expect(await answersOf(other, couple)).toHaveLength(point === 'wish.removal-written' ? 30 : 0);
    },
  );

  it('are not in a backup during which the day of their removal ends, nor are their tombstones', async () => {
    const { shop, couple } = await shopWithRemoval();
    const folder = await backUpAround(shop, async () => {
      shop.clock.advance(25 * 60 * 60 * 1000);
      await shop.app.get(RsvpRemovalsService).reconcile();
    });
    // Control: they are shells in the shop by now.
    expect(await shop.db.collection('wishes').countDocuments({ expireAt: { $exists: true } })).toBe(30);
    const other = await restored(shop, folder);
    expect(await answersOf(other, couple)).toEqual([]);
    expect(await other.db.collection('wishes').countDocuments({ void: true })).toBe(0);
    expect(await brokenCounters(other.db)).toEqual([]);
  });
});
