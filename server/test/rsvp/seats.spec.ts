import { randomUUID } from 'node:crypto';
import { array, assert, asyncProperty, constant, integer, nat, oneof, record } from 'fast-check';
import { type Model, Types } from 'mongoose';
import { getModelToken } from '@nestjs/mongoose';
import { MOST_RSVPS } from '../../src/modules/rsvp/seats/seat-counter.service.js';
import { SEATS_MODEL, type SeatsRecord } from '../../src/modules/rsvp/seats/seats.schema.js';
import { SeatCounterRepository } from '../../src/modules/rsvp/seats/seat-counter.repository.js';
import { RsvpSettlerService } from '../../src/modules/rsvp/responses/rsvp-settler.service.js';
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
import { ScriptedFaults } from './support/scripted-faults.js';

const faults = new ScriptedFaults();
let shop: TestApp;
/** A second server on the same database: one alone joins claims that wait together, which no race may rely on. */
let other: TestApp;
beforeAll(async () => {
  shop = await startTestApp({ faults });
  other = await startTestApp({ mongoUri: shop.mongoUri });
});
afterAll(async () => {
  await other.close();
  await shop.close();
});
afterEach(() => {
  jest.restoreAllMocks();
  shop.clock.reset();
});

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const upTo = (most: number): number => 1 + Math.floor(Math.random() * most);
const remove = (couple: Couple, wishId: string): Promise<Answer> =>
  sendJson(shop.url, 'DELETE', '/api/wish/delete', { wishId }, couple.owner.headers);

async function listed(couple: Couple): Promise<{ _id: string; attendanceCount: number; from: string }[]> {
  const { body } = await shop.http.get(`/api/wish/get-all/${couple.invitationId}`).set(couple.owner.headers);
  return body.data;
}

const GUESTS = 200;
const LIMIT = 50;

/** 200 guests answer at once, with 1 to 5 seats each, at one server and the other. */
async function rush({ invitationId }: Couple): Promise<{ accepted: number; refused: Answer[] }> {
  const counts = times(GUESTS, () => upTo(5));
  const answers = await Promise.all(
    counts.map((count, i) => answer(i % 2 === 0 ? shop.url : other.url, invitationId, count)),
  );
  const accepted = counts.reduce((sum, count, i) => sum + (answers[i]?.status === 200 ? count : 0), 0);
  return { accepted, refused: answers.filter(({ status }) => status !== 200) };
}

describe('X38 the total limit', () => {
  it('is never exceeded by 200 guests at once', async () => {
    for (let round = 1; round <= 20; round += 1) {
      const couple = await newCouple(shop);
      await setLimits(shop, couple, { totalLimit: LIMIT });
      const { accepted, refused } = await rush(couple);
      const state = await books(shop, couple.invitationId);
      expect(state).toEqual(balanced({ guests: accepted, stored: GUESTS - refused.length }));
      expect(accepted).toBeLessThanOrEqual(LIMIT);
      // 200 guests bring 600 on average: no guest with one seat may have been refused while there was one.
      expect(accepted).toBeGreaterThan(LIMIT - 5);
      expect(new Set(refused.map(({ status, errorCode }) => `${status} ${errorCode}`))).toEqual(
        new Set(['400 limit-reached']),
      );
    }
  }, 120_000);

  it('control: without the condition in the claim the same guests exceed it', async () => {
    for (const { app } of [shop, other]) {
      const model = app.get<Model<SeatsRecord>>(getModelToken(SEATS_MODEL));
      jest.spyOn(app.get(SeatCounterRepository), 'claim').mockImplementation(async (_id, claims) => {
        const intents = claims.map(({ intent }) => intent);
        const claimed = intents.reduce((total, intent) => total + intent.claimed, 0);
        const seen = await model.findById(_id).lean();
        if (seen && seen.taken + claimed > seen.totalLimit) return false;
        const counted = { taken: claimed, answers: intents.length };
        await model.updateOne({ _id }, { $inc: counted, $push: { pending: { $each: intents } } });
        return true;
      });
    }
    const couple = await newCouple(shop);
    await setLimits(shop, couple, { totalLimit: LIMIT });
    const { accepted } = await rush(couple);
    expect(accepted).toBeGreaterThan(LIMIT);
  }, 60_000);

  it('is exact when it is set later, because seats are counted without a limit, too', async () => {
    const couple = await newCouple(shop);
    await Promise.all(times(10, () => answer(shop.url, couple.invitationId, 3)));
    await setLimits(shop, couple, { totalLimit: 31 });
    expect(await answer(shop.url, couple.invitationId, 2)).toMatchObject({ status: 400, errorCode: 'limit-reached' });
    expect(await answer(shop.url, couple.invitationId, 1)).toMatchObject({ status: 200 });
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 31, stored: 11 }));
  });
});

