import { randomUUID } from 'node:crypto';
import { arrivalsOf, DOOR_TOKEN_HEADER } from '@serikad/shared/guest-list/check-in';
import {
  type DoorEvent,
  type DoorEvents,
  type DoorList,
  type DoorView,
  LARGEST_EVENTS_SENT,
  MOST_EVENTS_SENT,
} from '@serikad/shared/guest-list/check-in.types';
import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import fc from 'fast-check';
import { Types } from 'mongoose';
import type { OwnedInvitationId } from '../../src/access/owned-ids.js';
import { sha256Base64Url } from '../../src/common/sha256.js';
import type { DoorEventRecord } from '../../src/modules/guest-list/records/door-event.schema.js';
import { DoorEventsRepository } from '../../src/modules/guest-list/records/door-events.repository.js';
import { GuestListsRepository } from '../../src/modules/guest-list/records/guest-lists.repository.js';
import { newCouple, pay, snapshot, STANDARD, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { addedFamily, type Answer, call, doorTokenOf } from './support/list.js';
import { addedSession, changeSession } from './support/sessions.js';

const NOON = Date.parse('2026-12-12T04:00:00Z');
/** Some days after the wedding. */
const LATER = new Date(NOON + 9 * 86_400_000).toISOString().slice(0, 10);

let shop: TestApp;
let couple: Couple;
let token: string;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set(NOON);
  couple = await newCouple(shop);
  await setDate(couple, '2026-12-12');
  token = await doorTokenOf(shop, couple);
});
afterEach(() => jest.restoreAllMocks());

const NO_SESSION = { session: { headers: {} } } as Couple;
const setDate = (of: Couple, date: string) =>
  call(shop.url, of, 'PUT /api/invitation/update/date-time', {
    id: of.invitationId,
    date,
    startTime: '11:00',
    endTime: '16:00',
  });
const as = <T>(of: string, route: string, body?: object): Promise<Answer<T>> =>
  call<T>(shop.url, NO_SESSION, route, body, of ? { [DOOR_TOKEN_HEADER]: of } : {});
const list = (of = token) => as<DoorList>(of, 'GET /api/door/list');
const send = (events: object[], more: object = {}, of = token) =>
  as<DoorEvents>(of, 'POST /api/door/events', { events, now: NOON, ...more });
const view = async (of = couple): Promise<DoorView> =>
  (await call<DoorView>(shop.url, of, `GET /api/door/arrivals/${couple.invitationId}`)).data;
const setLink = (active: boolean, of = couple) =>
  call<{ link: string }>(shop.url, of, 'PUT /api/door/link', { invitationId: couple.invitationId, active });

const newId = (): string => randomUUID().replaceAll('-', '');
const event = (more: Partial<Record<keyof DoorEvent | 'note', unknown>> = {}) => ({
  id: newId(),
  session: 'main',
  adults: 1,
  at: NOON,
  ...more,
});

