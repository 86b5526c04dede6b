import { ObjectId, type Document } from 'mongodb';
import { median } from './support/measure.ts';
import type { Row } from './support/report.ts';
import type { Stack } from './support/stack.ts';

const ROUNDS = 5;
const INVITATIONS = 10_000;
const AT_ONCE = 1_000;
const MOST_SECONDS = 3;

/** From the start of a server's process to its first good /health/ready: with an empty shop, and with a full one. */
export async function benchStart(stack: Stack): Promise<Row[]> {
  const empty = await starts(stack);
  await fill(stack);
  const full = await starts(stack);
  const seconds = median(full);
  return [
    {
      what: `start to ready with ${INVITATIONS.toLocaleString('en')} invitations, their orders and counters (median of ${ROUNDS})`,
      figure: `${seconds.toFixed(2)} s (${(seconds / median(empty)).toFixed(2)} of the ${median(empty).toFixed(2)} s with one invitation)`,
      goal: `<= ${MOST_SECONDS} s`,
      ok: seconds <= MOST_SECONDS,
    },
  ];
}

async function starts(stack: Stack): Promise<number[]> {
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await stack.addServer();
    seconds.push(server.readyAfter / 1000);
    await server.stop();
  }
  return seconds;
}

/** Copies of the one invitation that the shop has, each with its order and counter under ids of their own. */
async function fill({ db }: Stack): Promise<void> {
  const [order, invitation, counter] = await Promise.all(
    ['orders', 'invitations', 'attendances'].map((name) => db.collection(name).findOne({})),
  );
  if (!order || !invitation || !counter) throw new Error('no invitation to copy');
  for (let at = 0; at < INVITATIONS; at += AT_ONCE) {
    const ids = Array.from({ length: AT_ONCE }, () => ({
      orderId: new ObjectId(),
      userId: new ObjectId(),
      invitationId: new ObjectId(),
    }));
    const write = (name: string, documents: Document[]): Promise<unknown> => db.collection(name).insertMany(documents);
    await write(
      'orders',
      ids.map(({ orderId, ...others }, index) => ({
        ...order,
        ...others,
        _id: orderId,
        number: `B${at + index}`,
        idempotencyKey: orderId.toHexString(),
      })),
    );
    await write(
      'invitations',
      ids.map(({ invitationId, ...others }) => ({ ...invitation, ...others, _id: invitationId })),
    );
    await write(
      'attendances',
      ids.map(({ invitationId }) => ({ ...counter, _id: invitationId })),
    );
  }
}
