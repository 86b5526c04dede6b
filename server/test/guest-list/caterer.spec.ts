import { ANSWERS, type FamilyView, type SessionAnswer } from '@serikad/shared/guest-list/family.types';
import type { CatererSummary } from '@serikad/shared/guest-list/family.types';
import { forecastOf } from '@serikad/shared/guest-list/forecast';
import { CATERER_TOKEN_HEADER } from '@serikad/shared/guest-list/guest-list';
import fc from 'fast-check';
import { FamiliesRepository } from '../../src/modules/guest-list/records/families.repository.js';
import { GuestListsRepository } from '../../src/modules/guest-list/records/guest-lists.repository.js';
import { GuestSecretsService } from '../../src/modules/guest-list/records/guest-secrets.service.js';
import { newCouple, snapshot, STANDARD, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { addedBranch, addedFamily, type Answer, call, catererTokenOf, expectBalanced, listOf } from './support/list.js';

let shop: TestApp;
let couple: Couple;
let token: string;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  couple = await newCouple(shop);
  token = await catererTokenOf(shop, couple);
});
afterEach(() => jest.restoreAllMocks());

const NO_SESSION = { session: { headers: {} } } as Couple;
const summary = (of = token): Promise<Answer<CatererSummary>> =>
  call(shop.url, NO_SESSION, 'GET /api/caterer/summary', undefined, of ? { [CATERER_TOKEN_HEADER]: of } : {});
const setLink = (active: boolean, of = couple) =>
  call<{ link: string }>(shop.url, of, 'PUT /api/caterer/link', { invitationId: couple.invitationId, active });
const answerFor = ({ id }: Pick<FamilyView, 'id'>, answer: Omit<SessionAnswer, 'session'>, message = '') =>
  call(shop.url, couple, 'PUT /api/family/answer-for', { id, sessions: [{ session: 'main', ...answer }], message });

