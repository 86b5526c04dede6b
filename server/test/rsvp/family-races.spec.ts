import { getModelToken } from '@nestjs/mongoose';
import type { SessionAnswer } from '@serikad/shared/guest-list/family.types';
import { array, assert, asyncProperty, constant, constantFrom, integer, nat, oneof, record, tuple } from 'fast-check';
import type { Model } from 'mongoose';
import { FamilyRsvpService } from '../../src/modules/rsvp/responses/family-rsvp.service.js';
import type { LinkedFamily } from '../../src/modules/rsvp/responses/family-rsvp.js';
import { RsvpSettlerService } from '../../src/modules/rsvp/responses/rsvp-settler.service.js';
import { sumOf } from '../../src/modules/rsvp/seats/seat-changes.js';
import { SeatCounterRepository } from '../../src/modules/rsvp/seats/seat-counter.repository.js';
import { SEATS_MODEL, type SeatsRecord } from '../../src/modules/rsvp/seats/seats.schema.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { answer, books, type Couple, edit, newCouple, setLimits } from './support/couple.js';
import {
  answerOfFamily,
  coming,
  familyOf,
  maybe,
  no,
  outcomeOf,
  sessionBooks,
  setSessions,
} from './support/families.js';
import { ScriptedFaults } from './support/scripted-faults.js';

const faults = new ScriptedFaults();
let shop: TestApp;
let other: TestApp;
beforeAll(async () => {
  shop = await startTestApp({ faults });
  other = await startTestApp({ mongoUri: shop.mongoUri, config: { jwtSecret: shop.config.jwtSecret } });
});
afterAll(async () => {
  await other.close();
  await shop.close();
});
afterEach(() => {
  jest.restoreAllMocks();
  shop.clock.reset();
});

const TOTAL = 60;
const AKAD = 40;
const upTo = (most: number): number => 1 + Math.floor(Math.random() * most);

/** 50 families and 50 guests of the open form answer at once, at one server and the other. */
async function rush(couple: Couple): Promise<string[]> {
  const answers = Array.from({ length: 100 }, async (_, index) => {
    const server = index % 4 < 2 ? shop : other;
    if (index % 2) return (await answer(server.url, couple.invitationId, upTo(5))).errorCode ?? 'stored';
    const sessions = [coming(upTo(3), 1), coming(upTo(2), upTo(2), 'akad')];
    return outcomeOf(answerOfFamily(server, familyOf(couple), sessions));
  });
  return Promise.all(answers);
}

async function hall(): Promise<Couple> {
  const couple = await newCouple(shop);
  await setLimits(shop, couple, { totalLimit: TOTAL });
  await setSessions(shop, couple, { akad: AKAD });
  return couple;
}

describe('X67 100 RSVPs at once, open and personal, on two servers and to two sessions', () => {
  it('X67 exceed neither limit, and the counter says what is stored', async () => {
    for (let round = 0; round < 5; round += 1) {
      const couple = await hall();
      const outcomes = new Set(await rush(couple));
      expect([...outcomes].sort()).toEqual(['limit-reached', 'stored']);
      const { taken, stored } = await sessionBooks(shop, couple);
      expect(taken).toEqual(stored);
      expect(taken['main']).toBeLessThanOrEqual(TOTAL);
      expect(taken['akad']).toBeLessThanOrEqual(AKAD);
      // 100 answers bring some 300 guests to the one and 150 to the other.
      expect(taken['main']).toBeGreaterThan(TOTAL - 5);
    }
  }, 120_000);

  it('X67 control: with a claim that reads first the same RSVPs exceed the limits', async () => {
    for (const { app } of [shop, other]) {
      const model = app.get<Model<SeatsRecord>>(getModelToken(SEATS_MODEL));
      jest.spyOn(app.get(SeatCounterRepository), 'claim').mockImplementation(async (_id, claims) => {
        const intents = claims.map(({ intent }) => intent);
        const { main, sessions } = sumOf(intents, 'claimed');
        const akad = sessions.get('akad') ?? 0;
        const seen = await model.findById(_id).lean();
        const isFull = (seen?.taken ?? 0) + main > TOTAL || (seen?.sessionSeats?.['akad']?.taken ?? 0) + akad > AKAD;
        if (isFull) return false;
        const counted = { taken: main, 'sessionSeats.akad.taken': akad, answers: intents.length };
        await model.collection.updateOne({ _id }, { $inc: counted, $push: { pending: { $each: intents } } } as object);
        return true;
      });
    }
    const couple = await hall();
    await rush(couple);
    const { taken } = await sessionBooks(shop, couple);
    expect(Math.max((taken['main'] ?? 0) - TOTAL, (taken['akad'] ?? 0) - AKAD)).toBeGreaterThan(0);
  }, 60_000);
});

