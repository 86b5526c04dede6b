import { randomUUID } from 'node:crypto';
import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { Types } from 'mongoose';
import { FamiliesRepository } from '../../src/modules/guest-list/records/families.repository.js';
import { FamiliesService } from '../../src/modules/guest-list/records/families.service.js';
import { newCouple, STANDARD, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { addedBranch, addedFamily, addFamily, call, expectBalanced, listOf, storedList } from './support/list.js';

const WHOLE = {
  name: 'Dato’ Haji Ismail bin Yusof',
  title: 'Dato’ Haji Ismail sekeluarga',
  phone: '+60 12-345 6789',
  seats: 6,
  side: 'groom',
  language: 'english',
  note: 'Duduk dekat pentas\nAlah udang',
  table: 'A 4',
  sessions: ['main'],
};

let shop: TestApp;
let couple: Couple;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  couple = await newCouple(shop);
});
afterEach(() => shop.clock.reset());

const edit = (family: FamilyView, more: object, revision?: number) => {
  const { id, name, title, phone, seats, branch, side, language, note, table, sessions } = family;
  const body = { id, name, title, phone, seats, branch, side, language, note, table, sessions, ...more };
  const headers = revision === undefined ? {} : { 'if-match': `"${revision}"` };
  return call<{ family: FamilyView }>(shop.url, couple, 'PUT /api/family/edit', body, headers);
};

