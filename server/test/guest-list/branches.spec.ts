import { randomUUID } from 'node:crypto';
import type { BranchView } from '@serikad/shared/guest-list/family.types';
import type { OwnedInvitationId } from '../../src/access/owned-ids.js';
import { FamilyAdditionsService } from '../../src/modules/guest-list/records/family-additions.service.js';
import { newFamilyOf } from '../../src/modules/guest-list/records/family-content.js';
import { GuestListsRepository } from '../../src/modules/guest-list/records/guest-lists.repository.js';
import { randomObjectId } from '../../src/common/object-id.js';
import { newCouple, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import {
  addedBranch,
  addedFamily,
  addFamily,
  call,
  expectBalanced,
  helperTokenOf,
  listOf,
  storedList,
} from './support/list.js';

let shop: TestApp;
let second: TestApp;
let couple: Couple;
beforeAll(async () => {
  shop = await startTestApp();
  const { jwtSecret, guestKey } = shop.config;
  second = await startTestApp({ mongoUri: shop.mongoUri, config: { jwtSecret, guestKey } });
});
afterAll(async () => {
  await second.close();
  await shop.close();
});
beforeEach(async () => {
  couple = await newCouple(shop);
});
afterEach(() => jest.restoreAllMocks());

const create = (more: object, key = randomUUID() as string) => {
  const body = { invitationId: couple.invitationId, name: 'Mak & Ayah (perempuan)', quota: null, ...more };
  return call<{ branch: BranchView }>(shop.url, couple, 'POST /api/branch/create', body, { 'idempotency-key': key });
};

/** What a helper does: adds a family within the quota of the branch. */
function addAsHelper({ app }: TestApp, branch: string, seats: number): Promise<void> {
  const dto = { name: 'Keluarga Zainal', title: '', phone: '', seats, branch, side: 'both', language: null } as const;
  const added = newFamilyOf({ ...dto, note: '', table: '', sessions: null });
  const addition = { _id: randomObjectId(), ...added, bodyHash: 'x' };
  return app.get(FamilyAdditionsService).add(couple.invitationId as OwnedInvitationId, [addition], { quotas: true });
}

/** How many of fifty families of 3 seats get into a branch, added at once on two servers. */
async function fiftyAtOnce(branch: string): Promise<number> {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, (_, n) => addAsHelper(n % 2 ? shop : second, branch, 3)),
  );
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'limit-reached' });
  }
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

describe('G-04 branches', () => {
  it('G-04 a branch that was removed stays removed when its creation is repeated, and so does its helper link', async () => {
    const key = randomUUID();
    const { id } = (await create({}, key)).data.branch;
    const link = await helperTokenOf(shop, couple, id);
    const of = { invitationId: couple.invitationId, id };
    expect((await call(shop.url, couple, 'DELETE /api/branch/delete', of)).status).toBe(200);
    await create({}, key);
    expect((await listOf(shop, couple)).branches.map((branch) => branch.id)).toEqual(['own']);
    expect(await helperTokenOf(shop, couple, id).catch(() => '')).not.toBe(link);
  });

  it('are eight at most besides the own one, each added once under its key, with a name', async () => {
    const key = randomUUID();
    const first = await create({}, key);
    expect(first.data.branch).toMatchObject({ name: 'Mak & Ayah (perempuan)', quota: null, seats: 0, families: 0 });
    expect(await create({}, key)).toMatchObject({ status: 200, data: first.data });
    expect(await create({ quota: 5 }, key)).toMatchObject({ code: 'idempotency-mismatch' });
    expect(await create({ name: '' })).toMatchObject({ code: 'validation', fields: [{ field: 'name' }] });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => create({ name: `Cabang ${n}` })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(answers.filter(({ code }) => code === 'limit-reached')).toHaveLength(5);
    expect((await listOf(shop, couple)).branches).toHaveLength(9);
  });

  it('are renamed and given a quota; a quota under what is used is allowed', async () => {
    const branch = await addedBranch(shop, couple);
    await addedFamily(shop, couple, { branch: branch.id, seats: 6 });
    const edit = (body: object) =>
      call<{ branch: BranchView }>(shop.url, couple, 'PUT /api/branch/edit', {
        invitationId: couple.invitationId,
        ...body,
      });
    const edited = await edit({ id: branch.id, name: 'Mak', quota: 4 });
    expect(edited.data.branch).toEqual({ id: branch.id, name: 'Mak', quota: 4, seats: 6, families: 1, link: '' });
    await expect(addAsHelper(shop, branch.id, 1)).rejects.toMatchObject({ code: 'limit-reached' });
    // The couple may exceed it.
    expect(await addFamily(shop, couple, { branch: branch.id })).toMatchObject({ status: 200 });
    expect((await edit({ id: 'own', name: 'Kami', quota: 100 })).data.branch).toMatchObject({ name: '', quota: 100 });
    expect(await edit({ id: 'x', name: 'Mak', quota: null })).toMatchObject({ code: 'not-found' });
    expect(await edit({ id: branch.id, name: ' ', quota: null })).toMatchObject({ code: 'validation' });
  });

  it('are unknown where they are another couple’s', async () => {
    const branch = await addedBranch(shop, couple);
    const other = await newCouple(shop);
    await addedFamily(shop, other);
    const body = { invitationId: other.invitationId, id: branch.id };
    expect(await call(shop.url, other, 'DELETE /api/branch/delete', body)).toMatchObject({ code: 'not-found' });
    expect(await addFamily(shop, other, { branch: branch.id })).toMatchObject({ code: 'validation' });
  });

  it('leave their families to the own branch when they are removed; the own one stays', async () => {
    const branch = await addedBranch(shop, couple, { quota: 10 });
    const family = await addedFamily(shop, couple, { branch: branch.id, seats: 6 });
    const remove = (id: string) =>
      call(shop.url, couple, 'DELETE /api/branch/delete', { invitationId: couple.invitationId, id });
    expect(await remove('own')).toMatchObject({ code: 'not-found' });
    expect(await remove(branch.id)).toMatchObject({ status: 200 });
    const { families, branches } = await listOf(shop, couple);
    expect(families).toEqual([{ ...family, branch: 'own' }]);
    expect(branches).toEqual([{ id: 'own', name: '', quota: null, seats: 6, families: 1, link: '' }]);
    await expectBalanced(shop, couple);
  });
});

describe('G-04 a quota of 98 seats', () => {
  it('holds under fifty additions of 3 seats at once, on two servers', async () => {
    const branch = await addedBranch(shop, couple, { quota: 98 });
    expect(await fiftyAtOnce(branch.id)).toBe(32);
    expect((await storedList(shop, couple)).branches[1]).toMatchObject({ seats: 96, families: 32 });
    await expect(addAsHelper(shop, branch.id, 3)).rejects.toMatchObject({ code: 'limit-reached' });
    await addAsHelper(second, branch.id, 2);
    await expectBalanced(shop, couple);
  });

  it('control: read before the write instead of with it, it is exceeded', async () => {
    for (const { app } of [shop, second]) {
      const lists = app.get(GuestListsRepository);
      const push = lists.push.bind(lists);
      jest
        .spyOn(lists, 'push')
        .mockImplementation((id, entries, options) => push(id, entries, { ...options, quotas: false }));
    }
    const branch = await addedBranch(shop, couple, { quota: 98 });
    expect(await fiftyAtOnce(branch.id)).toBeGreaterThan(32);
  });
});
