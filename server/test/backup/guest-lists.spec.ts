import { join } from 'node:path';
import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { FamiliesService } from '../../src/modules/guest-list/records/families.service.js';
import { FamilyRsvpService } from '../../src/modules/rsvp/responses/family-rsvp.service.js';
import { addedBranch, addedFamily, call, expectBalanced, listOf } from '../guest-list/support/list.js';
import { newCouple, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { testDatabase } from '../support/database.js';
import { brokenCounters } from './support/rules.js';
import { backUp, cleanUp, newFolder, restoreInto } from './support/stacks.js';

jest.setTimeout(120_000);

let shop: TestApp;
let other: TestApp | undefined;
let couple: Couple;
beforeAll(async () => {
  shop = await startTestApp();
});
beforeEach(async () => {
  couple = await newCouple(shop);
});
afterEach(async () => {
  await other?.close();
  other = undefined;
});
afterAll(async () => {
  await shop.close();
  await cleanUp();
});

async function restored(folder: string): Promise<TestApp> {
  const mongoUri = testDatabase();
  const storage = { driver: 'local' as const, directory: join(newFolder(), 'files') };
  const { jwtSecret, guestKey } = shop.config;
  const config = { storage, jwtSecret, guestKey };
  await restoreInto({ config: { ...shop.config, ...config }, mongoUri }, folder);
  other = await startTestApp({ config, mongoUri });
  return other;
}

async function answer({ link }: FamilyView): Promise<void> {
  const linked = await shop.app.get(FamiliesService).byToken(link.slice(3));
  const dto = {
    sessions: [{ session: 'main', answer: 'coming' as const, adults: 2, children: 0 }],
    message: 'Insya-Allah',
  };
  await shop.app
    .get(FamilyRsvpService)
    .answer(linked, dto, { onBehalf: false, afterDeletion: (same) => Promise.resolve(same) });
}

const remove = ({ id }: FamilyView) =>
  call(shop.url, couple, 'DELETE /api/family/delete', { invitationId: couple.invitationId, ids: [id] });

/** The couple's session ends with a restore. */
async function listAfter(target: TestApp) {
  const session = await target.signIn({ email: couple.session.email });
  return listOf(target, { ...couple, session });
}

describe('G-17 guest lists in a backup', () => {
  it('are restored with their phones, links, branches and RSVPs, without what was removed', async () => {
    const branch = await addedBranch(shop, couple, { quota: 9 });
    const kept = await addedFamily(shop, couple, { name: 'Kekal', phone: '012-345 6789', seats: 3, branch: branch.id });
    const gone = await addedFamily(shop, couple, { name: 'Dibuang' });
    await answer(kept);
    await answer(gone);
    await remove(gone);
    const before = await listOf(shop, couple);
    const target = await restored(await backUp(shop));
    expect(await listAfter(target)).toEqual(before);
    expect(before.families).toMatchObject([{ name: 'Kekal', phone: '0123456789', answer: { message: 'Insya-Allah' } }]);
    expect(JSON.stringify(await target.db.collection('families').find().toArray())).not.toContain('Dibuang');
    await expectBalanced(target, couple);
    expect(await brokenCounters(target.db)).toEqual([]);
  });

  it('have every family of an RSVP, whatever the couple do while the RSVPs are read', async () => {
    const [leaving, kept] = [
      await addedFamily(shop, couple, { name: 'Dibuang' }),
      await addedFamily(shop, couple, { name: 'Kekal' }),
    ];
    await answer(leaving);
    await answer(kept);
    let isDone = false;
    const folder = await backUp(shop, {
      reach: async (point) => {
        if (point !== 'answers-read' || isDone) return;
        isDone = true;
        await remove(leaving);
        await answer(await addedFamily(shop, couple, { name: 'Baharu' }));
      },
    });
    expect(isDone).toBe(true);
    const target = await restored(folder);
    const families = await target.db.collection('families').find().toArray();
    const known = new Set(families.map(({ _id }) => _id.toHexString()));
    const rsvps = await target.db
      .collection('wishes')
      .find({ familyId: { $exists: true } })
      .toArray();
    expect(rsvps.length).toBeGreaterThan(0);
    expect(rsvps.filter(({ familyId }) => !known.has(String(familyId)))).toEqual([]);
    expect(JSON.stringify(families)).not.toContain('Dibuang');
    await expectBalanced(target, couple);
    expect(await brokenCounters(target.db)).toEqual([]);
  });
});