describe('G-01 a family', () => {
  it('is added with all that is said of it, and what is left out has its default', async () => {
    const branch = await addedBranch(shop, couple);
    const whole = await addedFamily(shop, couple, { ...WHOLE, branch: branch.id });
    expect(whole).toMatchObject({ ...WHOLE, phone: '+60123456789', branch: branch.id, revision: 0, answer: null });
    const plain = await addedFamily(shop, couple, { name: 'Puan Salmah' });
    expect(plain).toMatchObject({
      title: '',
      phone: '',
      seats: 2,
      branch: 'own',
      side: 'both',
      language: null,
      note: '',
      sessions: null,
      sent: {},
      openedAt: null,
      reopened: false,
    });
    expect(plain.link).toMatch(/^\/i\/[0-9A-Za-z]{12}$/);
    const list = await listOf(shop, couple);
    expect(list.families).toEqual([whole, plain]);
    expect(list.branches).toEqual([
      { id: 'own', name: '', quota: null, seats: 2, families: 1, link: '' },
      { id: branch.id, name: 'Mak & Ayah', quota: null, seats: 6, families: 1, link: '' },
    ]);
    expect(list.totals).toMatchObject({ families: 2, seats: 8, sent: 0, opened: 0, answered: 0 });
    await expectBalanced(shop, couple);
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['no seats', { seats: 0 }, 'seats'],
    ['31 seats', { seats: 31 }, 'seats'],
    ['a word for a phone', { phone: 'nanti' }, 'phone'],
    ['an unknown branch', { branch: 'f'.repeat(24) }, 'branch'],
    ['an unknown session', { sessions: ['nikah'] }, 'sessions'],
    ['no session', { sessions: [] }, 'sessions'],
    ['a side of neither', { side: 'none' }, 'side'],
  ])('is refused with %s, and the field is named', async (_what, more, field) => {
    const answer = await addFamily(shop, couple, more);
    expect(answer).toMatchObject({ status: 400, code: 'validation', fields: [{ field }] });
    expect((await listOf(shop, couple)).families).toEqual([]);
    expect(await shop.db.collection('families').countDocuments({ name: 'Encik Rahmat bin Abdullah' })).toBe(0);
  });

  it('is added once under its key, also by twenty requests at once; another one is refused', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => addFamily(shop, couple, WHOLE, key)));
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.family.id}`)).size).toBe(1);
    expect((await listOf(shop, couple)).families).toHaveLength(1);
    expect(await addFamily(shop, couple, { ...WHOLE, seats: 5 }, key)).toMatchObject({ code: 'idempotency-mismatch' });
    expect(await addFamily(shop, couple, { ...WHOLE, phone: '' }, key)).toMatchObject({ code: 'idempotency-mismatch' });
    await expectBalanced(shop, couple);
  });

  it('that was removed stays removed when its request is repeated', async () => {
    const key = randomUUID();
    const { data } = await addFamily(shop, couple, WHOLE, key);
    const ids = [data.family.id];
    await call(shop.url, couple, 'DELETE /api/family/delete', { invitationId: couple.invitationId, ids });
    expect(await addFamily(shop, couple, WHOLE, key)).toMatchObject({ status: 200, data: { family: { id: ids[0] } } });
    expect(await addFamily(shop, couple, { name: 'B' }, key)).toMatchObject({ code: 'idempotency-mismatch' });
    expect((await listOf(shop, couple)).families).toEqual([]);
    await expectBalanced(shop, couple);
  });

  it('needs the package to be added; what is there can be read and removed without it', async () => {
    const family = await addedFamily(shop, couple);
    const items = [{ item: 'rsvp', package: 'standard' }];
    await call(shop.url, couple, 'PUT /api/order/update-package', { id: couple.orderId, items });
    expect(await addFamily(shop, couple)).toMatchObject({ code: 'package-required' });
    expect(await edit(family, { name: 'B' })).toMatchObject({ code: 'package-required' });
    expect((await listOf(shop, couple)).families).toHaveLength(1);
    const body = { invitationId: couple.invitationId, ids: [family.id] };
    expect(await call(shop.url, couple, 'DELETE /api/family/delete', body)).toMatchObject({ status: 200 });
    expect((await listOf(shop, couple)).families).toEqual([]);
    const plain = await newCouple(shop, STANDARD);
    expect(await addFamily(shop, plain)).toMatchObject({ code: 'package-required' });
  });
});

describe('G-02 the couple', () => {
  it('edit a family as a whole, its texts, its branch and its seats, with the sums', async () => {
    const branch = await addedBranch(shop, couple);
    const family = await addedFamily(shop, couple, WHOLE);
    const { data } = await edit(family, { name: 'Datin Faridah', phone: '', note: '', seats: 3, branch: branch.id });
    expect(data.family).toEqual({
      ...family,
      name: 'Datin Faridah',
      phone: '',
      note: '',
      seats: 3,
      branch: branch.id,
      revision: 1,
    });
    expect((await listOf(shop, couple)).families).toEqual([data.family]);
    await expectBalanced(shop, couple);
  });

  it('edit by revision: an overtaken edit gets the family as it is, a repeated one its result', async () => {
    const family = await addedFamily(shop, couple, WHOLE);
    const first = await edit(family, { name: 'Pak Long', seats: 4 }, 0);
    expect(first.status).toBe(200);
    expect(await edit(family, { name: 'Pak Long', seats: 4 }, 0)).toMatchObject({ status: 200, data: first.data });
    const late = await edit(family, { name: 'Mak Ngah' }, 0);
    expect(late).toMatchObject({ status: 409, code: 'conflict', current: first.data.family });
    expect((await listOf(shop, couple)).families).toEqual([first.data.family]);
    expect((await edit(family, { name: 'Mak Ngah', seats: 4 })).data.family).toMatchObject({
      name: 'Mak Ngah',
      revision: 2,
    });
  });

  it('get one of ten edits of one revision stored', async () => {
    const family = await addedFamily(shop, couple);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => edit(family, { name: `Nama ${n}` }, 0)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  it('move many to a branch and set their seats in one update; unknown ones are left out', async () => {
    const branch = await addedBranch(shop, couple);
    const families = [
      await addedFamily(shop, couple),
      await addedFamily(shop, couple),
      await addedFamily(shop, couple),
    ];
    const ids = [...families.slice(0, 2).map(({ id }) => id), 'f'.repeat(24)];
    const body = { invitationId: couple.invitationId, ids, branch: branch.id, seats: 5 };
    const { data } = await call<{ families: FamilyView[] }>(shop.url, couple, 'PUT /api/family/move', body);
    expect(data.families.map(({ id, branch: of, seats }) => [id, of, seats])).toEqual(
      ids.slice(0, 2).map((id) => [id, branch.id, 5]),
    );
    const { branches, families: all } = await listOf(shop, couple);
    expect(branches.map(({ seats, families: count }) => [seats, count])).toEqual([
      [2, 1],
      [10, 2],
    ]);
    expect(all.map(({ revision }) => revision)).toEqual([1, 1, 0]);
    const unknown = { invitationId: couple.invitationId, ids: ['f'.repeat(24)], seats: 3 };
    expect(await call(shop.url, couple, 'PUT /api/family/move', unknown)).toMatchObject({ code: 'not-found' });
    const nowhere = { invitationId: couple.invitationId, ids, branch: 'x' };
    expect(await call(shop.url, couple, 'PUT /api/family/move', nowhere)).toMatchObject({ code: 'validation' });
    await expectBalanced(shop, couple);
  });

  it('remove many, and restore them within a day with their links, branches and seats', async () => {
    const branch = await addedBranch(shop, couple);
    const families = [
      await addedFamily(shop, couple, { ...WHOLE, branch: branch.id }),
      await addedFamily(shop, couple),
    ];
    const kept = await addedFamily(shop, couple);
    const body = { invitationId: couple.invitationId, ids: families.map(({ id }) => id) };
    const removed = await call<{ restoreUntil: string }>(shop.url, couple, 'DELETE /api/family/delete', body);
    expect(Date.parse(removed.data.restoreUntil) - shop.clock.now()).toBeGreaterThan(23.9 * 3_600_000);
    expect((await listOf(shop, couple)).families).toEqual([kept]);
    const token = families[0]?.link.slice(3) ?? '';
    await expect(shop.app.get(FamiliesService).byToken(token)).rejects.toMatchObject({ code: 'not-found' });

    await call(shop.url, couple, 'DELETE /api/branch/delete', { invitationId: couple.invitationId, id: branch.id });
    const { data } = await call<{ families: FamilyView[] }>(shop.url, couple, 'PUT /api/family/restore', body);
    expect(data.families).toEqual(families.map((family) => ({ ...family, branch: 'own' })));
    expect(await shop.app.get(FamiliesService).byToken(token)).toMatchObject({ id: families[0]?.id, seats: 6 });
    expect(await call(shop.url, couple, 'PUT /api/family/restore', body)).toMatchObject({ status: 200 });
    await expectBalanced(shop, couple);
  });

  it('cannot restore after a day', async () => {
    const family = await addedFamily(shop, couple);
    const body = { invitationId: couple.invitationId, ids: [family.id] };
    await call(shop.url, couple, 'DELETE /api/family/delete', body);
    shop.clock.advance(24 * 3_600_000 + 1_000);
    expect(await call(shop.url, couple, 'PUT /api/family/restore', body)).toMatchObject({ code: 'not-found' });
  });

  it('renew a link: the earlier one is unknown at once', async () => {
    const family = await addedFamily(shop, couple);
    const families = shop.app.get(FamiliesService);
    const { data } = await call<{ family: FamilyView }>(shop.url, couple, 'PUT /api/family/link', { id: family.id });
    expect(data.family.link).not.toBe(family.link);
    await expect(families.byToken(family.link.slice(3))).rejects.toMatchObject({ code: 'not-found' });
    expect(await families.byToken(data.family.link.slice(3))).toMatchObject({ id: family.id });
  });

  it('G-06 note what they sent, and take it back; an opened link is noted once', async () => {
    const { id } = await addedFamily(shop, couple);
    const sent = (body: object) =>
      call<{ family: FamilyView }>(shop.url, couple, 'PUT /api/family/sent', { id, ...body });
    const first = await sent({ kind: 'invitation', sent: true });
    expect(first.data.family).toMatchObject({ sent: { invitation: { at: expect.any(String) } }, revision: 0 });
    expect((await sent({ kind: 'invitation', sent: false })).data.family.sent).toEqual({});
    const families = shop.app.get(FamiliesService);
    await families.markOpened(id);
    const [{ openedAt } = { openedAt: null }] = (await listOf(shop, couple)).families;
    shop.clock.advance(60_000);
    await families.markOpened(id);
    expect(openedAt).not.toBeNull();
    expect((await listOf(shop, couple)).families[0]).toMatchObject({ openedAt, revision: 0 });
  });
});

describe('G-01 2,000 families', () => {
  it('are the most; one of ten requests gets the last free entry', async () => {
    await addedFamily(shop, couple);
    const _id = new Types.ObjectId(couple.invitationId);
    const entries = Array.from({ length: 1_998 }, () => ({ f: new Types.ObjectId(), b: 'own', s: 1 }));
    await shop.db.collection('guest_lists').updateOne({ _id }, {
      $push: { entries: { $each: entries } },
      $inc: { families: 1_998, 'branches.0.families': 1_998, 'branches.0.seats': 1_998 },
    } as object);
    const answers = await Promise.all(Array.from({ length: 10 }, () => addFamily(shop, couple)));
    expect(answers.map(({ status, code }) => code ?? status).toSorted()).toEqual([
      200,
      ...Array<string>(9).fill('limit-reached'),
    ]);
    const list = await storedList(shop, couple);
    expect([list.families, list.entries.length]).toEqual([2_000, 2_000]);
  });
});

describe('G-02 a change of one family', () => {
  it.each([
    ['PUT /api/family/move', { seats: 5 }],
    ['PUT /api/family/sessions', { sessions: null }],
    ['PUT /api/family/restore', {}],
  ])('G-02 does not read the documents of all others: %s', async (route, change) => {
    const { id } = await addedFamily(shop, couple);
    await addedFamily(shop, couple);
    const all = jest.spyOn(shop.app.get(FamiliesRepository), 'findByInvitation');
    const body = { invitationId: couple.invitationId, ids: [id], ...change };
    expect((await call(shop.url, couple, route, body)).status).toBe(200);
    const reads = all.mock.calls.length;
    all.mockRestore();
    expect(reads).toBe(0);
  });
});
