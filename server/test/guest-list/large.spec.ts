import { MOST_FAMILIES } from '@serikad/shared/guest-list/family.types';
import type { OwnedInvitationId } from '../../src/access/owned-ids.js';
import { randomObjectId } from '../../src/common/object-id.js';
import { FamilyAdditionsService } from '../../src/modules/guest-list/records/family-additions.service.js';
import { newFamilyOf } from '../../src/modules/guest-list/records/family-content.js';
import { newCouple, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { addFamily, call, expectBalanced, listOf, storedList } from './support/list.js';

let shop: TestApp;
let couple: Couple;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  couple = await newCouple(shop);
});

const additions = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    const dto = { name: `Keluarga ${n}`, title: '', phone: `0123${String(n).padStart(6, '0')}`, seats: 4 };
    const added = newFamilyOf({ ...dto, side: 'both', language: null, note: '', table: '', sessions: null });
    return { _id: randomObjectId(), ...added, bodyHash: 'batch' };
  });
const add = (batch: ReturnType<typeof additions>) =>
  shop.app.get(FamilyAdditionsService).add(couple.invitationId as OwnedInvitationId, batch);

describe('G-01 G-03 a list of 2,000 families', () => {
  it('is added in one update, all of it or nothing, and once when it is repeated', async () => {
    const batch = additions(MOST_FAMILIES);
    await Promise.all([add(batch), add(batch)]);
    await add(batch);
    expect((await storedList(shop, couple)).entries).toHaveLength(MOST_FAMILIES);
    await expect(add(additions(1))).rejects.toMatchObject({ code: 'limit-reached' });
    expect(await addFamily(shop, couple)).toMatchObject({ code: 'limit-reached' });
    await expectBalanced(shop, couple);
    const other = [...batch.slice(0, -1), { ...additions(1)[0], bodyHash: 'other' }] as typeof batch;
    await expect(add(other)).rejects.toMatchObject({ code: 'limit-reached' });
  }, 60_000);

  it('leaves nothing when one family too many is added with it', async () => {
    await addFamily(shop, couple);
    await expect(add(additions(MOST_FAMILIES))).rejects.toMatchObject({ code: 'limit-reached' });
    expect((await listOf(shop, couple)).families).toHaveLength(1);
    await expectBalanced(shop, couple);
  });

  it('is read, moved and removed as a whole, and restored', async () => {
    await add(additions(MOST_FAMILIES));
    const { families, totals } = await listOf(shop, couple);
    expect([families.length, totals.seats]).toEqual([MOST_FAMILIES, 4 * MOST_FAMILIES]);
    const body = { invitationId: couple.invitationId, ids: families.map(({ id }) => id) };
    expect(await call(shop.url, couple, 'PUT /api/family/move', { ...body, seats: 5 })).toMatchObject({ status: 200 });
    expect((await listOf(shop, couple)).totals.seats).toBe(5 * MOST_FAMILIES);
    expect(await call(shop.url, couple, 'DELETE /api/family/delete', body)).toMatchObject({ status: 200 });
    expect((await listOf(shop, couple)).families).toEqual([]);
    expect(await call(shop.url, couple, 'PUT /api/family/restore', body)).toMatchObject({ status: 200 });
    expect((await listOf(shop, couple)).totals).toMatchObject({ families: MOST_FAMILIES, seats: 5 * MOST_FAMILIES });
    await expectBalanced(shop, couple);
  }, 120_000);
});
