import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Types } from 'mongoose';
import { HOUR_MS } from '@serikad/shared/calendar/durations';
import type { FaultPoint } from '../../src/common/faults.js';
import { RsvpReconcilerService } from '../../src/modules/rsvp/responses/rsvp-reconciler.service.js';
import { RsvpRemovalsService } from '../../src/modules/rsvp/responses/rsvp-removals.service.js';
import { RsvpSettlerService } from '../../src/modules/rsvp/responses/rsvp-settler.service.js';
import { removeContent } from '../../src/operations/privacy/remove-content.js';
import { startTestApp, type TestApp } from '../support/app.js';
import {
  type Answer,
  answer,
  balanced,
  books,
  type Couple,
  edit,
  newCouple,
  sendJson,
  setLimits,
} from './support/couple.js';
import { startFaultyServer } from './support/faulty-server.js';
import { removalsOf, storeCounted } from './support/removals.js';

const LONG_AGO = '2020-01-01T00:00:00.000Z';
let shop: TestApp;
/** A second server on the same database. */
let other: TestApp;
let couple: Couple;
beforeAll(async () => {
  shop = await startTestApp();
  other = await startTestApp({
    mongoUri: shop.mongoUri,
    clock: shop.clock,
    config: { jwtSecret: shop.config.jwtSecret },
  });
});
beforeEach(async () => {
  couple = await newCouple(shop);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});
afterEach(() => shop.clock.reset());

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
const upTo = (most: number): number => Math.floor(Math.random() * (most + 1));
interface Row {
  _id: string;
  from: string;
  attendanceCount: number;
}
const listed = async (): Promise<Row[]> =>
  (await shop.http.get(`/api/wish/get-all/${couple.invitationId}`).set(couple.owner.headers).expect(200)).body.data;
const answers = (counts: readonly number[]): Promise<Answer[]> =>
  Promise.all(
    counts.map((count, i) => answer(shop.url, couple.invitationId, count, { more: { from: `Tetamu ${i}` } })),
  );
const inOrder = async (counts: readonly number[]): Promise<Answer[]> => {
  const sent: Answer[] = [];
  for (const [i, count] of counts.entries()) {
    sent.push(await answer(shop.url, couple.invitationId, count, { more: { from: `Tetamu ${i}` } }));
  }
  return sent;
};
const deleteOne = (wishId: string, url = shop.url): Promise<Answer> =>
  sendJson(url, 'DELETE', '/api/wish/delete', { wishId }, couple.owner.headers);
/** Removed answers that are still kept whole. */
const kept = () =>
  shop.db.collection('wishes').countDocuments({ 'removed.invitationId': new Types.ObjectId(couple.invitationId) });
const NOTHING = balanced({ guests: 0, stored: 0 });