describe('X39 edits, deletions and a limit that changes', () => {
  it('leave the counter and the RSVPs in agreement', async () => {
    const couple = await newCouple(shop);
    const highest = 40;
    await setLimits(shop, couple, { totalLimit: highest });
    const secrets: string[] = [];
    const seen = new Set<string>();
    const note = ({ status, errorCode, wishId }: Answer): void => {
      seen.add(status === 200 ? '200' : `${status} ${errorCode}`);
      if (wishId) secrets.push(wishId);
    };
    for (let round = 1; round <= 12; round += 1) {
      const rows = await listed(couple);
      await Promise.all([
        ...times(8, async () => note(await answer(shop.url, couple.invitationId, upTo(5)))),
        ...times(8, async () => {
          if (secrets.length > 0) note(await edit(shop.url, pick(secrets), Math.floor(Math.random() * 7)));
        }),
        ...rows.slice(0, 4).map(async ({ _id }) => note(await remove(couple, _id))),
        setLimits(shop, couple, { totalLimit: pick([10, 25, highest]) }),
      ]);
      const { taken } = await books(shop, couple.invitationId);
      expect(taken).toBeLessThanOrEqual(highest);
    }
    const state = await books(shop, couple.invitationId);
    expect(state).toEqual(balanced(state));
    // Editing an RSVP that was deleted meanwhile is not found; nothing else may happen.
    for (const answered of seen) expect(['200', '400 limit-reached', '404 not-found']).toContain(answered);
    expect(seen).toContain('200');
  }, 60_000);

  it('an edit with more guests takes only what is left, and many at once together take no more', async () => {
    const couple = await newCouple(shop);
    await setLimits(shop, couple, { totalLimit: 20 });
    const guests = await Promise.all(times(10, () => answer(shop.url, couple.invitationId, 1)));
    const edited = await Promise.all(guests.map(({ wishId = '' }) => edit(shop.url, wishId, 4)));
    // 10 seats are left, each needs 3 more.
    expect(edited.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(new Set(edited.map(({ errorCode }) => errorCode))).toEqual(new Set([undefined, 'limit-reached']));
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 19, stored: 10 }));
  });

  it('a limit lowered under the sum allows no more guests, and an edit with fewer gives seats back', async () => {
    const couple = await newCouple(shop, { language: 'english' });
    await setLimits(shop, couple, { totalLimit: 20 });
    const { wishId = '' } = await answer(shop.url, couple.invitationId, 10);
    await setLimits(shop, couple, { totalLimit: 4 });
    expect(await answer(shop.url, couple.invitationId, 1)).toEqual({
      status: 400,
      errorCode: 'limit-reached',
      errorMessage: 'All seats are taken. You may still leave a wish.',
    });
    expect(await edit(shop.url, wishId, 8)).toMatchObject({ status: 200 });
    expect(await answer(shop.url, couple.invitationId, 1)).toMatchObject({ errorCode: 'limit-reached' });
    expect(await edit(shop.url, wishId, 3)).toMatchObject({ status: 200 });
    expect(await answer(shop.url, couple.invitationId, 1)).toMatchObject({ status: 200 });
    expect(await answer(shop.url, couple.invitationId, 0)).toMatchObject({ status: 200 });
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 4, stored: 3 }));
  });

  it('the same RSVP edited ten times at once ends as one of the ten', async () => {
    const couple = await newCouple(shop);
    const { wishId = '' } = await answer(shop.url, couple.invitationId, 1);
    const edits = await Promise.all(times(10, (i) => edit(shop.url, wishId, i)));
    expect(edits.map(({ status }) => status)).toEqual(times(10, () => 200));
    const state = await books(shop, couple.invitationId);
    expect(state).toEqual(balanced({ guests: state.guests, stored: 1 }));
  });

  it('an RSVP deleted twice at once gives the seats back once', async () => {
    const couple = await newCouple(shop);
    await answer(shop.url, couple.invitationId, 2);
    await answer(shop.url, couple.invitationId, 5);
    const [row] = (await listed(couple)).filter(({ attendanceCount }) => attendanceCount === 5);
    const answers = await Promise.all(times(5, () => remove(couple, row?._id ?? '')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(4);
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 2, stored: 1 }));
  });
});

