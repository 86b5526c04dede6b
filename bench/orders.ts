import { ObjectId, type Document } from 'mongodb';
import { signIn } from './support/invitation.ts';
import { median } from './support/measure.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';

const ROUNDS = 5;
const USERS = 20;
/** Orders of each user in a round. */
const TURNS = 40;
/** The two documents that an order begins with, and where the floor stores its own. */
const COLLECTIONS = { orders: 'floor_orders', invitations: 'floor_invitations' } as const;

/**
 * Orders per second by 20 users at once, each with its invitation, against the raw driver inserting the same two
 * documents under the same indexes. A user has one unpaid order at a time, so between two turns all orders are paid,
 * which is not measured; the floor goes in the same turns.
 */
export async function benchOrders(stack: Stack): Promise<Row[]> {
  const tokens = await Promise.all(Array.from({ length: USERS }, () => signIn(stack.url)));
  const paid = (): Promise<unknown> =>
    stack.db.collection('orders').updateMany({ paidAmount: 0 }, { $set: { paidAmount: 1 }, $inc: { balance: -1 } });
  await Promise.all(tokens.map((token) => order(stack, token)));
  await paid();
  const insert = await rawInserts(stack);
  const shop: number[] = [];
  const raw: number[] = [];
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [ours, theirs] = [
      await perSecondInTurns((user) => order(stack, tokens[user] ?? ''), paid),
      await perSecondInTurns(insert, () => Promise.resolve()),
    ];
    if (round === 0) continue;
    shop.push(ours);
    raw.push(theirs);
  }
  const ratio = median(shop) / median(raw);
  return [
    {
      what: `orders with their invitations (${USERS} users at a time): shop / raw driver, the two inserts`,
      figure: `${ratio.toFixed(2)} (${median(shop).toFixed(0)} / ${median(raw).toFixed(0)} per s)`,
      goal: '>= 0.5',
      ok: ratio >= 0.5,
    },
  ];
}

/** Each user once, all at the same time, so many times over; the pauses in between don't count. */
async function perSecondInTurns(task: (user: number) => Promise<void>, pause: () => Promise<unknown>): Promise<number> {
  let took = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const began = performance.now();
    await Promise.all(Array.from({ length: USERS }, (_, user) => task(user)));
    took += performance.now() - began;
    await pause();
  }
  return ((TURNS * USERS) / took) * 1000;
}

async function order({ url }: Stack, token: string): Promise<void> {
  const response = await fetch(`${url}/api/order/create/v2`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({
      customer: { name: 'Nur Aisyah binti Mohd Rosli', phoneNo: '0123456789' },
      items: [{ item: 'rsvp', package: 'premium' }],
      design: 'cv0004',
      language: 'malay',
    }),
  });
  if (!response.ok) throw new Error(`order refused: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

/**
 * The documents of an order that the shop has made, under new ids, in collections with the indexes of the shop's own.
 */
async function rawInserts({ db }: Stack): Promise<() => Promise<void>> {
  for (const [from, to] of Object.entries(COLLECTIONS)) {
    for (const { v: _v, ns: _ns, ...index } of await db.collection(from).indexes()) {
      if (index['name'] !== '_id_') await db.collection(to).createIndex(index['key'], withoutKey(index));
    }
  }
  const template = await db.collection<{ invitationId: ObjectId }>('orders').findOne({});
  const invitation = template && (await db.collection('invitations').findOne({ _id: template.invitationId }));
  if (!invitation) throw new Error('no order to copy');
  return async () => {
    const [_id, userId, invitationId] = [new ObjectId(), new ObjectId(), new ObjectId()];
    await db
      .collection(COLLECTIONS.orders)
      .insertOne({ ...template, _id, userId, invitationId, paidAmount: 0, createdAt: new Date() });
    await db
      .collection(COLLECTIONS.invitations)
      .insertOne({ ...invitation, _id: invitationId, orderId: _id, userId, createdAt: new Date() });
  };
}

function withoutKey({ key: _key, ...options }: Document): Document {
  return options;
}
