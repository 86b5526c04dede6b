import { randomUUID } from 'node:crypto';
import type {
  CatererSummary,
  FamilyView,
  GuestList,
  PersonalInvitation,
} from '@serikad/shared/guest-list/family.types';
import { CATERER_TOKEN_HEADER, FAMILY_TOKEN_HEADER } from '@serikad/shared/guest-list/guest-list';
import { FamilySessionsService } from '../../src/modules/guest-list/records/family-sessions.service.js';
import { GuestListsRepository } from '../../src/modules/guest-list/records/guest-lists.repository.js';
import { type Couple, newCouple } from '../invitations/support/shop.js';
import { coming, maybe, no, sessionBooks } from '../rsvp/support/families.js';
import { startFaultyServer } from '../rsvp/support/faulty-server.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { addedFamily, type Answer, call, catererTokenOf, expectBalanced, listOf } from './support/list.js';
import { addedSession, changeSession, sessionBody } from './support/sessions.js';

let shop: TestApp;
let couple: Couple;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  couple = await newCouple(shop);
});

afterEach(() => jest.restoreAllMocks());

const KEY = randomUUID();
const tokenOf = ({ link }: FamilyView): string => link.replace('/i/', '');
const byLink = (token: string, method: string, path: string, body?: object): Promise<Answer<PersonalInvitation>> =>
  call(shop.url, { ...couple, session: { headers: {} } } as Couple, `${method} /api/family/${path}`, body, {
    [FAMILY_TOKEN_HEADER]: token,
  });
const answer = (family: FamilyView, ...sessions: object[]) => byLink(tokenOf(family), 'PUT', 'answer', { sessions });
const edit = (body: object, headers?: Record<string, string>) =>
  changeSession(shop, couple, 'PUT /api/session/edit', body, headers);
const remove = (id: string, answers = 0, headers?: Record<string, string>) => {
  const body = { invitationId: couple.invitationId, id, answers };
  return changeSession(shop, couple, 'DELETE /api/session/delete', body, headers);
};
const invite = (ids: string[], sessions: string[] | null, url = shop.url) =>
  call<{ families: FamilyView[] }>(url, couple, 'PUT /api/family/sessions', {
    invitationId: couple.invitationId,
    ids,
    sessions,
  });
const familyIn = ({ families }: GuestList, { id }: Pick<FamilyView, 'id'>) => families.find((each) => each.id === id);

