import { join } from 'node:path';
import { Types } from 'mongoose';
import { FamiliesService } from '../../src/modules/guest-list/records/families.service.js';
import { FamilyRsvpService } from '../../src/modules/rsvp/responses/family-rsvp.service.js';
import { addedFamily } from '../guest-list/support/list.js';
import { newCouple } from '../invitations/support/shop.js';
import { answerOfFamily, coming, sessionBooks, setSessions } from '../rsvp/support/families.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { testDatabase } from '../support/database.js';
import { backUp, cleanUp, newFolder, restoreInto } from './support/stacks.js';

jest.setTimeout(120_000);

const open: TestApp[] = [];
afterEach(async () => {
  for (const shop of open.splice(0)) await shop.close();
});
afterAll(cleanUp);

it('G-18 X67 a backup made while families answer, and answer anew, has one RSVP of each and its seats', async () => {
  const shop = await startTestApp();
  open.push(shop);
  const couple = await newCouple(shop);
  await setSessions(shop, couple, { akad: 10 });
  const onList = async () => {
    const { link } = await addedFamily(shop, couple, { seats: 6 });
    return shop.app.get(FamiliesService).byToken(link.replace('/i/', ''));
  };
  const [family, leaving] = [await onList(), await onList()];
  await answerOfFamily(shop, family, [coming(2), coming(4, 0, 'akad')]);
  await answerOfFamily(shop, leaving, [coming(3), coming(3, 0, 'akad')]);
  await shop.app.get(FamilyRsvpService).remove(leaving);
  // A change that was begun and is not finished.
  const intent = { op: 'begun', key: 'begun', kind: 'add', claimed: 1, release: 0, at: new Date() };
  const sessions = { akad: { claimed: 2, release: 0 } };
  await shop.db.collection('attendances').updateOne(
    { _id: new Types.ObjectId(couple.invitationId) },
    {
      $inc: { taken: 1, answers: 1, 'sessionSeats.akad.taken': 2 },
      $push: { pending: { ...intent, sessions } as never },
    },
  );

  let isAnswered = false;
  const folder = await backUp(shop, {
    reach: async (point) => {
      if (point !== 'answers-read' || isAnswered) return;
      isAnswered = true;
      await shop.app.get(FamilyRsvpService).delete(family);
      await answerOfFamily(shop, family, [coming(1), coming(5, 0, 'akad')]);
    },
  });
  expect(isAnswered).toBe(true);
  const storage = { driver: 'local' as const, directory: join(newFolder(), 'files') };
  const mongoUri = testDatabase();
  await restoreInto({ config: { ...shop.config, storage }, mongoUri }, folder);

  const other = await startTestApp({ config: { storage }, mongoUri });
  open.push(other);
  const { taken, stored } = await sessionBooks(other, couple);
  expect(taken).toEqual(stored);
  expect(stored['akad']).toBeGreaterThan(0);
  expect(JSON.stringify(await other.db.collection('wishes').find().toArray())).not.toContain('removed');
  expect(await other.db.collection('wishes').countDocuments({ familyId: { $exists: true } })).toBe(1);
});