describe('X41 repeated requests', () => {
  it('leave one RSVP and get one secret, 20 at once with one key', async () => {
    const couple = await newCouple(shop);
    await setLimits(shop, couple, { totalLimit: 5 });
    const key = randomUUID();
    const answers = await Promise.all(times(20, () => answer(shop.url, couple.invitationId, 4, { key })));
    expect(answers.map(({ status }) => status)).toEqual(times(20, () => 200));
    expect(new Set(answers.map(({ wishId }) => wishId)).size).toBe(1);
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 4, stored: 1 }));
  });

  it('get the secret of the stored RSVP after the response was lost', async () => {
    const couple = await newCouple(shop);
    const key = randomUUID();
    const abort = new AbortController();
    faults.once('wish.written', () => abort.abort());
    await expect(answer(shop.url, couple.invitationId, 2, { key, signal: abort.signal })).rejects.toThrow(/abort/i);
    const again = await answer(shop.url, couple.invitationId, 2, { key });
    expect(again.status).toBe(200);
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 2, stored: 1 }));
    await shop.http.get(`/api/wish/user/${again.wishId}`).expect(200);
  });

  it('are answered although all seats are taken and the RSVP was edited since', async () => {
    const couple = await newCouple(shop);
    await setLimits(shop, couple, { totalLimit: 3 });
    const key = randomUUID();
    const first = await answer(shop.url, couple.invitationId, 2, { key });
    await edit(shop.url, first.wishId ?? '', 3);
    expect(await answer(shop.url, couple.invitationId, 2, { key })).toEqual(first);
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 3, stored: 1 }));
  });

  it('are a conflict with another RSVP under the same key, also at once', async () => {
    const couple = await newCouple(shop);
    const key = randomUUID();
    const answers = await Promise.all(times(10, (i) => answer(shop.url, couple.invitationId, 1 + (i % 2), { key })));
    expect(new Set(answers.map(({ status, errorCode }) => `${status} ${errorCode ?? ''}`))).toEqual(
      new Set(['200 ', '409 idempotency-mismatch']),
    );
    expect((await books(shop, couple.invitationId)).stored).toBe(1);
  });

  it('are apart for each invitation under the same key', async () => {
    const [one, two] = [await newCouple(shop), await newCouple(shop)];
    const key = randomUUID();
    const first = await answer(shop.url, one.invitationId, 1, { key });
    const second = await answer(shop.url, two.invitationId, 1, { key });
    expect(first.wishId).not.toBe(second.wishId);
  });

  it('are RSVPs of their own without a key', async () => {
    const couple = await newCouple(shop);
    const body = { invitationId: couple.invitationId, from: 'A', attendanceCount: 1, willAttend: true, message: '' };
    const answers = await Promise.all(times(3, () => sendJson(shop.url, 'POST', '/api/wish/add', body)));
    expect(new Set(answers.map(({ wishId }) => wishId)).size).toBe(3);
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 3, stored: 3 }));
  });
});

it('X45 at most 20,000 RSVPs are stored, and exactly that many', async () => {
  const couple = await newCouple(shop);
  const _id = new Types.ObjectId(couple.invitationId);
  await shop.db.collection('attendances').updateOne({ _id }, { $set: { answers: MOST_RSVPS - 5 } });
  const answers = await Promise.all(times(12, () => answer(shop.url, couple.invitationId, 0)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(new Set([undefined, 'limit-reached']));
});

describe('the reconciler', () => {
  const left = { at: new Date(0), release: 0 };
  async function leave(couple: Couple, intent: object, claimed: number): Promise<void> {
    await shop.db
      .collection<SeatsRecord>('attendances')
      .updateOne(
        { _id: new Types.ObjectId(couple.invitationId) },
        { $inc: { taken: claimed, answers: 1 }, $push: { pending: { ...left, claimed, ...intent } as never } },
      );
  }

  it('X38 gives back the seats of an RSVP that was never written, run by five servers at once', async () => {
    const couple = await newCouple(shop);
    await answer(shop.url, couple.invitationId, 2);
    await leave(couple, { op: randomUUID(), key: randomUUID(), kind: 'add' }, 4);
    expect((await books(shop, couple.invitationId)).taken).toBe(6);
    const settler = shop.app.get(RsvpSettlerService);
    await Promise.all(times(5, () => settler.reconcile()));
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 2, stored: 1 }));
  });

  it('leaves alone what began less than five seconds ago', async () => {
    const couple = await newCouple(shop);
    await leave(couple, { op: randomUUID(), key: randomUUID(), kind: 'add', at: shop.clock.date() }, 4);
    await shop.app.get(RsvpSettlerService).reconcile();
    expect((await books(shop, couple.invitationId)).pending).toBe(1);
    shop.clock.advance(5_001);
    await shop.app.get(RsvpSettlerService).reconcile();
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 0, stored: 0 }));
  });

  it('X41 is not needed by a guest whose intent was left', async () => {
    const couple = await newCouple(shop);
    const key = randomUUID();
    await leave(couple, { op: randomUUID(), key, kind: 'add' }, 4);
    expect(await answer(shop.url, couple.invitationId, 4, { key })).toMatchObject({ status: 200 });
    expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: 4, stored: 1 }));
  });

  it('X41 leaves a change under way elsewhere: the guest is asked to try again, and nothing changes', async () => {
    const couple = await newCouple(shop);
    const key = randomUUID();
    await leave(couple, { op: randomUUID(), key, kind: 'add', at: shop.clock.date() }, 4);
    expect(await answer(shop.url, couple.invitationId, 4, { key })).toMatchObject({
      status: 503,
      errorCode: 'unavailable',
    });
    expect(await books(shop, couple.invitationId)).toMatchObject({ taken: 4, stored: 0, pending: 1 });
  });

  it('finds the open intents by an index', async () => {
    const plan = await shop.db
      .collection('attendances')
      .find({ 'pending.at': { $lt: new Date() } })
      .explain('queryPlanner');
    expect(JSON.stringify(plan['queryPlanner'].winningPlan)).toContain('open_intents');
  });
});