describe('G-18 the sessions of an invitation', () => {
  it('G-18 are one, the invitation itself, until the couple add more', async () => {
    const list = await listOf(shop, couple);
    expect(list.sessions).toEqual([{ id: 'main', title: '', details: null, limit: 0, taken: 0 }]);
    expect(list.sessionsRevision).toBe(0);
  });

  it('G-18 are added once under a key, edited by their revision and named; three beside the main one', async () => {
    const body = sessionBody(couple, 'Akad', { limit: 40 });
    const create = (more: object = {}, key: string = KEY) =>
      changeSession(shop, couple, 'POST /api/session/create', { ...body, ...more }, { 'idempotency-key': key });
    const first = await create();
    expect(await create()).toEqual(first);
    expect(await create({ title: 'Lain' })).toMatchObject({ code: 'idempotency-mismatch' });
    const { invitationId: _of, title, limit, ...details } = body;
    const added = first.data.sessions[1];
    expect(added).toEqual({ id: expect.any(String), title, details, limit, taken: 0 });

    const id = added?.id ?? '';
    const changed = { ...body, id, title: 'Akad nikah', place: null };
    expect(await edit(changed, { 'if-match': '"1"' })).toMatchObject({ status: 200, data: { revision: 2 } });
    const late = await edit({ ...changed, title: 'Lewat' }, { 'if-match': '"1"' });
    expect(late).toMatchObject({ status: 409, code: 'conflict', current: { revision: 2 } });
    const named = await changeSession(shop, couple, 'PUT /api/session/main', {
      invitationId: couple.invitationId,
      title: 'Resepsi',
    });
    expect(named.data.sessions.map((each) => each.title)).toEqual(['Resepsi', 'Akad nikah']);
    expect(await edit({ ...changed, id: 'main' })).toMatchObject({ status: 404 });

    await create({}, randomUUID());
    await create({}, randomUUID());
    const full = await create({}, randomUUID());
    expect(full).toMatchObject({ code: 'limit-reached', message: expect.stringContaining('4') as string });
    expect((await listOf(shop, couple)).sessions).toHaveLength(4);
  });

  it.each([
    ['no title', { title: '' }, 'title'],
    ['no day', { date: '' }, 'date'],
    ['a wrong day', { date: '2027-02-30' }, 'date'],
    ['a wrong time', { startTime: '25:00' }, 'startTime'],
    ['a place without a name', { place: { venue: '' } }, 'place.venue'],
    ['a link that is none', { place: { venue: 'A', googleMapLink: 'javascript:alert(1)' } }, 'place.googleMapLink'],
    ['a limit under 0', { limit: -1 }, 'limit'],
    ['an operator', { title: { $ne: '' } }, 'title'],
  ])('G-18 %s is refused by its field', async (_what, more, field) => {
    const refused = await changeSession(shop, couple, 'POST /api/session/create', sessionBody(couple, 'A', more));
    expect(refused).toMatchObject({ status: 400, code: 'validation' });
    expect(refused.fields?.map((each) => each.field)).toContain(field);
  });

  it('G-18 are added without the families so far, unless all are invited; later families are invited to all', async () => {
    const early = await addedFamily(shop, couple);
    const akad = await addedSession(shop, couple, 'Akad');
    const later = await addedFamily(shop, couple);
    await addedSession(shop, couple, 'Bertandang', { inviteAll: true });
    const list = await listOf(shop, couple);
    expect([familyIn(list, early)?.sessions, familyIn(list, later)?.sessions]).toEqual([['main'], null]);
    expect(Object.keys(list.totals.sessions)).toHaveLength(3);
    expect(list.totals.sessions[akad.id]).toMatchObject({ unheard: 2 });
  });

  it('G-18 families that are named to every session are invited to a new one as those that are invited to all', async () => {
    const family = await addedFamily(shop, couple);
    const akad = await addedSession(shop, couple, 'Akad');
    // From the first session on the family is named to the main one, also once that session is gone.
    expect(await remove(akad.id)).toMatchObject({ status: 200 });
    const again = await addedSession(shop, couple, 'Akad', { inviteAll: true });
    expect((await listOf(shop, couple)).totals.sessions[again.id]).toMatchObject({ unheard: family.seats });
    expect(await answer(family, coming(1), coming(1, 0, again.id))).toMatchObject({ status: 200 });
  });

  it('G-18 G-12 a session that is added after a family answered counts as unheard, for the couple and the caterer, until it is answered', async () => {
    const family = await addedFamily(shop, couple, { seats: 5 });
    expect(await answer(family, coming(3, 1))).toMatchObject({ status: 200 });
    const akad = await addedSession(shop, couple, 'Akad', { inviteAll: true });
    const token = await catererTokenOf(shop, couple);
    const figures = async () => {
      const { totals, families } = await listOf(shop, couple);
      const caterer = await call<CatererSummary>(shop.url, couple, 'GET /api/caterer/summary', undefined, {
        [CATERER_TOKEN_HEADER]: token,
      });
      expect(caterer.data.sessions).toEqual(totals.sessions);
      return { ...totals.sessions, said: families[0]?.answer?.sessions };
    };
    const read = await byLink(tokenOf(family), 'GET', 'by-link');
    expect(read.data).toMatchObject({ sessions: ['main', akad.id], answer: { sessions: [coming(3, 1)] } });
    const none = { adults: 0, children: 0, maybeAdults: 0, maybeChildren: 0 };
    const unheard = { [akad.id]: { ...none, unheard: 5 }, said: [coming(3, 1)] };
    expect(await figures()).toMatchObject({ main: { adults: 3, children: 1, unheard: 0 }, ...unheard });
    // A change of the other session, or a wish, leaves it so.
    expect(await answer(family, coming(2, 1))).toMatchObject({ status: 200 });
    expect(await figures()).toMatchObject({ main: { adults: 2, children: 1 }, ...unheard, said: [coming(2, 1)] });
    expect(await answer(family, coming(2, 1), maybe(4, akad.id))).toMatchObject({ status: 200 });
    expect(await figures()).toMatchObject({ [akad.id]: { ...none, maybeAdults: 4, unheard: 0 } });
  });

  it('G-18 X67 a limit under the seats that are taken is refused with the figure', async () => {
    const akad = await addedSession(shop, couple, 'Akad');
    const family = await addedFamily(shop, couple, { seats: 6 });
    expect(await answer(family, coming(1), coming(4, 1, akad.id))).toMatchObject({ status: 200 });
    const body = { ...sessionBody(couple, 'Akad'), id: akad.id };
    const refused = await edit({ ...body, limit: 4 });
    expect(refused).toMatchObject({ code: 'limit-reached', message: expect.stringContaining('5') as string });
    expect(await edit({ ...body, limit: 5 })).toMatchObject({ status: 200 });
  });

  it('G-18 X67 a full session is named in the refusal, and the others can be answered', async () => {
    const akad = await addedSession(shop, couple, 'Akad', { limit: 3 });
    const [one, two] = [await addedFamily(shop, couple, { seats: 4 }), await addedFamily(shop, couple, { seats: 4 })];
    await answer(one, coming(4), coming(3, 0, akad.id));
    const refused = await answer(two, coming(4), coming(1, 0, akad.id));
    expect(refused).toMatchObject({ code: 'limit-reached', message: expect.stringContaining('Akad nikah') as string });
    expect(await answer(two, coming(4), no(akad.id))).toMatchObject({ status: 200 });
    const { data } = await byLink(tokenOf(two), 'GET', 'by-link');
    expect(data.sessionDetails?.map(({ isFull }) => isFull)).toEqual([false, true]);
    const seats = { main: 8, [akad.id]: 3 };
    expect(await sessionBooks(shop, couple)).toEqual({ taken: seats, stored: seats });
  });

  it('G-18 a session is removed when no family comes, or the couple know how many do; their other RSVPs stay', async () => {
    const akad = await addedSession(shop, couple, 'Akad');
    const [one, two, three] = [
      await addedFamily(shop, couple, { seats: 4 }),
      await addedFamily(shop, couple, { seats: 4 }),
      await addedFamily(shop, couple, { seats: 4, sessions: [akad.id] }),
    ];
    await answer(one, coming(4), coming(3, 0, akad.id));
    await answer(two, no(), maybe(2, akad.id));
    const alone = await remove(akad.id, 2);
    expect(alone).toMatchObject({ status: 409, code: 'conflict', current: { alone: 1 } });
    expect(alone.message).toContain('1');
    await invite([three.id], ['main', akad.id]);
    const refused = await remove(akad.id, 1);
    expect(refused).toMatchObject({ status: 409, code: 'conflict', current: { answers: 2 } });
    expect(refused.message).toContain('2');
    expect((await listOf(shop, couple)).sessions).toHaveLength(2);

    const removed = await remove(akad.id, 2);
    expect(removed.data.sessions.map(({ id }) => id)).toEqual(['main']);
    const list = await listOf(shop, couple);
    expect(familyIn(list, one)?.answer?.sessions).toEqual([coming(4)]);
    expect(familyIn(list, two)?.answer?.sessions).toEqual([no()]);
    expect(list.totals.sessions).toEqual({ main: expect.objectContaining({ adults: 4 }) as object });
    const books = await sessionBooks(shop, couple);
    expect(books.taken).toEqual({ main: 4, [akad.id]: 0 });
    expect(books.stored).toEqual(books.taken);
    // What was left of it goes with the next session.
    await addedSession(shop, couple, 'Lain');
    expect(Object.keys((await sessionBooks(shop, couple)).taken)).not.toContain(akad.id);
    expect(await remove(akad.id)).toMatchObject({ status: 404 });
    await expectBalanced(shop, couple);
  });

  it('G-18 X67 while a session is removed families answer: no seat is left over', async () => {
    const akad = await addedSession(shop, couple, 'Akad', { limit: 100 });
    const families = await Promise.all(Array.from({ length: 12 }, () => addedFamily(shop, couple, { seats: 4 })));
    const answers = families.map((family) => answer(family, coming(2), coming(3, 0, akad.id)));
    const [removed] = await Promise.all([remove(akad.id, 12), ...answers]);
    expect(removed.status).toBe(200);
    // Repeated, it completes what was answered meanwhile.
    await remove(akad.id, 12);
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    const stored = statuses.filter((status) => status === 200).length;
    const books = await sessionBooks(shop, couple);
    expect(books.taken).toEqual(books.stored);
    expect(books.taken['main']).toBe(2 * stored);
    expect(books.taken[akad.id] ?? 0).toBe(0);
  });

  it('G-18 X67 a family whose only session is removed while it is added is invited to the main one', async () => {
    const akad = await addedSession(shop, couple, 'Akad');
    const slow = await startFaultyServer(shop, 'family.listed', 'SIGSTOP');
    const body = { invitationId: couple.invitationId, name: 'Keluarga Akad', sessions: [akad.id] };
    const added = call<{ family: FamilyView }>(slow.url, couple, 'POST /api/family/add', body);
    await slow.reached;
    // It is on the list already: the couple are asked to choose another session for it.
    expect(await remove(akad.id)).toMatchObject({ status: 409 });
    slow.wakeUp();
    expect((await added).data.family.sessions).toEqual([akad.id]);
    await slow.stop();

    const early = await startFaultyServer(shop, 'family.written', 'SIGSTOP');
    const late = call<{ family: FamilyView }>(early.url, couple, 'POST /api/family/add', body);
    await early.reached;
    const { id } = (await added).data.family;
    await invite([id], ['main']);
    expect(await remove(akad.id)).toMatchObject({ status: 200 });
    early.wakeUp();
    const { family } = (await late).data;
    await early.stop();
    expect(family.sessions).toEqual(['main']);
    expect((await byLink(tokenOf(family), 'GET', 'by-link')).status).toBe(200);
  });

  it('G-18 X67 24 times a session is removed while a family is added to it alone: none is left without a session', async () => {
    const outcomes = new Set<number>();
    const late = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const race = async (of: Couple, round: number): Promise<void> => {
      const { id } = await addedSession(shop, of, 'Akad');
      const body = { invitationId: of.invitationId, id, answers: 0 };
      const [family, removed] = await Promise.all([
        addedFamily(shop, of, { sessions: [id] }).catch(() => undefined),
        late(4 * round).then(() => changeSession(shop, of, 'DELETE /api/session/delete', body)),
      ]);
      outcomes.add(removed.status);
      if (family) expect((await byLink(tokenOf(family), 'GET', 'by-link')).status).toBe(200);
      // Refused while the family is invited to it alone: the next round needs its place.
      if (family && removed.status === 409)
        await call(shop.url, of, 'DELETE /api/family/delete', { invitationId: of.invitationId, ids: [family.id] });
      await changeSession(shop, of, 'DELETE /api/session/delete', body);
    };
    const couples = [couple, await newCouple(shop)];
    for (let round = 0; round < 12; round += 1) await Promise.all(couples.map((of) => race(of, round)));
    for (const of of couples) {
      const { families } = await listOf(shop, of);
      expect(families.map(({ sessions }) => sessions)).toEqual(families.map(() => ['main']));
    }
    expect([...outcomes].every((status) => status === 200 || status === 409)).toBe(true);
  }, 120_000);

  it('G-18 X67 control: a removal that keeps no family invited leaves it alone with the removed session', async () => {
    const akad = await addedSession(shop, couple, 'Akad');
    const lists = shop.app.get(GuestListsRepository);
    const push = lists.push.bind(lists);
    /** The session is removed when the family is written and not on the list yet. */
    const removesMeanwhile = (id: string) =>
      jest.spyOn(lists, 'push').mockImplementationOnce(async (...args) => {
        expect((await remove(id)).status).toBe(200);
        return push(...args);
      });
    removesMeanwhile(akad.id);
    const kept = jest.spyOn(FamilySessionsService.prototype, 'keepInvited').mockResolvedValue(undefined);
    const left = await addedFamily(shop, couple, { sessions: [akad.id] });
    expect((await byLink(tokenOf(left), 'GET', 'by-link')).status).toBe(404);
    // With it the same addition ends with a link that works.
    kept.mockRestore();
    const next = await addedSession(shop, couple, 'Nikah');
    removesMeanwhile(next.id);
    const family = await addedFamily(shop, couple, { sessions: [next.id] });
    expect(family.sessions).toEqual(['main']);
    expect((await byLink(tokenOf(family), 'GET', 'by-link')).status).toBe(200);
  });

  it('G-18 X67 a family that comes back after its only session was removed is invited to the main one', async () => {
    const akad = await addedSession(shop, couple, 'Akad');
    const family = await addedFamily(shop, couple, { sessions: [akad.id] });
    const of = { invitationId: couple.invitationId, ids: [family.id] };
    expect((await call(shop.url, couple, 'DELETE /api/family/delete', of)).status).toBe(200);
    expect(await remove(akad.id)).toMatchObject({ status: 200 });
    const restored = await call<{ families: FamilyView[] }>(shop.url, couple, 'PUT /api/family/restore', of);
    expect(restored.data.families.map(({ sessions }) => sessions)).toEqual([['main']]);
    expect((await byLink(tokenOf(family), 'GET', 'by-link')).status).toBe(200);
  });

  it('G-18 a family that comes back keeps what it said of the sessions that there still are', async () => {
    const akad = await addedSession(shop, couple, 'Akad');
    const family = await addedFamily(shop, couple, { seats: 4, sessions: ['main', akad.id] });
    await answer(family, coming(4), coming(2, 0, akad.id));
    const of = { invitationId: couple.invitationId, ids: [family.id] };
    expect((await call(shop.url, couple, 'DELETE /api/family/delete', of)).status).toBe(200);
    expect(await remove(akad.id)).toMatchObject({ status: 200 });
    expect((await call(shop.url, couple, 'PUT /api/family/restore', of)).status).toBe(200);
    expect(familyIn(await listOf(shop, couple), family)?.answer?.sessions).toEqual([coming(4)]);
    expect(await sessionBooks(shop, couple)).toEqual({ taken: { main: 4 }, stored: { main: 4 } });
  });

  it('G-18 a session that was removed stays removed when its creation is repeated', async () => {
    const create = () =>
      changeSession(shop, couple, 'POST /api/session/create', sessionBody(couple, 'Akad'), { 'idempotency-key': KEY });
    const id = (await create()).data.sessions.at(-1)?.id ?? '';
    expect((await remove(id)).status).toBe(200);
    await create();
    expect((await listOf(shop, couple)).sessions.map((session) => session.id)).toEqual(['main']);
  });

  it('G-18 a session too many is refused, and families stay invited to all', async () => {
    const family = await addedFamily(shop, couple);
    for (const mark of ['Satu', 'Dua', 'Tiga']) await addedSession(shop, couple, mark, { inviteAll: true });
    const refused = await changeSession(shop, couple, 'POST /api/session/create', sessionBody(couple, 'Empat'));
    expect(refused).toMatchObject({ code: 'limit-reached' });
    expect(familyIn(await listOf(shop, couple), family)?.sessions).toBeNull();
  });

  it.each(['session.removed', 'family.invited'] as const)(
    'G-18 X67 a server killed at %s: the repetition gives the seats back',
    async (point) => {
      const akad = await addedSession(shop, couple, 'Akad', { limit: 10 });
      const family = await addedFamily(shop, couple, { seats: 4 });
      await answer(family, coming(2), coming(4, 0, akad.id));
      const change = (url: string) =>
        point === 'family.invited'
          ? invite([family.id], ['main'], url)
          : call(url, couple, 'DELETE /api/session/delete', {
              invitationId: couple.invitationId,
              id: akad.id,
              answers: 1,
            });
      const faulty = await startFaultyServer(shop, point, 'SIGKILL');
      await change(faulty.url).catch(() => undefined);
      await faulty.gone;
      const between = await sessionBooks(shop, couple);
      expect(between.taken).toEqual(between.stored);
      // Not counted, though its seats are not given back yet.
      expect((await listOf(shop, couple)).totals.sessions[akad.id]?.adults ?? 0).toBe(0);
      await change(shop.url);
      const books = await sessionBooks(shop, couple);
      expect(books.taken).toEqual({ main: 2, [akad.id]: 0 });
      expect(books.stored).toEqual(books.taken);
    },
    60_000,
  );

  it('G-18 families are invited in bulk, and what they answered to others is given back; unknown sessions are refused', async () => {
    const akad = await addedSession(shop, couple, 'Akad');
    const families = [await addedFamily(shop, couple, { seats: 4 }), await addedFamily(shop, couple, { seats: 4 })];
    const ids = families.map(({ id }) => id);
    for (const family of families) await answer(family, coming(2), coming(1, 1, akad.id));
    const { data } = await invite(ids, [akad.id]);
    expect(data.families.map(({ sessions, answer: said }) => [sessions, said?.sessions])).toEqual(
      ids.map(() => [[akad.id], [coming(1, 1, akad.id)]]),
    );
    const seats = { main: 0, [akad.id]: 4 };
    expect(await sessionBooks(shop, couple)).toEqual({ taken: seats, stored: seats });
    for (const wrong of [[], ['lain'], ['main', 'main']]) {
      expect(await invite(ids, wrong)).toMatchObject({ status: 400, code: 'validation' });
    }
    const text = { invitationId: couple.invitationId, format: 'lines', text: 'Pak Long, 4', consent: true };
    await call(shop.url, couple, 'POST /api/family/import/commit', { ...text, sessions: [akad.id] });
    const list = await listOf(shop, couple);
    expect(list.families.find(({ name }) => name === 'Pak Long')?.sessions).toEqual([akad.id]);
    expect(await invite(ids, null)).toMatchObject({ status: 200, data: { families: [{ sessions: null }, {}] } });
  });

  it('G-18 a wish stays when all sessions that a family answered to are taken from it', async () => {
    const akad = await addedSession(shop, couple, 'Akad');
    const family = await addedFamily(shop, couple, { sessions: [akad.id] });
    await byLink(tokenOf(family), 'PUT', 'answer', { sessions: [coming(2, 0, akad.id)], message: 'Tahniah!' });
    await invite([family.id], ['main']);
    expect(familyIn(await listOf(shop, couple), family)?.answer).toBeNull();
    expect((await shop.http.get(`/api/wish/get-all/${couple.invitationId}`)).text).toContain('Tahniah!');
    expect((await answer(family, coming(2))).data.answer).toMatchObject({ sessions: [coming(2)] });
  });
});

