import { Types } from 'mongoose';
import {
  RemovalRecordsRepository,
  type StoredRemoval,
} from '../../src/modules/rsvp/seats/removal-records.repository.js';
import { UNDO_FOR, RsvpRemovalsService } from '../../src/modules/rsvp/responses/rsvp-removals.service.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { balanced, books, type Couple, newCouple } from './support/couple.js';
import { removalsOf, storeCounted } from './support/removals.js';

const LONG_AGO = '2020-01-01T00:00:00.000Z';
const ANSWERS = 1_200;

let shop: TestApp;
/** A second server on the same database, which reconciles. */
let other: TestApp;
let couple: Couple;
beforeAll(async () => {
  shop = await startTestApp();
  other = await startTestApp({
    mongoUri: shop.mongoUri,
    clock: shop.clock,
    config: { jwtSecret: shop.config.jwtSecret },
  });
});
beforeEach(async () => {
  couple = await newCouple(shop);
});
afterEach(() => {
  jest.restoreAllMocks();
  shop.clock.reset();
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

/** A round of the other server, in which something happens between reading a removal's record and working on it. */
async function reconcileAround(happens: (removal: StoredRemoval) => Promise<unknown>): Promise<void> {
  const records = other.app.get(RemovalRecordsRepository);
  const all = records.all.bind(records);
  jest.spyOn(records, 'all').mockImplementation(async function* () {
    for await (const stored of all()) {
      await happens(stored);
      yield stored;
    }
  });
  await other.app.get(RsvpRemovalsService).reconcile();
}

/** Stores answers and removes them. */
async function removeAnswers(): Promise<{ id: string; guests: number }> {
  const stored = await storeCounted(shop, couple, ANSWERS);
  const removals = removalsOf(shop, couple);
  const { id } = await removals.remove({ since: LONG_AGO });
  await removals.settled();
  return { id, guests: stored.reduce((sum, { attendanceCount }) => sum + attendanceCount, 0) };
}

describe('a reconciler whose reading of a removal is out of date', () => {
  it('does not prevent an undo that begins in the last moment of its day from restoring all RSVPs', async () => {
    const { id, guests } = await removeAnswers();
    const removals = removalsOf(shop, couple);
    shop.clock.advance(UNDO_FOR - 5_000);
    await reconcileAround(async () => {
      await removals.undo(id);
      shop.clock.advance(10_000);
    });
    expect(await removals.settled()).toEqual([]);
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests, stored: ANSWERS }));
  }, 60_000);

  it('lets no undo by a clock that is behind restore anything once the final deletion has begun', async () => {
    const { id } = await removeAnswers();
    shop.clock.advance(UNDO_FOR + 1_000);
    const records = shop.app.get(RemovalRecordsRepository);
    const _id = new Types.ObjectId(couple.invitationId);
    expect(await records.endUndo(_id, id, shop.clock.date())).toBe(true);
    const behind = new Date(shop.clock.now() - 10_000);
    expect(await records.beginRestore(_id, id, 'another', behind)).toBe(false);
    await other.app.get(RsvpRemovalsService).reconcile();
    expect(await removalsOf(shop, couple).list()).toEqual([]);
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 0, stored: 0 }));
  }, 60_000);

  it('continues what the couple want now, not what they wanted when it read the record', async () => {
    const { id, guests } = await removeAnswers();
    const wanted = { 'removals.$.runner': 'a process that is gone', 'removals.$.beatAt': new Date(0) };
    const attendances = shop.db.collection('attendances');
    const one = { _id: new Types.ObjectId(couple.invitationId), 'removals.id': id };
    await attendances.updateOne(one, { $set: { ...wanted, 'removals.$.state': 'removing' } });
    await reconcileAround(() =>
      // The removal has ended, its undo has begun, and that server was killed as well.
      attendances.updateOne(one, { $set: { 'removals.$.state': 'restoring' } }),
    );
    expect(await removalsOf(shop, couple).settled()).toEqual([]);
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests, stored: ANSWERS }));
  }, 60_000);
});