describe('X39 any order of RSVPs, edits, deletions and limits', () => {
  type Step =
    | { kind: 'add'; count: number }
    | { kind: 'edit'; at: number; count: number }
    | { kind: 'delete'; at: number }
    | { kind: 'limits'; limit: number; totalLimit: number };
  const seats = integer({ min: 0, max: 6 });
  const steps = array(
    oneof(
      { arbitrary: record({ kind: constant('add' as const), count: seats }), weight: 4 },
      { arbitrary: record({ kind: constant('edit' as const), at: nat(20), count: seats }), weight: 3 },
      { arbitrary: record({ kind: constant('delete' as const), at: nat(20) }), weight: 1 },
      {
        arbitrary: record({
          kind: constant('limits' as const),
          limit: integer({ min: 0, max: 5 }),
          totalLimit: integer({ min: -1, max: 15 }),
        }),
        weight: 2,
      },
    ),
    { minLength: 5, maxLength: 25 },
  );

  it('X39 is answered as the rules say, and the counter says what is stored', async () => {
    await assert(
      asyncProperty(steps, async (list: Step[]) => {
        const couple = await newCouple(shop);
        const guests: { wishId: string; count: number }[] = [];
        let [limit, totalLimit] = [0, 0];
        const taken = (): number => guests.reduce((sum, { count }) => sum + count, 0);
        const fits = (from: number, to: number): boolean =>
          to <= from || ((limit < 1 || to <= limit) && (totalLimit < 1 || taken() + to - from <= totalLimit));
        for (const step of list) {
          const guest = 'at' in step ? guests[step.at % Math.max(guests.length, 1)] : undefined;
          if (step.kind === 'limits') {
            ({ limit, totalLimit } = step);
            await setLimits(shop, couple, { limit, totalLimit });
          } else if (step.kind === 'add') {
            const expected = fits(0, step.count) ? 200 : 400;
            const { status, wishId = '' } = await answer(shop.url, couple.invitationId, step.count);
            expect([step, status]).toEqual([step, expected]);
            if (status === 200) guests.push({ wishId, count: step.count });
          } else if (guest && step.kind === 'edit') {
            const expected = fits(guest.count, step.count) ? 200 : 400;
            expect([step, (await edit(shop.url, guest.wishId, step.count)).status]).toEqual([step, expected]);
            if (expected === 200) guest.count = step.count;
          } else if (guest) {
            const [row] = (await listed(couple)).filter(({ attendanceCount }) => attendanceCount === guest.count);
            const gone = guests.find(({ count }) => count === row?.attendanceCount);
            if (!row || !gone) continue;
            expect((await remove(couple, row._id)).status).toBe(200);
            // Which of those with the same number of guests cancelled is found by reading each.
            for (const each of guests.filter(({ count }) => count === gone.count)) {
              const { status } = await shop.http.get(`/api/wish/user/${each.wishId}`);
              if (status === 404) guests.splice(guests.indexOf(each), 1);
            }
          }
        }
        expect(await books(shop, couple.invitationId)).toEqual(balanced({ guests: taken(), stored: guests.length }));
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});
