import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { FAMILY_TOKEN_HEADER } from '@serikad/shared/guest-list/guest-list';
import { FamilyRemovalsService } from '../../src/modules/guest-list/records/family-removals.service.js';
import { GuestListReconciler } from '../../src/modules/guest-list/records/guest-list.reconciler.js';
import { FamilyRsvpService } from '../../src/modules/rsvp/responses/family-rsvp.service.js';
import { newCouple, type Couple } from '../invitations/support/shop.js';
import { coming, sessionBooks } from '../rsvp/support/families.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { addedFamily, call, expectBalanced, listOf } from './support/list.js';

let shop: TestApp;
let couple: Couple;
let kept: FamilyView;
let other: FamilyView;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  couple = await newCouple(shop);
  kept = await addedFamily(shop, couple, { name: 'Rosmah binti Ali', seats: 4 });
  other = await addedFamily(shop, couple, { name: 'Puan Rosmah Ali', seats: 4 });
});
afterEach(() => {
  jest.restoreAllMocks();
  shop.clock.reset();
});

const answer = ({ link }: FamilyView) => {
  const guest = { session: { headers: {} } } as Couple;
  const headers = { [FAMILY_TOKEN_HEADER]: link.slice('/i/'.length) };
  return call(shop.url, guest, 'PUT /api/family/answer', { sessions: [coming(2)] }, headers);
};
const of = (...families: FamilyView[]) => ({ invitationId: couple.invitationId, ids: families.map(({ id }) => id) });
const removeUnanswered = (...families: FamilyView[]) =>
  call(shop.url, couple, 'DELETE /api/family/delete', { ...of(...families), unanswered: true });
const restore = (...families: FamilyView[]) => call(shop.url, couple, 'PUT /api/family/restore', of(...families));
const idsOf = async () => (await listOf(shop, couple)).families.map(({ id }) => id);

describe('G-03 a duplicate that is removed unless it has answered', () => {
  it('G-03 is removed also when its invitation was sent and opened, and comes back with its link', async () => {
    await call(shop.url, couple, 'PUT /api/family/sent', { id: other.id, kind: 'invitation', sent: true });
    expect(await removeUnanswered(other)).toMatchObject({ status: 200 });
    expect(await idsOf()).toEqual([kept.id]);
    expect(await answer(other)).toMatchObject({ status: 404 });
    expect(await restore(other)).toMatchObject({ status: 200 });
    expect(await answer(other)).toMatchObject({ status: 200 });
    expect(await sessionBooks(shop, couple)).toEqual({ taken: { main: 2 }, stored: { main: 2 } });
    await expectBalanced(shop, couple);
  });

  it('G-03 stays with its RSVP when it has answered, and so do those that were named with it', async () => {
    expect(await answer(other)).toMatchObject({ status: 200 });
    expect(await removeUnanswered(kept, other)).toMatchObject({ status: 409, code: 'conflict' });
    expect((await idsOf()).sort()).toEqual([kept.id, other.id].sort());
    for (const family of [kept, other]) expect(await answer(family)).toMatchObject({ status: 200 });
    expect(await sessionBooks(shop, couple)).toEqual({ taken: { main: 4 }, stored: { main: 4 } });
    await expectBalanced(shop, couple);
  });

  /** The family answers after the removal was asked for, and before it is decided. */
  const answersLate = (): void => {
    const removals = shop.app.get(FamilyRemovalsService);
    const removing = removals.remove.bind(removals);
    jest.spyOn(removals, 'remove').mockImplementationOnce(async (...args) => {
      expect(await answer(other)).toMatchObject({ status: 200 });
      return removing(...args);
    });
  };

  it('G-03 stays when it answers at the last moment', async () => {
    answersLate();
    expect(await removeUnanswered(other)).toMatchObject({ status: 409, code: 'conflict' });
    expect((await listOf(shop, couple)).families.find(({ id }) => id === other.id)?.answer?.sessions).toEqual([
      coming(2),
    ]);
  });

  it('G-03 control: without the write that decides, the family that answered is off the list', async () => {
    answersLate();
    jest.spyOn(shop.app.get(FamilyRsvpService), 'refuse').mockResolvedValue(false);
    expect(await removeUnanswered(other)).toMatchObject({ status: 200 });
    expect(await idsOf()).toEqual([kept.id]);
  });

  it('G-03 whichever comes first, a family whose RSVP was acknowledged does not lose it', async () => {
    for (let round = 0; round < 8; round += 1) {
      couple = await newCouple(shop);
      other = await addedFamily(shop, couple, { name: 'Puan Rosmah Ali', seats: 4 });
      const late = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      const [removed, answered] = await Promise.all([
        late(2 * round).then(() => removeUnanswered(other)),
        late(7).then(() => answer(other)),
      ]);
      const isStored = answered.status === 200;
      expect([removed.status, await idsOf()]).toEqual(isStored ? [409, [other.id]] : [200, []]);
      const seats = isStored ? { main: 2 } : { main: 0 };
      expect((await sessionBooks(shop, couple)).taken).toEqual(seats);
      await expectBalanced(shop, couple);
    }
  }, 60_000);

  it('G-03 an interrupted removal is finished by the reconciler by the same rule', async () => {
    expect(await answer(other)).toMatchObject({ status: 200 });
    jest.spyOn(shop.app.get(FamilyRsvpService), 'refuse').mockRejectedValueOnce(new Error('stopped'));
    expect(await removeUnanswered(other)).toMatchObject({ status: 500 });
    expect(await idsOf()).toEqual([kept.id]);
    shop.clock.advance(2 * 60_000);
    await shop.app.get(GuestListReconciler).reconcile();
    expect((await idsOf()).sort()).toEqual([kept.id, other.id].sort());
    await expectBalanced(shop, couple);
  });
});