describe('X67 a server that fails between two steps of a family’s RSVP', () => {
  const steps = [
    { point: 'wish.claimed', change: [coming(5), coming(4, 0, 'akad')], settled: { main: 0, akad: 0 } },
    { point: 'wish.written', change: [coming(5), coming(4, 0, 'akad')], settled: { main: 5, akad: 4 } },
    { point: 'wish.edit-claimed', change: [coming(1), coming(6, 0, 'akad')], settled: { main: 3, akad: 2 } },
    { point: 'wish.edit-written', change: [coming(1), coming(6, 0, 'akad')], settled: { main: 1, akad: 6 } },
    { point: 'wish.delete-recorded', change: null, settled: { main: 3, akad: 2 } },
    { point: 'wish.delete-written', change: null, settled: { main: 0, akad: 0 } },
    { point: 'wish.removal-recorded', change: 'off', settled: { main: 3, akad: 2 } },
    { point: 'wish.removal-written', change: 'off', settled: { main: 0, akad: 0 } },
  ] as const;

  it.each(steps)(
    'X67 at $point has the right seats of both sessions after the reconciler',
    async ({ point, change, settled }) => {
      const couple = await hall();
      const family = familyOf(couple);
      const service = shop.app.get(FamilyRsvpService);
      const isNew = point === 'wish.claimed' || point === 'wish.written';
      if (!isNew) await answerOfFamily(shop, family, [coming(3), coming(2, 0, 'akad')]);
      faults.once(point, () => Promise.reject(new Error('killed')));
      const cut =
        change === null
          ? service.delete(family)
          : change === 'off'
            ? service.remove(family)
            : answerOfFamily(shop, family, [...change]);
      await cut.catch(() => undefined);
      shop.clock.advance(6_000);
      const settlers = [shop, other].map(({ app }) => app.get(RsvpSettlerService));
      other.clock.advance(6_000);
      await Promise.all(settlers.map((settler) => settler.reconcile()));
      other.clock.reset();
      expect(await sessionBooks(shop, couple)).toEqual({ taken: settled, stored: settled });
      expect((await books(shop, couple.invitationId)).pending).toBe(0);
    },
  );
});

describe('X67 any order of RSVPs, limits, deletions and removals', () => {
  const people = tuple(constantFrom('coming', 'maybe', 'no'), integer({ min: 1, max: 5 })).map(([kind, adults]) =>
    kind === 'coming' ? coming(adults) : kind === 'maybe' ? maybe(adults) : no(),
  );
  const both = tuple(people, people).map(([main, akad]): SessionAnswer[] => [main, { ...akad, session: 'akad' }]);
  const at = nat(5);
  const steps = array(
    oneof(
      { arbitrary: record({ kind: constant('answer' as const), at, sessions: both }), weight: 6 },
      { arbitrary: record({ kind: constant('open' as const), at, count: integer({ min: 0, max: 5 }) }), weight: 3 },
      { arbitrary: record({ kind: constantFrom('delete', 'remove', 'restore'), at }), weight: 3 },
      { arbitrary: record({ kind: constant('limit' as const), total: integer({ min: 0, max: 15 }) }), weight: 1 },
    ),
    { minLength: 5, maxLength: 30 },
  );

  it('X67 counts as taken the sum of those who are coming, one after the other and several at once', async () => {
    await assert(
      asyncProperty(steps, integer({ min: 1, max: 6 }), async (list, atOnce) => {
        const couple = await newCouple(shop);
        await setSessions(shop, couple, { akad: 12 });
        const families: LinkedFamily[] = Array.from({ length: 6 }, () => familyOf(couple));
        const guests: string[] = [];
        for (let start = 0; start < list.length; start += atOnce) {
          await Promise.all(
            list.slice(start, start + atOnce).map(async (step, index) => {
              const server = index % 2 ? other : shop;
              if (step.kind === 'limit') return setLimits(shop, couple, { totalLimit: step.total });
              const family = families[step.at] as LinkedFamily;
              const service = server.app.get(FamilyRsvpService);
              if ('sessions' in step) await outcomeOf(answerOfFamily(server, family, step.sessions));
              else if ('count' in step) {
                const known = guests[step.at];
                if (known) await edit(server.url, known, step.count);
                else guests.push((await answer(server.url, couple.invitationId, step.count)).wishId ?? '');
              } else if (step.kind === 'delete') await service.delete(family);
              else if (step.kind === 'remove') await service.remove(family);
              else await service.restore(family);
            }),
          );
        }
        const { taken, stored } = await sessionBooks(shop, couple);
        expect(taken).toEqual(stored);
        const { answers, pending, stored: rsvps } = await books(shop, couple.invitationId);
        expect({ answers, pending }).toEqual({ answers: rsvps, pending: 0 });
        const ofFamilies = await shop.app.get(FamilyRsvpService).ofInvitation(couple.invitationId);
        expect(ofFamilies.size).toBeLessThanOrEqual(families.length);
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});
