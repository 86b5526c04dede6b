import type { FamilyView, PersonalInvitation } from '@serikad/shared/guest-list/family.types';
import { closingMoment } from '@serikad/shared/guest-list/closing-date';
import { FAMILY_TOKEN_HEADER } from '@serikad/shared/guest-list/guest-list';
import { Types } from 'mongoose';
import type { FaultPoint } from '../../src/common/faults.js';
import { FamiliesRepository } from '../../src/modules/guest-list/records/families.repository.js';
import { GuestListsRepository } from '../../src/modules/guest-list/records/guest-lists.repository.js';
import { RsvpSettlerService } from '../../src/modules/rsvp/responses/rsvp-settler.service.js';
import { type Couple, newCouple, STANDARD } from '../invitations/support/shop.js';
import { books } from '../rsvp/support/couple.js';
import { coming, maybe, no, sessionBooks, setSessions } from '../rsvp/support/families.js';
import { startFaultyServer } from '../rsvp/support/faulty-server.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { addedFamily, type Answer, call, listOf } from './support/list.js';

let shop: TestApp;
let couple: Couple;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  couple = await newCouple(shop);
});
afterEach(() => {
  jest.restoreAllMocks();
  shop.clock.reset();
});

const tokenOf = ({ link }: FamilyView): string => link.replace('/i/', '');

/** A call of the family, which has no session. */
function byLink<T = PersonalInvitation>(
  token: string,
  route: string,
  body?: object,
  url = shop.url,
): Promise<Answer<T>> {
  const guest = { ...couple, session: { ...couple.session, headers: {} } } as Couple;
  const [method = '', name = ''] = route.split(' ');
  return call<T>(url, guest, `${method} /api/family/${name}`, body, { [FAMILY_TOKEN_HEADER]: token });
}

const answer = (family: FamilyView, sessions: object[], more: object = {}, url = shop.url) =>
  byLink(tokenOf(family), 'PUT answer', { sessions, ...more }, url);

describe('G-08 a personal link', () => {
  it('G-08 gives the family’s seats, sessions and RSVP, and nothing of the couple’s notes', async () => {
    const family = await addedFamily(shop, couple, { name: 'Ismail', seats: 4, note: 'rahsia', phone: '0123456789' });
    expect((await byLink(tokenOf(family), 'GET by-link')).data).toEqual({
      invitationId: couple.invitationId,
      title: 'Ismail',
      seats: 4,
      language: 'malay',
      sessions: ['main'],
      answer: null,
      closesAt: null,
    });
    const { data } = await answer(family, [coming(2, 1)], { message: 'Tahniah' });
    expect(data.answer).toMatchObject({ sessions: [coming(2, 1)], message: 'Tahniah', onBehalf: false });
    expect((await byLink(tokenOf(family), 'GET by-link')).data).toEqual(data);
    const { families, totals } = await listOf(shop, couple);
    expect(families[0]?.answer).toEqual(data.answer);
    expect(totals).toMatchObject({ answered: 1, coming: 1, sessions: { main: { adults: 2, children: 1 } } });
  });

  it('G-18 gives the sessions that the family is invited to alone', async () => {
    await setSessions(shop, couple, { akad: 10, bertandang: 0 });
    const family = await addedFamily(shop, couple);
    const document = { _id: new Types.ObjectId(family.id) };
    await shop.db.collection('families').updateOne(document, { $set: { sessions: ['akad'] } });
    expect((await byLink(tokenOf(family), 'GET by-link')).data.sessions).toEqual(['akad']);
    expect(await answer(family, [coming(1)])).toMatchObject({ status: 400, code: 'validation' });
    expect(await answer(family, [coming(2, 0, 'akad')])).toMatchObject({ status: 200 });
    const seats = { main: 0, akad: 2, bertandang: 0 };
    expect(await sessionBooks(shop, couple)).toEqual({ taken: seats, stored: seats });
  });

  it.each([
    ['no adult', [{ ...coming(0), children: 2 }], 'sessions.0.answer'],
    ['“no” with guests', [{ ...no(), adults: 1 }], 'sessions.0.answer'],
    ['a fraction', [coming(1.5)], 'sessions.0.adults'],
    ['no session', [], 'sessions'],
    ['an unknown one', [coming(1, 0, 'akad')], 'sessions.0.session'],
  ])('G-08 refuses %s', async (_what, sessions, field) => {
    const family = await addedFamily(shop, couple);
    expect(await answer(family, sessions)).toMatchObject({ status: 400, fields: [{ field }] });
  });

  it('G-06 notes when it was opened for the first time', async () => {
    const family = await addedFamily(shop, couple);
    shop.clock.set('2026-11-22T02:00:00.000Z');
    expect(await byLink(tokenOf(family), 'POST opened')).toMatchObject({ status: 200 });
    shop.clock.advance(60_000);
    await byLink(tokenOf(family), 'POST opened');
    expect((await listOf(shop, couple)).families[0]?.openedAt).toBe('2026-11-22T02:00:00.000Z');
  });

  it('G-17 the family removes its RSVP, also while the form is closed, and may answer anew', async () => {
    const family = await addedFamily(shop, couple);
    await answer(family, [coming(2)]);
    const closing = `PUT /api/wish/closed/${couple.invitationId}`;
    await call(shop.url, couple, closing, { closed: true });
    expect(await answer(family, [coming(1)])).toMatchObject({ status: 400, code: 'answers-closed' });
    expect((await byLink(tokenOf(family), 'DELETE answer')).data.answer).toBeNull();
    expect(await books(shop, couple.invitationId)).toMatchObject({ taken: 0, stored: 0 });
    await call(shop.url, couple, closing, { closed: false });
    expect((await answer(family, [maybe(2)])).data.answer).toMatchObject({ sessions: [maybe(2)] });
  });

  it('G-08 is refused with another package and after the trial, as the open form', async () => {
    const family = await addedFamily(shop, couple);
    await call(shop.url, couple, 'PUT /api/order/update-package', { id: couple.orderId, items: STANDARD });
    expect(await answer(family, [coming(1)])).toMatchObject({ code: 'package-required' });
    expect(await answer(family, [no()])).toMatchObject({ status: 200 });
    shop.clock.advance(8 * 24 * 60 * 60 * 1000);
    const gone = await answer(family, [no()]);
    expect(gone).toMatchObject({ status: 404, code: 'not-found' });
    expect(await byLink(tokenOf(family), 'GET by-link')).toEqual(gone);
  });
});

