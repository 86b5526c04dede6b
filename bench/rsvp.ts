import { randomBytes, randomUUID } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { allGot, rsvpRequest, connectGuests, crowd, type Guest } from './support/guests.ts';
import { limitedInvitation, storedSeats } from './support/limited.ts';
import { median, percentile, perSecond } from './support/measure.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';

const ROUNDS = 5;
/** RSVPs of a round, and those of the floor, which is slower. */
const RSVPS = 1_500;
const RAW_RSVPS = 500;
const GUESTS = 50;
/** More seats than are ever asked for. */
const ROOM = 90_000;
/** Seats of an invitation that is filled: two for each of 4,000 RSVPs. */
const SEATS = 8_000;
const TOO_MANY = 4_400;

/**
 * Guests who send RSVPs at once on one limited invitation: how fast against the raw driver making the same three writes
 * for each, how long the slowest wait, and whether exactly as many get in as there are seats, at one server and at two.
 */
export async function benchRsvp(stack: Stack): Promise<Row[]> {
  return [...(await speed(stack)), ...(await filledLimits(stack))];
}

async function speed(stack: Stack): Promise<Row[]> {
  const { invitationId } = await limitedInvitation(stack, ROOM);
  const guests = await connectGuests([stack.server.port], GUESTS);
  const write = await rawWrites(stack);
  const shop: number[] = [];
  const slowest: number[] = [];
  const [together, alone]: [number[], number[]] = [[], []];
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const answered = await crowd(guests, RSVPS, (index) => rsvpRequest(invitationId, index));
    allGot(200, answered);
    const rawTogether = await perSecond(RAW_RSVPS, GUESTS, write);
    const rawAlone = await perSecond(RAW_RSVPS, 1, write);
    if (round === 0) continue;
    shop.push(answered.perSecond);
    slowest.push(
      percentile(
        answered.got.map(({ ms }) => ms),
        99,
      ),
    );
    together.push(rawTogether);
    alone.push(rawAlone);
  }
  leave(guests);
  const floor = Math.max(median(together), median(alone));
  const ratio = median(shop) / floor;
  const p99 = median(slowest);
  return [
    {
      what: `RSVPs of ${GUESTS} guests at a time on one limited invitation: shop / raw driver, the same three writes for each RSVP (the faster of ${GUESTS} at a time and one at a time)`,
      figure: `${ratio.toFixed(2)} (${median(shop).toFixed(0)} / ${floor.toFixed(0)} per s; raw, ${GUESTS} at a time ${median(together).toFixed(0)}, one at a time ${median(alone).toFixed(0)})`,
      goal: '>= 1.2',
      ok: ratio >= 1.2,
    },
    {
      what: `the same: p99 of a guest's wait, median of ${ROUNDS} rounds`,
      figure: `${p99.toFixed(1)} ms (${slowest.map((ms) => ms.toFixed(0)).join(', ')})`,
      goal: '<= 80 ms',
      ok: p99 <= 80,
    },
  ];
}

async function filledLimits(stack: Stack): Promise<Row[]> {
  const one = await fillLimit(stack, [stack.server.port]);
  const another = await stack.addServer();
  const two = await fillLimit(stack, [stack.server.port, another.port]);
  await another.stop();
  const perMinute = (one.accepted / one.seconds) * 60;
  return [
    {
      what: `accepted RSVPs a minute on one invitation with ${SEATS.toLocaleString('en')} seats, ${GUESTS} guests at a time, until it is full`,
      figure: `${perMinute.toFixed(0)} (${one.accepted} of ${TOO_MANY} RSVPs in ${one.seconds.toFixed(1)} s; ${one.stored} seats of ${SEATS} taken)`,
      goal: '>= 4000, none over',
      ok: perMinute >= 4_000 && one.isExact,
    },
    {
      what: `the same with two servers, half of the guests at each`,
      figure: `${two.stored} seats of ${SEATS} taken by ${two.accepted} RSVPs, ${TOO_MANY - two.accepted} refused, in ${two.seconds.toFixed(1)} s`,
      goal: 'exact',
      ok: two.isExact,
    },
  ];
}

interface FilledLimit {
  accepted: number;
  seconds: number;
  stored: number;
  isExact: boolean;
}

/** More guests than there are seats, two per RSVP: the counter, the RSVPs and the responses must agree. */
async function fillLimit(stack: Stack, ports: readonly number[]): Promise<FilledLimit> {
  const { invitationId } = await limitedInvitation(stack, SEATS);
  const guests = await connectGuests(ports, GUESTS);
  const began = performance.now();
  let full = began;
  let accepted = 0;
  const { got } = await crowd(guests, TOO_MANY, (index) => rsvpRequest(invitationId, index));
  leave(guests);
  for (const { status, body, at } of got) {
    if (status === 200) {
      accepted += 1;
      full = Math.max(full, at);
    } else if (!body.includes('limit-reached')) throw new Error(`a response was ${status}: ${body.slice(0, 300)}`);
  }
  const { taken, stored } = await storedSeats(stack, invitationId);
  const isExact = taken === SEATS && stored === SEATS && accepted * 2 === SEATS;
  return { accepted, seconds: (full - began) / 1000, stored, isExact };
}

function leave(guests: readonly Guest[]): void {
  for (const guest of guests) guest.leave();
}

/** Take the seats with an intent, write the wish, pull the intent: on documents of the same shape and indexes. */
async function rawWrites({ db }: Stack): Promise<(index: number) => Promise<void>> {
  const counters = db.collection<{ _id: ObjectId; taken: number; totalLimit: number; pending: object[] }>(
    'floor_counters',
  );
  const wishes = db.collection('floor_wishes');
  const _id = new ObjectId();
  await counters.insertOne({ _id, taken: 0, totalLimit: ROOM, pending: [] });
  await wishes.createIndex({ invitationId: 1, key: 1 }, { unique: true });
  await wishes.createIndex({ op: 1 }, { unique: true });
  await wishes.createIndex({ secretHash: 1 }, { unique: true });
  await wishes.createIndex({ invitationId: 1, createdAt: -1, _id: -1 });
  return async (index) => {
    const key = randomUUID();
    const op = randomUUID();
    await counters.updateOne(
      { _id, 'pending.key': { $ne: key }, $expr: { $lte: [{ $add: ['$taken', 2] }, '$totalLimit'] } },
      { $inc: { taken: 2 }, $push: { pending: { op, key, kind: 'add', claimed: 2, release: 0, at: new Date() } } },
    );
    await wishes.insertOne({
      invitationId: _id,
      key,
      op,
      secretHash: randomBytes(32).toString('base64url'),
      bodyHash: randomBytes(32).toString('base64url'),
      from: `Tetamu ${index}`,
      attendanceCount: 2,
      willAttend: true,
      message: 'Tahniah!',
      rev: 0,
      createdAt: new Date(),
    });
    await counters.updateOne({ _id, 'pending.op': op }, { $pull: { pending: { op } } as never });
  };
}