describe('G-14 the door link', () => {
  it('G-14 is made, shown to the couple, renewed and revoked; no token is stored or logged', async () => {
    expect((await view()).link).toBe(`/d/${token}`);
    const renewed = await doorTokenOf(shop, couple);
    expect(await list()).toMatchObject({ status: 404, code: 'not-found' });
    expect(await list(renewed)).toMatchObject({ status: 200 });
    expect((await setLink(false)).data).toEqual({ link: '' });
    expect(await list(renewed)).toMatchObject({ code: 'not-found' });
    expect(await send([event()], {}, renewed)).toMatchObject({ code: 'not-found' });
    expect((await view()).link).toBe('');
    expect([token, renewed]).not.toContain(await doorTokenOf(shop, couple));
    expect(await setLink(true, await newCouple(shop))).toMatchObject({ status: 404, code: 'not-found' });
    const documents = Object.values(await snapshot(shop)).join('\n');
    for (const each of [token, renewed]) {
      expect(documents).not.toContain(Buffer.from(each).toString('hex'));
      expect(shop.logs()).not.toContain(each);
    }
  });

  it('G-14 gives names, seats, RSVPs and tables; no phone, note, link or other figure', async () => {
    const family = await addedFamily(shop, couple, {
      name: 'Abdul Rahman bin Mohd Noor',
      title: 'Keluarga Pak Long Rahman',
      phone: '0123456789',
      note: 'Rahsia pasangan',
      table: 'VIP 2',
      seats: 6,
    });
    const silent = await addedFamily(shop, couple, { name: 'Cikgu Salmah' });
    const sessions = [{ session: 'main', answer: 'coming' as const, adults: 4, children: 2 }];
    await call(shop.url, couple, 'PUT /api/family/answer-for', { id: family.id, sessions, message: 'Ucapan' });
    const { data } = await list();
    const hash = (of: FamilyView): string => sha256Base64Url(of.link.slice('/i/'.length));
    expect({ ...data, families: data.families.toSorted((a, b) => b.seats - a.seats) }).toEqual({
      names: expect.any(String),
      date: '2026-12-12',
      startTime: '11:00',
      language: 'malay',
      sessions: ['main'],
      expiresAt: '2026-12-13T16:00:00.000Z',
      open: { adults: 0, children: 0 },
      families: [
        {
          id: family.id,
          name: 'Abdul Rahman bin Mohd Noor',
          title: 'Keluarga Pak Long Rahman',
          seats: 6,
          table: 'VIP 2',
          sessions: null,
          answers: sessions,
          code: expect.stringMatching(/^[0-9A-Z]{6}$/),
          linkHash: hash(family).slice(0, 16),
        },
        expect.objectContaining({ id: silent.id, answers: [], linkHash: hash(silent).slice(0, 16) }),
      ],
    });
    const text = JSON.stringify(data);
    for (const secret of ['0123456789', 'Rahsia', 'Ucapan', family.link.slice('/i/'.length)]) {
      expect(text).not.toContain(secret);
    }
  });

  it('G-14 G-18 names the sessions where there are several; the main one as the invitation until it has a title', async () => {
    await call(shop.url, couple, 'PUT /api/invitation/update/main-page', {
      id: couple.invitationId,
      title: 'Walimatulurus',
    });
    expect((await list()).data).not.toHaveProperty('titles');
    const { id, title } = await addedSession(shop, couple, 'Akad');
    expect((await list()).data).toMatchObject({
      sessions: ['main', id],
      titles: { main: 'Walimatulurus', [id]: title },
    });
    const named = { invitationId: couple.invitationId, title: 'Resepsi' };
    await changeSession(shop, couple, 'PUT /api/session/main', named);
    expect((await list()).data.titles).toEqual({ main: 'Resepsi', [id]: title });
  });

  it('G-14 G-18 works until the day after the last session', async () => {
    await pay(shop, couple.orderId, 48);
    const { details } = await addedSession(shop, couple, 'Bertandang', { date: LATER });
    expect(details?.date).toBe(LATER);
    const end = Date.parse(`${LATER}T00:00:00+08:00`) + 2 * 86_400_000;
    expect((await list()).data.expiresAt).toBe(new Date(end).toISOString());
    expect((await view()).expiresAt).toBe(new Date(end).toISOString());
    shop.clock.set(end - 1);
    expect(await list()).toMatchObject({ status: 200 });
    shop.clock.set(end);
    expect(await list()).toMatchObject({ status: 404 });
  });

  it('G-14 an unchanged list is answered by its ETag', async () => {
    await addedFamily(shop, couple);
    const headers = { [DOOR_TOKEN_HEADER]: token };
    // With an ETag, fetch sends `no-cache` unless it is given another one.
    const known = (etag: string) => ({ 'If-None-Match': etag, 'Cache-Control': 'max-age=0' });
    const first = await fetch(`${shop.url}/api/door/list`, { headers });
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${shop.url}/api/door/list`, { headers: { ...headers, ...known(etag) } });
    expect([first.status, again.status, await again.text()]).toEqual([200, 304, '']);
    await addedFamily(shop, couple, { name: 'Baru' });
    const changed = await fetch(`${shop.url}/api/door/list`, { headers: { ...headers, ...known(etag) } });
    expect(changed.status).toBe(200);
  });

  it.each([
    ['the day', '2026-12-12T15:59:59.999Z', 200],
    ['the last moment of the day after it', '2026-12-13T15:59:59.999Z', 200],
    ['the next one', '2026-12-13T16:00:00.000Z', 404],
  ])('G-14 works until a day after the wedding in Malaysia: %s', async (_what, moment, status) => {
    shop.clock.set(Date.parse(moment));
    expect((await list()).status).toBe(status);
    expect((await send([event()])).status).toBe(status);
    expect((await view()).expiresAt).toBe('2026-12-13T16:00:00.000Z');
  });

  it('G-14 works without a day; phones ask again within two days', async () => {
    await shop.db
      .collection('invitations')
      .updateOne({ _id: new Types.ObjectId(couple.invitationId) }, { $set: { date: null } });
    expect((await list()).data.expiresAt).toBe(new Date(NOON + 2 * 86_400_000).toISOString());
  });

  it('X65 a missing, unknown, renewed, revoked or expired link is answered alike; so is one without the package', async () => {
    const renewed = await doorTokenOf(shop, couple);
    await setLink(false);
    const reads = [
      jest.spyOn(shop.app.get(GuestListsRepository), 'findByDoorHash'),
      jest.spyOn(shop.app.get(GuestListsRepository), 'find'),
      jest.spyOn(shop.app.get(DoorEventsRepository), 'count'),
    ];
    const seen = new Set<string>();
    for (const each of ['', 'x', 'a'.repeat(12), 'a'.repeat(4_000), token, renewed]) {
      for (const answer of [() => list(each), () => send([event()], {}, each)]) {
        reads.forEach((spy) => spy.mockClear());
        seen.add(JSON.stringify([await answer(), reads.map((spy) => spy.mock.calls.length)]));
      }
    }
    const made = await doorTokenOf(shop, couple);
    expect(await list(made)).toMatchObject({ status: 200 });
    shop.clock.set(NOON + 3 * 86_400_000);
    reads.forEach((spy) => spy.mockClear());
    seen.add(JSON.stringify([await list(made), reads.map((spy) => spy.mock.calls.length)]));
    expect([...seen]).toEqual([expect.stringMatching(/"status":404.*not-found.*\[1,0,0\]\]$/)]);

    shop.clock.set(NOON);
    await call(shop.url, couple, 'PUT /api/order/update-package', { id: couple.orderId, items: STANDARD });
    expect(await list(made)).toMatchObject({ status: 404, code: 'not-found' });
  });
});

describe('X68 check-ins at the server', () => {
  it('X68 two phones send the same and different families: each event counts once, the couple see the sums', async () => {
    const family = await addedFamily(shop, couple, { seats: 5 });
    const [one, other] = [
      event({ family: family.id, adults: 3, children: 1, by: 'Amir' }),
      event({ family: family.id, adults: 2 }),
    ];
    const walkIn = event({ name: 'Haji Mokhtar', adults: 2 });
    const first = await send([one]);
    expect(first.data).toMatchObject({ count: 1, more: false, events: [{ id: one.id, by: 'Amir', undoes: null }] });
    await send([one]);
    const second = await send([other, walkIn, one], { since: first.data.cursor });
    expect(second.data.count).toBe(3);
    expect(second.data.events.map(({ id }) => id).toSorted()).toEqual([one.id, other.id, walkIn.id].toSorted());
    const seen = await view();
    expect(seen.arrivals).toEqual({
      sessions: { main: { adults: 7, children: 1 } },
      families: { [family.id]: { main: { adults: 5, children: 1 } } },
      walkIns: { main: { adults: 2, children: 0 } },
    });
    expect(seen.latest).toContainEqual(expect.objectContaining({ id: walkIn.id, name: 'Haji Mokhtar', family: null }));

    const undo = event({ undoes: one.id, adults: 9 });
    await send([undo, undo]);
    expect((await view()).arrivals.sessions).toEqual({ main: { adults: 4, children: 0 } });
  });

  it('X68 whatever two phones send, in any order and repeated, the server’s sums are those of the shared function', async () => {
    const ids = Array.from({ length: 12 }, newId);
    const at = fc.nat({ max: 11 });
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.record({ at, undo: fc.boolean() }), { minLength: 1, maxLength: 6 }), { maxLength: 5 }),
        async (batches) => {
          // An id always means the same event.
          const eventOf = ({ at: place, undo }: { at: number; undo: boolean }) =>
            undo
              ? event({ id: `${ids[place]?.slice(1)}f`, undoes: ids[place], adults: 0 })
              : event({ id: ids[place], adults: place + 1, children: place % 3 });
          await Promise.all(batches.map((batch) => send(batch.map(eventOf))));
          const { data } = await send([]);
          const { arrivals } = await view();
          expect(arrivals).toEqual(arrivalsOf(data.events));
          expect(new Set(data.events.map(({ id }) => id)).size).toBe(data.count);
          const undone = new Set(data.events.map(({ undoes }) => undoes));
          const came = ids.flatMap((id, place) =>
            data.events.some((each) => each.id === id) && !undone.has(id) ? [place + 1] : [],
          );
          expect(arrivals.sessions['main']?.adults ?? 0).toBe(came.reduce((sum, adults) => sum + adults, 0));
          seen.add(JSON.stringify(arrivals.sessions));
        },
      ),
      { numRuns: 12 },
    );
    // Control: there was something to add up.
    expect(seen.size).toBeGreaterThan(1);
  }, 60_000);

  it('X68 the same event in 30 calls at once is stored once', async () => {
    const one = event({ adults: 4 });
    const answers = await Promise.all(Array.from({ length: 30 }, () => send([one])));
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
    expect((await view()).arrivals.sessions).toEqual({ main: { adults: 4, children: 0 } });
  });

  it('G-14 a phone whose clock is wrong records how long ago it was; the sums do not need it', async () => {
    const years = Date.parse('2019-01-01T00:00:00Z');
    const early = event({ at: years - 90_000 });
    const late = event({ at: years + 60_000 });
    const { data } = await send([early, late], { now: years });
    expect(data.events.map(({ id, at }) => [id, at]).toSorted()).toEqual(
      [
        [early.id, new Date(NOON - 90_000).toISOString()],
        [late.id, new Date(NOON).toISOString()],
      ].toSorted(),
    );
    expect((await view()).arrivals.sessions).toEqual({ main: { adults: 2, children: 0 } });
  });

  it('G-14 reads from a cursor what was stored since, with a minute before it', async () => {
    const before = event();
    await send([before]);
    shop.clock.set(NOON + 10 * 60_000);
    const later = event();
    const { data } = await send([later]);
    expect(data.events).toHaveLength(2);
    shop.clock.set(NOON + 12 * 60_000);
    const next = await send([], { since: data.cursor });
    expect(next.data.events.map(({ id }) => id)).toEqual([later.id]);
    expect(next.data.count).toBe(2);
  });

  it.each([
    ['an id that is too short', { id: 'abc' }],
    ['a family that is no id', { family: 'x' }],
    ['too many adults', { adults: 201 }],
    ['a session that is no id', { session: '__proto__' }],
    ['an unknown field', { note: 'x' }],
  ])('G-14 refuses %s, and stores nothing of the batch', async (_what, wrong) => {
    expect(await send([event(), event(wrong)])).toMatchObject({ status: 400, code: 'validation' });
    expect((await send([])).data.count).toBe(0);
  });

  it('G-14 takes 100 events at once, and not 101', async () => {
    expect((await send(Array.from({ length: 100 }, () => event()))).data.count).toBe(100);
    expect(await send(Array.from({ length: 101 }, () => event()))).toMatchObject({ code: 'validation' });
  });

  it('G-14 X68 reads the largest batch that a phone sends', async () => {
    const full = {
      ...event(),
      name: '𞤀'.repeat(100),
      by: '𞤀'.repeat(40),
      family: 'f'.repeat(24),
      children: 0,
      undoes: null,
    };
    const count = Math.floor(LARGEST_EVENTS_SENT / (Buffer.byteLength(JSON.stringify(full)) + 1));
    const sent = await send(
      Array.from({ length: count }, () => ({ ...full, id: newId() })),
      { since: Date.now() },
    );
    expect(sent.status).toBe(200);
  });

  it('G-14 refuses more than 10,000 with a sentence', async () => {
    jest.spyOn(shop.app.get(DoorEventsRepository), 'count').mockResolvedValue(10_000);
    expect(await send([event()])).toMatchObject({ code: 'limit-reached', message: expect.stringContaining('10000') });
  });

  it('G-14 a renewed link records again where the limit was reached by an earlier one, and the couple see it', async () => {
    const events = shop.app.get(DoorEventsRepository);
    await send([event()]);
    const [stored] = await events.all(couple.invitationId as OwnedInvitationId);
    const copy = () => ({ ...(stored as DoorEventRecord), _id: new Types.ObjectId(), id: newId() });
    await events.insert(Array.from({ length: 19_999 }, copy));
    expect(await send([event()])).toMatchObject({ code: 'limit-reached' });
    shop.clock.set(NOON + 1);
    const renewed = await doorTokenOf(shop, couple);
    const real = event({ name: 'Haji Mokhtar', adults: 3 });
    expect(await send([real], {}, renewed)).toMatchObject({ status: 200 });
    const seen = await view();
    expect(seen.latest[0]).toMatchObject({ id: real.id });
    expect(seen.arrivals.walkIns).toEqual({ main: { adults: 20_003, children: 0 } });
  });

  it('G-14 X68 answer a repetition when there are 10,000, and can be undone', async () => {
    const first = event();
    await send([first]);
    jest.spyOn(shop.app.get(DoorEventsRepository), 'count').mockResolvedValue(10_000);
    expect(await send([first])).toMatchObject({ status: 200 });
    expect(await send([first, event({ undoes: first.id })])).toMatchObject({ status: 200 });
    expect(await send([event()])).toMatchObject({ code: 'limit-reached' });
  });

  it('X66 a phone reads the events of its own invitation alone, and others not the arrivals', async () => {
    const other = await newCouple(shop);
    const theirs = await doorTokenOf(shop, other);
    const one = event({ name: 'Rahsia' });
    await send([one]);
    expect((await send([], {}, theirs)).data).toMatchObject({ events: [], count: 0 });
    const asOther = await call(shop.url, other, `GET /api/door/arrivals/${couple.invitationId}`);
    expect(asOther).toMatchObject({ status: 404, code: 'not-found' });
  });

  it('G-14 X66 a check-in of a family that is not on this list counts as a walk-in; one that was removed, as a family', async () => {
    const other = await newCouple(shop);
    const [stranger, removed, kept] = [
      await addedFamily(shop, other),
      await addedFamily(shop, couple),
      await addedFamily(shop, couple),
    ];
    const of = { invitationId: couple.invitationId, ids: [removed.id] };
    await call(shop.url, couple, 'DELETE /api/family/delete', of);
    const unknown = newId().slice(0, 24);
    const events = [stranger.id, unknown, removed.id, kept.id].map((family, at) => event({ family, adults: 2 ** at }));
    const { status, data } = await send(events);
    expect(status).toBe(200);
    expect(data.events.map(({ family }) => family)).toEqual([null, null, removed.id, kept.id]);
    const { arrivals } = await view();
    expect(arrivals).toEqual({
      sessions: { main: { adults: 15, children: 0 } },
      families: {
        [removed.id]: { main: { adults: 4, children: 0 } },
        [kept.id]: { main: { adults: 8, children: 0 } },
      },
      walkIns: { main: { adults: 3, children: 0 } },
    });
    // Repeated, and undone, they are the same events.
    await send(events);
    await send([event({ undoes: events[0]?.id, adults: 0 })]);
    expect((await view()).arrivals.walkIns).toEqual({ main: { adults: 2, children: 0 } });
  });

  it('X68 a phone reads on, however many events were stored in one millisecond', async () => {
    const sent = Array.from({ length: 6 }, () => Array.from({ length: MOST_EVENTS_SENT }, () => event()));
    for (const events of sent) expect((await send(events)).status).toBe(200);
    const read = new Set<string>();
    let since: number | undefined;
    for (let more = true, calls = 0; more && calls < 10; calls += 1) {
      const { data } = await send([], since === undefined ? {} : { since });
      data.events.forEach(({ id }) => read.add(id));
      [more, since] = [data.more, data.cursor];
    }
    expect(read.size).toBe(600);
  });

  it('X11 an event that is sent while the customer is deleted leaves nothing', async () => {
    jest.spyOn(shop.app.get(GuestListsRepository), 'exists').mockResolvedValueOnce(false);
    expect(await send([event()])).toMatchObject({ code: 'not-found' });
    expect((await send([])).data.count).toBe(0);
  });
});