describe('G-09 the closing date', () => {
  it('G-09 is in the couple’s list and on the personal page; a reopened family has none', async () => {
    const family = await addedFamily(shop, couple);
    const settings = { id: couple.invitationId, show: true, limit: 0, totalLimit: 0, closesOn: '2026-11-28' };
    await call(shop.url, couple, 'PUT /api/invitation/update/attendance-info', settings);
    expect((await listOf(shop, couple)).closesOn).toBe('2026-11-28');
    expect((await byLink(tokenOf(family), 'GET by-link')).data.closesAt).toBe('2026-11-28T16:00:00.000Z');
    shop.clock.set(closingMoment('2026-11-28'));
    expect(await answer(family, [coming(1)])).toMatchObject({ status: 400, code: 'rsvp-closed' });
    await call(shop.url, couple, 'PUT /api/family/reopen', { id: family.id, reopened: true });
    expect((await answer(family, [coming(1)])).data).toMatchObject({
      closesAt: null,
      answer: { sessions: [coming(1)] },
    });
  });
});

describe('G-10 an RSVP that the couple give for a family', () => {
  const answerFor = (family: FamilyView, of = couple) =>
    call<{ family: FamilyView }>(shop.url, of, 'PUT /api/family/answer-for', { id: family.id, sessions: [coming(2)] });

  it('G-10 is marked as such, until the family answers itself', async () => {
    const family = await addedFamily(shop, couple, { seats: 2 });
    expect((await answerFor(family)).data.family.answer).toMatchObject({ onBehalf: true, sessions: [coming(2)] });
    expect((await byLink(tokenOf(family), 'GET by-link')).data.answer).toMatchObject({ onBehalf: true });
    expect((await answer(family, [coming(1)])).data.answer).toMatchObject({ onBehalf: false, sessions: [coming(1)] });
    // Also after the RSVP was deleted.
    await byLink(tokenOf(family), 'DELETE answer');
    expect((await answerFor(family)).data.family.answer).toMatchObject({ onBehalf: true });
    expect(await books(shop, couple.invitationId)).toMatchObject({ taken: 2, stored: 1 });
  });

  it('G-10 is refused to another couple', async () => {
    const family = await addedFamily(shop, couple);
    expect(await answerFor(family, await newCouple(shop))).toMatchObject({ status: 404, code: 'not-found' });
    expect((await byLink(tokenOf(family), 'GET by-link')).data.answer).toBeNull();
  });
});