describe('the removal of all RSVPs since a moment', () => {
  it('leaves them neither shown nor counted nor exported, and an undo restores them as they were', async () => {
    const early = await answer(shop.url, couple.invitationId, 4);
    const since = (await shop.http.get(`/api/wish/get-all/${couple.invitationId}`)).body.data[0].createdAt;
    shop.clock.advance(1_000);
    const sent = await answers(times(60, (i) => i % 4));
    const before = await listed();
    const removals = removalsOf(shop, couple);
    const moment = new Date(Date.parse(since) + 1).toISOString();
    expect(await removals.remove({ since: moment })).toMatchObject({ state: 'removing', isLimited: false });
    const [removal] = await removals.settled();
    expect(removal).toMatchObject({ state: 'removed', answers: 60 });

    expect(await listed()).toEqual(before.slice(-1));
    const seen = await shop.http.get(`/api/wish/get-all/${couple.invitationId}`);
    expect([seen.body.data.length, seen.headers['x-total-count']]).toEqual([1, '1']);
    const csv = await shop.http.get(`/api/wish/export/${couple.invitationId}`).set(couple.owner.headers);
    expect(csv.text).not.toContain('Tetamu');
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 4, stored: 1 }));
    for (const { wishId = '' } of sent.slice(0, 3)) {
      expect(await edit(shop.url, wishId, 1)).toMatchObject({ status: 404, errorCode: 'not-found' });
      await shop.http.get(`/api/wish/user/${wishId}`).expect(404);
    }
    expect(await edit(shop.url, early.wishId ?? '', 4)).toMatchObject({ status: 200 });

    await removals.undo(removal?.id ?? '');
    expect(await removals.settled()).toEqual([]);
    const back = await listed();
    expect(back.map(({ _id }) => _id)).toEqual(before.map(({ _id }) => _id));
    expect(back.slice(0, -1)).toEqual(before.slice(0, -1));
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 4 + 15 * 6, stored: 61 }));
    expect(await edit(shop.url, sent[5]?.wishId ?? '', 0)).toMatchObject({ status: 200 });
  });

  it('is not undone by a late repetition of a removed RSVP’s request', async () => {
    const key = randomUUID();
    const first = await answer(shop.url, couple.invitationId, 2, { key });
    const removals = removalsOf(shop, couple);
    await removals.remove({ since: LONG_AGO });
    await removals.settled();
    expect(await answer(other.url, couple.invitationId, 2, { key })).toEqual(first);
    expect(await books(shop, couple.invitationId)).toEqual(NOTHING);
  });

  it('ends at a moment, and leaves what comes after the request', async () => {
    await inOrder([1, 1]);
    const until = (await listed())[0] as Row & { createdAt: string };
    shop.clock.advance(10);
    await inOrder([1, 1]);
    const removals = removalsOf(shop, couple);
    await removals.remove({ since: LONG_AGO, until: until.createdAt });
    await removals.settled();
    await removals.remove({ since: '2099-01-01T00:00:00.000Z' });
    await removals.settled();
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 2, stored: 2 }));
  });

  it('X38 is undone within the limit: what fits is restored in order of arrival, and the rest is reported', async () => {
    await setLimits(shop, couple, { totalLimit: 20 });
    await inOrder(times(10, () => 2));
    const removals = removalsOf(shop, couple);
    const { id } = await removals.remove({ since: LONG_AGO });
    await removals.settled();
    await answers([5, 5, 5]);
    await removals.undo(id);
    expect(await removals.settled()).toEqual([expect.objectContaining({ id, answers: 8, isLimited: true })]);
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 19, stored: 5 }));
    expect((await listed()).slice(-2).map(({ from }) => from)).toEqual(['Tetamu 1', 'Tetamu 0']);
    await setLimits(shop, couple, { totalLimit: 40 });
    await removals.undo(id);
    expect(await removals.settled()).toEqual([]);
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 35, stored: 13 }));
  });

  it('can’t be undone after a day, when nothing of the guests is left; after 30 days their networks are deleted', async () => {
    await answers([1, 2]);
    const removals = removalsOf(shop, couple);
    const { id } = await removals.remove({ since: LONG_AGO });
    await removals.settled();
    await answers([3]);
    expect(await kept()).toBe(2);
    shop.clock.advance(25 * HOUR_MS);
    expect(await removals.list()).toEqual([]);
    const late = await shop.http
      .put(`/api/wish/removals/${couple.invitationId}`)
      .set(couple.owner.headers)
      .send({ removalId: id });
    expect(late.status).toBe(404);
    await shop.app.get(RsvpRemovalsService).reconcile();
    expect(await kept()).toBe(0);
    const source = { invitationId: new Types.ObjectId(couple.invitationId), source: { $exists: true } };
    expect(await shop.db.collection('wishes').countDocuments(source)).toBe(1);
    shop.clock.advance(30 * 24 * HOUR_MS);
    await shop.app.get(RsvpRemovalsService).reconcile();
    expect(await shop.db.collection('wishes').countDocuments(source)).toBe(0);
    const counter = await shop.db.collection('attendances').findOne({ _id: new Types.ObjectId(couple.invitationId) });
    expect(counter?.['removals']).toEqual([]);
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 3, stored: 1 }));
    // A server that stops does not wait until all of many are done.
    await storeCounted(shop, couple, 30, { source: 'another-network' });
    await shop.app.get(RsvpRemovalsService).reconcile(AbortSignal.abort());
    expect(await shop.db.collection('wishes').countDocuments(source)).toBe(30);
    await shop.app.get(RsvpRemovalsService).reconcile();
    expect(await shop.db.collection('wishes').countDocuments(source)).toBe(0);
  });

  it('is final at once with the customer’s deletion', async () => {
    await answers([1, 2]);
    const removals = removalsOf(shop, couple);
    await removals.remove({ since: LONG_AGO });
    await removals.settled();
    if (!shop.db.db) throw new Error('not connected');
    await removeContent(shop.db.db, [new Types.ObjectId(couple.invitationId)]);
    expect(await kept()).toBe(0);
  });

  it('X01 X03 is refused to another account', async () => {
    await answers([1]);
    const stranger = (await newCouple(shop)).owner;
    const id = couple.invitationId;
    const calls = (headers: Record<string, string>) => [
      shop.http.get(`/api/wish/floods/${id}`).set(headers),
      shop.http.get(`/api/wish/removals/${id}`).set(headers),
      shop.http.post(`/api/wish/removals/${id}`).set(headers).send({ since: LONG_AGO }),
      shop.http.put(`/api/wish/removals/${id}`).set(headers).send({ removalId: 'x' }),
      shop.http.put(`/api/wish/closed/${id}`).set(headers).send({ closed: true }),
    ];
    for (const call of calls({})) expect((await call).status).toBe(403);
    for (const call of calls(stranger.headers)) expect((await call).status).toBe(404);
    expect(await books(shop, id)).toEqual(balanced({ guests: 1, stored: 1 }));
  });

  it.each([{}, { since: 'x' }, { since: 5 }, { since: LONG_AGO, until: 'x' }, { since: LONG_AGO, force: true }])(
    'is refused with the body %p',
    async (body) => {
      const path = `/api/wish/removals/${couple.invitationId}`;
      await shop.http.post(path).set(couple.owner.headers).send(body).expect(400);
    },
  );
});

