import { randomBytes, randomUUID } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { median, perSecond } from './support/measure.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';

const ROUNDS = 3;
const ANSWERS = 1500;
const GUESTS = 20;
const TOTAL_LIMIT = 90_000;

/** Accepted answers per second under a total limit, against the raw driver making the same three writes. */
export async function benchRsvp(stack: Stack, invitationId: string): Promise<Row[]> {
  await stack.db
    .collection<{ _id: ObjectId }>('attendances')
    .updateOne({ _id: new ObjectId(invitationId) }, { $set: { totalLimit: TOTAL_LIMIT } });
  const shop: number[] = [];
  const raw: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    shop.push(await perSecond(ANSWERS, GUESTS, (index) => answer(stack, invitationId, index)));
    raw.push(await perSecond(ANSWERS, GUESTS, rawWrites(stack)));
  }
  const ratio = median(shop) / median(raw);
  return [
    {
      what: `RSVP with a total limit (${GUESTS} guests at a time): shop / raw driver, same three writes`,
      figure: `${ratio.toFixed(2)} (${median(shop).toFixed(0)} / ${median(raw).toFixed(0)} per s)`,
      goal: '>= 0.5',
      ok: ratio >= 0.5,
    },
  ];
}

async function answer(stack: Stack, invitationId: string, index: number): Promise<void> {
  const response = await fetch(`${stack.url}/api/wish/add`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({
      invitationId,
      from: `Tetamu ${index}`,
      attendanceCount: 2,
      willAttend: true,
      message: 'Tahniah!',
    }),
  });
  if (!response.ok) throw new Error(`answer refused: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

/** Take the seats with an intent, write the wish, pull the intent: on documents of the same shape and indexes. */
function rawWrites({ db }: Stack): (index: number) => Promise<void> {
  const counters = db.collection<{ _id: ObjectId; taken: number; totalLimit: number; pending: object[] }>(
    'floor_counters',
  );
  const wishes = db.collection('floor_wishes');
  const _id = new ObjectId();
  const made = (async () => {
    await counters.insertOne({ _id, taken: 0, totalLimit: TOTAL_LIMIT, pending: [] });
    await wishes.createIndex({ invitationId: 1, key: 1 }, { unique: true });
    await wishes.createIndex({ op: 1 }, { unique: true });
    await wishes.createIndex({ secretHash: 1 }, { unique: true });
    await wishes.createIndex({ invitationId: 1, createdAt: -1, _id: -1 });
  })();
  return async (index) => {
    await made;
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