describe('X65 links', () => {
  it('X65 are answered alike when they are unknown, renewed, removed or malformed, after the same reads', async () => {
    const [renewed, removed] = [await addedFamily(shop, couple), await addedFamily(shop, couple)];
    await call(shop.url, couple, 'PUT /api/family/link', { id: renewed.id });
    const ids = { invitationId: couple.invitationId, ids: [removed.id] };
    await call(shop.url, couple, 'DELETE /api/family/delete', ids);
    const tokens = [tokenOf(renewed), tokenOf(removed), 'aaaaaaaaaaaa', '', 'x', '!'.repeat(12), 'a'.repeat(4_000)];
    const reads = [
      jest.spyOn(shop.app.get(FamiliesRepository), 'findByToken'),
      jest.spyOn(shop.app.get(GuestListsRepository), 'entryOf'),
    ];
    const seen = new Map<string, Set<string>>();
    const body = JSON.stringify({ sessions: [coming(1)] });
    for (const token of tokens) {
      for (const [method, name] of [
        ['GET', 'by-link'],
        ['POST', 'opened'],
        ['PUT', 'answer'],
        ['DELETE', 'answer'],
      ] as const) {
        for (const read of reads) read.mockClear();
        const response = await fetch(`${shop.url}/api/family/${name}`, {
          method,
          headers: { [FAMILY_TOKEN_HEADER]: token, ...(method === 'PUT' && { 'content-type': 'application/json' }) },
          ...(method === 'PUT' && { body }),
        });
        const headers = [...response.headers].filter(([header]) => !['x-request-id', 'date'].includes(header));
        const counts = reads.map((read) => read.mock.calls.length);
        const outcome = JSON.stringify([response.status, await response.text(), headers, counts]);
        seen.set(`${method} ${name}`, (seen.get(`${method} ${name}`) ?? new Set()).add(outcome));
      }
    }
    expect([...seen.values()].map(({ size }) => size)).toEqual([1, 1, 1, 1]);
    for (const [outcome] of seen.values()) expect(outcome).toMatch(/^\[404,.*not-found.*\[1,0\]\]$/);
    expect(await books(shop, couple.invitationId)).toMatchObject({ taken: 0, stored: 0, pending: 0 });
  });

  it('X65 have their tokens in no log and no response of the family’s calls', async () => {
    const family = await addedFamily(shop, couple);
    const token = tokenOf(family);
    const logged = shop.logs().length;
    const answers = [
      await byLink(token, 'GET by-link'),
      await answer(family, [coming(1)]),
      await byLink(token, 'POST opened'),
      await answer(family, [coming(100)]),
      await byLink(token, 'DELETE answer'),
    ];
    expect(JSON.stringify(answers)).not.toContain(token);
    expect(shop.logs().slice(logged)).not.toContain(token);
    expect(shop.logs().slice(logged)).toContain('/api/family/answer');
  });
});

describe('X67 a family that answers while its list changes', () => {
  it('X67 and is removed meanwhile keeps no RSVP and no seat', async () => {
    for (let round = 0; round < 10; round += 1) {
      const family = await addedFamily(shop, couple);
      const ids = { invitationId: couple.invitationId, ids: [family.id] };
      const [answered, removed] = await Promise.all([
        answer(family, [coming(2)]),
        call(shop.url, couple, 'DELETE /api/family/delete', ids),
      ]);
      expect([200, 404]).toContain(answered.status);
      expect(removed.status).toBe(200);
      expect(await books(shop, couple.invitationId)).toMatchObject({ taken: 0, answers: 0, stored: 0, pending: 0 });
    }
  });

  it('X67 and whose seats are lowered meanwhile is counted as it is stored', async () => {
    for (let round = 0; round < 5; round += 1) {
      const family = await addedFamily(shop, couple, { seats: 6 });
      const ids = { invitationId: couple.invitationId, ids: [family.id], seats: 2 };
      const [answered, moved] = await Promise.all([
        answer(family, [coming(5)]),
        call(shop.url, couple, 'PUT /api/family/move', ids),
      ]);
      expect(moved.status).toBe(200);
      expect([undefined, 'limit-reached']).toContain(answered.code);
      expect(await answer(family, [coming(6)])).toMatchObject({ code: 'limit-reached' });
      expect(await answer(family, [coming(2)])).toMatchObject({ status: 200 });
    }
    expect(await books(shop, couple.invitationId)).toMatchObject({ taken: 10, answers: 5, stored: 5, pending: 0 });
  });
});

describe('X67 a server killed with SIGKILL while a family answers', () => {
  const points: { point: FaultPoint; cleaned: { main: number; akad: number } }[] = [
    { point: 'wish.claimed', cleaned: { main: 0, akad: 0 } },
    { point: 'wish.written', cleaned: { main: 4, akad: 2 } },
    { point: 'wish.edit-claimed', cleaned: { main: 1, akad: 3 } },
    { point: 'wish.edit-written', cleaned: { main: 4, akad: 2 } },
  ];
  it.each(points)(
    'X67 $point: the seats agree after the reconciler, and the repetition is stored',
    async ({ point, cleaned }) => {
      await setSessions(shop, couple, { akad: 5 });
      const family = await addedFamily(shop, couple, { seats: 6 });
      if (point.startsWith('wish.edit')) await answer(family, [coming(1), coming(2, 1, 'akad')]);
      const said = [coming(3, 1), coming(2, 0, 'akad')];
      const server = await startFaultyServer(shop, point, 'SIGKILL');
      await expect(answer(family, said, {}, server.url)).rejects.toThrow('fetch failed');
      await server.gone;
      expect((await books(shop, couple.invitationId)).pending).toBe(1);

      shop.clock.advance(6_000);
      const settler = shop.app.get(RsvpSettlerService);
      await Promise.all([settler.reconcile(), settler.reconcile()]);
      expect(await sessionBooks(shop, couple)).toEqual({ taken: cleaned, stored: cleaned });
      expect(await answer(family, said)).toMatchObject({ status: 200 });
      const seats = { main: 4, akad: 2 };
      expect(await sessionBooks(shop, couple)).toEqual({ taken: seats, stored: seats });
    },
    60_000,
  );
});