describe('a flood of RSVPs', () => {
  it('is found by its network, and removed without the guests between', async () => {
    await answers(times(25, () => 1));
    await storeCounted(shop, couple, 30, { source: 'another-network' });
    const [other30, flood, ...more] = await removalsOf(shop, couple).floods();
    expect(more).toEqual([]);
    expect(other30).toMatchObject({ answers: 30 });
    expect(flood).toMatchObject({ answers: 25, guests: 25 });
    expect(flood?.firstName).toMatch(/^Tetamu /);
    // The network itself stays on the server.
    expect(Object.keys(flood ?? {}).sort()).toEqual(
      ['answers', 'firstName', 'guests', 'lastName', 'newest', 'since', 'until'].sort(),
    );
    const removals = removalsOf(shop, couple);
    const { since = '', until = '', newest = '' } = flood ?? {};
    await removals.remove({ since, until, sameSourceAs: newest });
    expect(await removals.settled()).toEqual([expect.objectContaining({ answers: 25 })]);
    expect(await listed()).toHaveLength(30);
    const { taken, guests, answers: count, stored } = await books(shop, couple.invitationId);
    expect([taken, count]).toEqual([guests, stored]);
  });

  it('is not found in few RSVPs, or many over hours; an RSVP of another couple leads to no network', async () => {
    await answers(times(19, () => 1));
    expect(await removalsOf(shop, couple).floods()).toEqual([]);
    shop.clock.advance(HOUR_MS);
    await answers(times(19, () => 1));
    expect(await removalsOf(shop, couple).floods()).toEqual([]);
    const [row] = await listed();
    const stranger = await newCouple(shop);
    const path = `/api/wish/removals/${stranger.invitationId}`;
    const body = { since: LONG_AGO, sameSourceAs: row?._id };
    await shop.http.post(path).set(stranger.owner.headers).send(body).expect(404);
  });

  it('has a hash of its network that differs between two invitations', async () => {
    const second = await newCouple(shop);
    await answer(shop.url, couple.invitationId, 1);
    await answer(shop.url, second.invitationId, 1);
    const ids = [couple, second].map(({ invitationId }) => new Types.ObjectId(invitationId));
    const sources = await shop.db.collection('wishes').distinct('source', { invitationId: { $in: ids } });
    expect(sources).toHaveLength(2);
    for (const source of sources) expect(source).toMatch(/^[\w-]{16}$/);
  });
});