describe('G-12 the caterer’s link', () => {
  it('G-12 is made, shown to the couple, renewed and revoked', async () => {
    expect((await listOf(shop, couple)).catererLink).toBe(`/c/${token}`);
    const renewed = await catererTokenOf(shop, couple);
    expect(await summary()).toMatchObject({ status: 404, code: 'not-found' });
    expect(await summary(renewed)).toMatchObject({ status: 200 });
    expect((await setLink(false)).data).toEqual({ link: '' });
    expect(await summary(renewed)).toMatchObject({ code: 'not-found' });
    expect((await listOf(shop, couple)).catererLink).toBe('');
    expect([token, renewed]).not.toContain(await catererTokenOf(shop, couple));
    expect(await setLink(true, await newCouple(shop))).toMatchObject({ status: 404, code: 'not-found' });
    const documents = Object.values(await snapshot(shop)).join('\n');
    for (const each of [token, renewed]) {
      expect(documents).not.toContain(Buffer.from(each).toString('hex'));
      expect(shop.logs()).not.toContain(each);
    }
  });

  it('G-12 ten renewals at once end with one link that works', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => setLink(true)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const tokens = answers.map(({ data }) => data.link.slice(3));
    expect(new Set(tokens).size).toBe(10);
    const statuses = await Promise.all(tokens.map(async (each) => (await summary(each)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('G-12 gives persons of each session, and no name, phone or other figure', async () => {
    const names = { name: 'Pak Long', title: 'Keluarga Pak Long', phone: '0123456789', note: 'Nota', table: 'M1' };
    const coming = await addedFamily(shop, couple, { ...names, seats: 5 });
    const unsure = await addedFamily(shop, couple, { ...names, seats: 5 });
    await addedFamily(shop, couple, { ...names, seats: 4 });
    await answerFor(coming, { answer: 'coming', adults: 3, children: 1 }, 'Ucapan');
    await answerFor(unsure, { answer: 'maybe', adults: 1, children: 2 });
    expect((await summary()).data).toEqual({
      invitationId: couple.invitationId,
      countedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      sessions: { main: { adults: 3, children: 1, maybeAdults: 1, maybeChildren: 2, unheard: 4 } },
      open: { adults: 0, children: 0 },
      closesOn: null,
      cookFor: null,
      branches: null,
    });
  });

  it('G-12 says for how many to cook as the couple’s page does, once enough families have answered', async () => {
    for (let n = 0; n < 10; n += 1) {
      const family = await addedFamily(shop, couple, { name: `Keluarga ${n}`, seats: 4 });
      await answerFor(family, { answer: 'coming', adults: 2, children: 0 });
    }
    for (let n = 0; n < 5; n += 1) await addedFamily(shop, couple, { name: `Jiran ${n}`, seats: 4 });
    const { families, totals } = await listOf(shop, couple);
    const { range } = forecastOf(families, totals);
    expect(range).toMatchObject({ low: 20, high: 30 });
    expect((await summary()).data.cookFor).toEqual({ low: range?.low, high: range?.high });
  });

  it('G-12 G-13 guests of the open page are in the figures of couple and caterer, as many as the couple’s RSVPs say', async () => {
    const family = await addedFamily(shop, couple, { seats: 5 });
    await answerFor(family, { answer: 'coming', adults: 3, children: 1 });
    const open = (attendanceCount: number, childrenCount?: number) =>
      shop.http
        .post('/api/wish/add')
        .send({
          invitationId: couple.invitationId,
          from: 'Mak Long',
          attendanceCount,
          ...(childrenCount !== undefined && { childrenCount }),
          willAttend: attendanceCount > 0,
          message: '',
        })
        .expect(200);
    for (const [persons, children] of [[4, 1], [2], [0]] as const) await open(persons ?? 0, children);
    const totals = { main: { adults: 8, children: 2, maybeAdults: 0, maybeChildren: 0, unheard: 0 } };
    expect((await summary()).data).toMatchObject({ sessions: totals, open: { adults: 5, children: 1 } });
    const list = await listOf(shop, couple);
    expect(list.totals).toMatchObject({ families: 1, coming: 1, sessions: totals, open: { adults: 5, children: 1 } });
    const { body } = await shop.http.get(`/api/wish/get-all/${couple.invitationId}`).set(couple.session.headers);
    const rsvps: { attendanceCount: number }[] = body.data.wishes ?? body.data;
    expect(rsvps.reduce((sum, { attendanceCount }) => sum + attendanceCount, 0)).toBe(10);
  });

  it('G-12 G-17 reads no name, phone or note, and decrypts none', async () => {
    await addedFamily(shop, couple, { name: 'Pak Long', phone: '0123456789', note: 'Nota', seats: 5 });
    const decrypt = jest.spyOn(shop.app.get(GuestSecretsService), 'decryptPhone');
    const read = jest.spyOn(shop.app.get(FamiliesRepository), 'findFigures');
    expect((await summary()).data.sessions).toMatchObject({ main: { unheard: 5 } });
    expect(decrypt).not.toHaveBeenCalled();
    const [documents = []] = await Promise.all(read.mock.results.map(({ value }) => value as Promise<object[]>));
    expect(documents.map((document) => Object.keys(document))).toEqual([['_id']]);
    // Control: the couple's list decrypts it.
    expect((await listOf(shop, couple)).families).toMatchObject([{ phone: '0123456789' }]);
    expect(decrypt).toHaveBeenCalledTimes(1);
  });

  it('G-12 gives the figures of each branch only while the couple show them, by the link that there is', async () => {
    const branch = await addedBranch(shop, couple, { name: 'Senarai Mak' });
    await addedBranch(shop, couple, { name: 'Kosong' });
    const mak = await addedFamily(shop, couple, { seats: 5, branch: branch.id });
    await addedFamily(shop, couple, { seats: 3 });
    await answerFor(mak, { answer: 'coming', adults: 2, children: 1 });
    const none = { adults: 0, children: 0, maybeAdults: 0, maybeChildren: 0, unheard: 0 };
    const show = (branches: boolean) =>
      call<{ link: string }>(shop.url, couple, 'PUT /api/caterer/link', {
        invitationId: couple.invitationId,
        active: true,
        branches,
      });
    expect((await show(true)).data).toEqual({ link: `/c/${token}` });
    expect((await listOf(shop, couple)).catererBranches).toBe(true);
    expect((await summary()).data.branches).toEqual([
      { name: '', sessions: { main: { ...none, unheard: 3 } } },
      { name: 'Senarai Mak', sessions: { main: { ...none, adults: 2, children: 1 } } },
    ]);
    // A renewed link goes on as it was, a revoked one too.
    token = await catererTokenOf(shop, couple);
    expect((await summary()).data.branches).toHaveLength(2);
    await setLink(false);
    token = await catererTokenOf(shop, couple);
    expect((await summary()).data.branches).toHaveLength(2);
    expect((await show(false)).data).toEqual({ link: `/c/${token}` });
    expect((await summary()).data.branches).toBeNull();
    expect((await listOf(shop, couple)).catererBranches).toBe(false);
  });

  it('G-12 showing the branches makes a link where there is none', async () => {
    await setLink(false);
    const { data } = await call<{ link: string }>(shop.url, couple, 'PUT /api/caterer/link', {
      invitationId: couple.invitationId,
      active: true,
      branches: true,
    });
    expect((await summary(data.link.slice('/c/'.length))).data.branches).toEqual([]);
  });

  it('G-12 has the couple’s figures after any changes', async () => {
    const families = await Promise.all(Array.from({ length: 4 }, () => addedFamily(shop, couple, { seats: 6 })));
    const at = fc.nat({ max: 3 });
    const change = fc.oneof(
      fc.record({
        kind: fc.constant('answer' as const),
        at,
        answer: fc.constantFrom(...ANSWERS),
        adults: fc.integer({ min: 1, max: 4 }),
        children: fc.nat({ max: 2 }),
      }),
      fc.record({ kind: fc.constantFrom('delete' as const, 'restore' as const), at }),
      fc.record({ kind: fc.constant('move' as const), at, seats: fc.integer({ min: 1, max: 9 }) }),
    );
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async (changes) => {
        for (const each of changes) {
          const family = families[each.at] as FamilyView;
          const some = { invitationId: couple.invitationId, ids: [family.id] };
          if (each.kind === 'answer') {
            const { answer, adults, children } = each;
            await answerFor(
              family,
              answer === 'no' ? { answer, adults: 0, children: 0 } : { answer, adults, children },
            );
          } else if (each.kind === 'move') {
            await call(shop.url, couple, 'PUT /api/family/move', { ...some, seats: each.seats });
          } else if (each.kind === 'delete') await call(shop.url, couple, 'DELETE /api/family/delete', some);
          else await call(shop.url, couple, 'PUT /api/family/restore', some);
          const { totals } = await listOf(shop, couple);
          expect((await summary()).data.sessions).toEqual(totals.sessions);
          seen.add(JSON.stringify(totals.sessions));
        }
      }),
      { numRuns: 12 },
    );
    // Control: the figures did change.
    expect(seen.size).toBeGreaterThan(5);
    await expectBalanced(shop, couple);
  }, 60_000);

  it('X65 a missing, unknown, renewed or revoked link is answered alike, after the same reads; so is one without the package', async () => {
    const renewed = await catererTokenOf(shop, couple);
    await setLink(false);
    const reads = [
      jest.spyOn(shop.app.get(GuestListsRepository), 'findByCatererHash'),
      jest.spyOn(shop.app.get(GuestListsRepository), 'find'),
    ];
    const seen = new Set<string>();
    for (const each of ['', 'x', 'a'.repeat(12), 'a'.repeat(4_000), token, renewed]) {
      reads.forEach((spy) => spy.mockClear());
      seen.add(JSON.stringify([await summary(each), reads.map((spy) => spy.mock.calls.length)]));
    }
    expect([...seen]).toEqual([expect.stringMatching(/"status":404.*not-found.*\[1,0\]\]$/)]);
    expect(await call(shop.url, couple, 'GET /api/caterer/summary')).toMatchObject({ code: 'not-found' });

    const made = await catererTokenOf(shop, couple);
    expect(await summary(made)).toMatchObject({ status: 200 });
    await call(shop.url, couple, 'PUT /api/order/update-package', { id: couple.orderId, items: STANDARD });
    expect(await summary(made)).toMatchObject({ status: 404, code: 'not-found' });
  });
});