describe('G-18 a family reads its own sessions alone', () => {
  const MAIN = ['UTAMA', '2027-03-27', '10:11', '15:16', '11:19'];
  const AKAD = ['AKADCANARY', '2027-01-15', '07:13', '08:47', '07:29'];
  const OTHER = ['TANDANGCANARY', '2027-02-20', '19:41', '22:53', '20:31'];
  const PAGE_DATES: Record<string, RegExp> = {
    '2027-03-27': /27 (Mac|March) 2027|2027-03-27/,
    '2027-01-15': /15 (Januari|January) 2027|2027-01-15/,
    '2027-02-20': /20 (Februari|February) 2027|2027-02-20/,
  };
  const has = (text: string, marks: readonly string[]): string[] =>
    marks.filter((mark) => (PAGE_DATES[mark] ?? new RegExp(mark.replace(':', '[:.]'))).test(text));

  let akad: string;
  let other: string;
  afterEach(() => shop.clock.reset());
  beforeEach(async () => {
    // A page has the time at which it was made: a whole hour is none of the times below.
    shop.clock.set(new Date().setMinutes(0, 0, 0));
    couple = await newCouple(shop);
    const section = (name: string, body: object) =>
      call(shop.url, couple, `PUT /api/invitation/update/${name}`, { id: couple.invitationId, ...body });
    await section('date-time', {
      date: '2027-03-27',
      startTime: '10:11',
      endTime: '15:16',
      tentative: [{ time: '11:19', activity: 'Acara UTAMA' }],
    });
    await section('location', {
      venue: 'Dewan UTAMA',
      address: 'Jalan UTAMA',
      googleMapLink: 'https://maps.google.com/?q=UTAMA',
      wazeLink: 'https://waze.com/ul?q=UTAMA',
    });
    await changeSession(shop, couple, 'PUT /api/session/main', {
      invitationId: couple.invitationId,
      title: 'Resepsi UTAMA',
    });
    akad = (await addedSession(shop, couple, 'AKADCANARY')).id;
    const times = { date: '2027-02-20', startTime: '19:41', endTime: '22:53' };
    const tentative = [{ time: '20:31', activity: 'Acara TANDANGCANARY' }];
    other = (await addedSession(shop, couple, 'TANDANGCANARY', { ...times, tentative })).id;
  });

  const read = async (family: FamilyView) => {
    const page = await fetch(`${shop.url}${family.link}`);
    const json = await byLink(tokenOf(family), 'GET', 'by-link');
    return { status: page.status, html: await page.text(), json: JSON.stringify(json.data) };
  };

  it('G-18 invited to the main session and another: the page is the open one’s, the JSON has both', async () => {
    const { html, json } = await read(await addedFamily(shop, couple, { sessions: ['main', akad] }));
    expect(has(html, [...AKAD, ...OTHER])).toEqual([]);
    // Control: the marks are found where they may be.
    expect(has(html, MAIN)).toEqual(MAIN);
    expect(has(json, AKAD)).toEqual(AKAD);
    expect(has(json, OTHER)).toEqual([]);
  });

  it.each(['malay', 'english'])(
    'G-18 not invited to the main session (%s): neither page, preview nor JSON has any field of it',
    async (language) => {
      const family = await addedFamily(shop, couple, { sessions: [akad], language });
      const open = (await shop.http.get(`/invitation/view/${couple.invitationId}/aisyah`)).text;
      const { html, json } = await read(family);
      expect(has(html, [...MAIN, ...OTHER])).toEqual([]);
      expect(has(json, [...MAIN, ...OTHER])).toEqual([]);
      expect(has(html, AKAD)).toEqual(expect.arrayContaining(AKAD.slice(1)));
      expect(has(open, [...AKAD, ...OTHER])).toEqual([]);
      expect(html).not.toContain(`/invitation/preview/${couple.invitationId}`);
      // What is kept for others is not sent to this family, nor the other way round.
      const both = await read(await addedFamily(shop, couple, { sessions: ['main'], language }));
      expect(has(both.html, [...AKAD, ...OTHER])).toEqual([]);
      expect((await read(family)).html).toBe(html);
    },
  );

  it('G-18 the page follows a change of the session at once, and ends with its removal', async () => {
    const family = await addedFamily(shop, couple, { sessions: [akad] });
    expect((await read(family)).html).toContain('Masjid AKADCANARY');
    const body = { ...sessionBody(couple, 'AKADCANARY'), id: akad, date: '2027-01-16' };
    await edit({ ...body, place: { ...body.place, venue: 'Surau' } });
    const { html } = await read(family);
    expect(html).toContain('Surau');
    expect(html).not.toContain('Masjid AKADCANARY');
    await shop.db
      .collection('attendances')
      .updateOne({ [`sessionSeats.${akad}`]: { $exists: true } }, { $unset: { [`sessionSeats.${akad}`]: 1 } });
    expect((await read(family)).status).toBe(404);
    expect(await byLink(tokenOf(family), 'GET', 'by-link')).toMatchObject({ code: 'not-found' });
  });

  it('G-18 C-04 while the card only asks to save the date, a family gets the days of its sessions, no place and no programme', async () => {
    const family = await addedFamily(shop, couple);
    await shop.http
      .put('/api/invitation/update/date-time')
      .set(couple.session.headers)
      .send({
        id: couple.invitationId,
        date: '2027-02-06',
        startTime: '11:00',
        endTime: '16:00',
        phases: { mode: 'save-the-date', thanks: '' },
      })
      .expect(200);
    const { data } = await byLink(tokenOf(family), 'GET', 'by-link');
    const NO_PLACE = { venue: '', address: '', googleMapLink: '', wazeLink: '' };
    expect(data.sessionDetails?.find(({ id }) => id === akad)?.details).toMatchObject({
      date: expect.stringMatching(/^\d{4}-/),
      place: NO_PLACE,
      tentative: [],
    });
    expect(has(JSON.stringify(data), ['Masjid AKADCANARY', 'Dewan UTAMA'])).toEqual([]);
  });

  it('G-18 a session without a place of its own is where the invitation is', async () => {
    await edit({ ...sessionBody(couple, 'AKADCANARY'), id: akad, place: null });
    const { data } = await byLink(tokenOf(await addedFamily(shop, couple)), 'GET', 'by-link');
    expect(data.sessionDetails?.find(({ id }) => id === akad)?.details?.place).toMatchObject({ venue: 'Dewan UTAMA' });
    expect(data.sessionDetails?.map(({ id }) => id)).toEqual(['main', akad, other]);
  });
});