describe('X38 a removal beside all other requests', () => {
  it('keeps seats and RSVPs in agreement, whatever guests and couple do meanwhile, at two servers', async () => {
    await setLimits(shop, couple, { totalLimit: 600 });
    const sent = await answers(times(150, () => upTo(4)));
    const rows = await listed();
    const removals = removalsOf(shop, couple);
    const busy = (round: number): Promise<unknown> =>
      Promise.all([
        ...times(30, (i) => edit((i % 2 ? shop : other).url, sent[i * 5 + round]?.wishId ?? '', upTo(5))),
        ...times(20, (i) => deleteOne(rows[i * 7 + round]?._id ?? '', (i % 2 ? shop : other).url)),
        ...times(20, (i) => answer((i % 2 ? shop : other).url, couple.invitationId, upTo(5))),
      ]);
    const { id } = await removals.remove({ since: LONG_AGO });
    await busy(0);
    await removals.settled();
    await removalsOf(other, couple).undo(id);
    await busy(1);
    await removals.settled();
    const { guests, stored, ...rest } = await books(shop, couple.invitationId);
    expect({ guests, stored, ...rest }).toEqual(balanced({ guests, stored }));
    expect(guests).toBeLessThanOrEqual(600);
    expect(stored).toBeGreaterThan(100);
  }, 120_000);

  it('control: without the intents an edit between reading and writing leaves seats counted that no RSVP takes', async () => {
    const [first] = await answers([1, 2]);
    const wishes = shop.db.collection('wishes');
    const invitationId = new Types.ObjectId(couple.invitationId);
    const read = await wishes.find({ invitationId }).toArray();
    await edit(shop.url, first?.wishId ?? '', 5);
    await books(shop, couple.invitationId);
    await wishes.deleteMany({ _id: { $in: read.map(({ _id }) => _id) } });
    const taken = read.reduce((sum, rsvp) => sum + (rsvp['attendanceCount'] as number), 0);
    await shop.db.collection('attendances').updateOne({ _id: invitationId }, { $inc: { taken: -taken, answers: -2 } });
    expect(await books(shop, couple.invitationId)).not.toEqual(NOTHING);
  });

  it('runs alone for an invitation', async () => {
    await storeCounted(shop, couple, 600);
    const removals = removalsOf(shop, couple);
    await removals.remove({ since: LONG_AGO });
    const second = await shop.http
      .post(`/api/wish/removals/${couple.invitationId}`)
      .set(couple.owner.headers)
      .send({ since: LONG_AGO });
    expect([second.status, second.body.code]).toEqual([409, 'removal-under-way']);
    expect(await removals.settled()).toEqual([expect.objectContaining({ answers: 600 })]);
    expect(await books(shop, couple.invitationId)).toEqual(NOTHING);
  });

  it('removes 20,000 RSVPs while other requests are answered, and restores them', async () => {
    const stored = await storeCounted(shop, couple, 20_000);
    const guests = stored.reduce((sum, { attendanceCount }) => sum + attendanceCount, 0);
    const second = await newCouple(shop);
    const removals = removalsOf(shop, couple);
    const { id } = await removals.remove({ since: LONG_AGO });
    let meanwhile = 0;
    while ((await removals.list()).some(({ state }) => state === 'removing')) {
      expect(await answer(shop.url, second.invitationId, 1)).toMatchObject({ status: 200 });
      meanwhile += 1;
      await pause(100);
    }
    expect(meanwhile).toBeGreaterThan(5);
    expect(await books(shop, couple.invitationId)).toEqual(NOTHING);
    await removals.undo(id);
    await removals.settled();
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests, stored: 20_000 }));
  }, 300_000);
});

describe('a server that is killed in the middle of a removal or its undo', () => {
  const clean = async (): Promise<void> => {
    shop.clock.advance(20_000);
    await Promise.all([shop, other].map(({ app }) => app.get(RsvpSettlerService).reconcile()));
    await Promise.all([shop, other].map(({ app }) => app.get(RsvpRemovalsService).reconcile()));
  };

  it.each<[FaultPoint, 'SIGKILL' | 'SIGSTOP']>([
    ['wish.removal-recorded', 'SIGKILL'],
    ['wish.removal-written', 'SIGKILL'],
    ['wish.removal-recorded', 'SIGSTOP'],
  ])(
    'at %s, %s: the removal is continued, and every seat is given back once',
    async (point, signal) => {
      await answers(times(70, (i) => i % 5));
      const server = await startFaultyServer(shop, point, signal);
      await sendJson(
        server.url,
        'POST',
        `/api/wish/removals/${couple.invitationId}`,
        { since: LONG_AGO },
        couple.owner.headers,
      );
      await (signal === 'SIGKILL' ? server.gone : server.reached);
      await clean();
      await removalsOf(shop, couple).settled();
      expect(await books(shop, couple.invitationId)).toEqual(NOTHING);
      expect(await kept()).toBe(70);
      if (signal === 'SIGSTOP') {
        server.wakeUp();
        await new Promise((woken) => setTimeout(woken, 1_000));
        expect(await books(shop, couple.invitationId)).toEqual(NOTHING);
        await server.stop();
      }
      const [removal] = await removalsOf(shop, couple).list();
      expect(removal).toMatchObject({ state: 'removed', answers: 70 });
    },
    90_000,
  );

  it.each<[FaultPoint, 'SIGKILL' | 'SIGSTOP']>([
    ['wish.restore-claimed', 'SIGKILL'],
    ['wish.removal-written', 'SIGKILL'],
    ['wish.restore-claimed', 'SIGSTOP'],
  ])(
    'at %s, %s: the undo is continued, and every seat is taken once',
    async (point, signal) => {
      await answers(times(70, (i) => i % 5));
      const removals = removalsOf(shop, couple);
      const { id } = await removals.remove({ since: LONG_AGO });
      await removals.settled();
      const server = await startFaultyServer(shop, point, signal);
      await sendJson(
        server.url,
        'PUT',
        `/api/wish/removals/${couple.invitationId}`,
        { removalId: id },
        couple.owner.headers,
      );
      await (signal === 'SIGKILL' ? server.gone : server.reached);
      await clean();
      await removals.settled();
      const whole = balanced({ guests: 140, stored: 70 });
      expect(await books(shop, couple.invitationId)).toEqual(whole);
      if (signal === 'SIGSTOP') {
        server.wakeUp();
        await new Promise((woken) => setTimeout(woken, 1_000));
        expect(await books(shop, couple.invitationId)).toEqual(whole);
        await server.stop();
      }
      expect(await kept()).toBe(0);
    },
    90_000,
  );

  it('is continued by the reconciler', async () => {
    await answers(times(10, () => 1));
    const server = await startFaultyServer(shop, 'wish.removal-recorded', 'SIGKILL');
    await sendJson(
      server.url,
      'POST',
      `/api/wish/removals/${couple.invitationId}`,
      { since: LONG_AGO },
      couple.owner.headers,
    );
    await server.gone;
    shop.clock.advance(20_000);
    const again = await startTestApp({ mongoUri: shop.mongoUri, clock: shop.clock });
    expect(again.app.get(RsvpReconcilerService)).toBeDefined();
    await removalsOf(shop, couple).settled();
    await again.close();
    expect(await books(shop, couple.invitationId)).toEqual(NOTHING);
  }, 90_000);
});

describe('the couple close RSVPs', () => {
  it('for new ones and for changes, at every server at once, in both languages; and open them again', async () => {
    const key = randomUUID();
    const first = await answer(shop.url, couple.invitationId, 2, { key });
    await removalsOf(shop, couple).close(true);
    const refused = { status: 400, errorCode: 'answers-closed' };
    for (const { url } of [shop, other]) {
      expect(await answer(url, couple.invitationId, 1)).toMatchObject(refused);
      expect(await answer(url, couple.invitationId, 0)).toMatchObject(refused);
      for (const count of [0, 1, 2, 3]) expect(await edit(url, first.wishId ?? '', count)).toMatchObject(refused);
    }
    const body = { wishId: first.wishId, from: 'Mak Long', attendanceCount: 1, willAttend: true, message: '' };
    for (const [language, words] of [
      ['ms', 'Jawapan untuk jemputan ini telah ditutup'],
      ['en', 'Replies to this invitation are closed'],
    ] as const) {
      const { body: said } = await shop.http.put('/api/wish/edit').set('Accept-Language', language).send(body);
      expect(said.data.error.errorMessage).toContain(words);
    }
    // A request whose reply was lost still gets the same one.
    expect(await answer(shop.url, couple.invitationId, 2, { key })).toEqual(first);
    const seen = await shop.http.get(`/api/invitation/find-one/${couple.invitationId}`);
    expect(seen.body.data.invitation.answersClosed).toBe(true);
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 2, stored: 1 }));

    await removalsOf(other, couple).close(false);
    expect(await edit(shop.url, first.wishId ?? '', 1)).toMatchObject({ status: 200 });
    expect(await answer(shop.url, couple.invitationId, 1)).toMatchObject({ status: 200 });
  });

  it('and no request that begins after their response is taken, however many come at once', async () => {
    const flood = Promise.all(times(60, () => answer(shop.url, couple.invitationId, 1)));
    await removalsOf(other, couple).close(true);
    const late = await Promise.all(times(60, (i) => answer((i % 2 ? shop : other).url, couple.invitationId, 1)));
    expect(new Set(late.map(({ errorCode }) => errorCode))).toEqual(new Set(['answers-closed']));
    const taken = (await flood).filter(({ status }) => status === 200).length;
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: taken, stored: taken }));
  });
});
