import type { OrderItemInput } from '@serikad/shared/pricing/order-item.types';
import { mongo, Types } from 'mongoose';
import { STORE_BALANCE } from '../../../src/modules/orders/records/order-balance.js';
import { answersClosed } from '../../support/answers-closed.js';
import type { TestApp } from '../../support/app.js';
import type { Session } from '../../support/sign-in.js';

export const PREMIUM: OrderItemInput[] = [{ item: 'rsvp', package: 'premium' }];
export const STANDARD: OrderItemInput[] = [{ item: 'rsvp', package: 'standard' }];
export const VIDEO: OrderItemInput[] = [{ item: 'video', package: 'premium' }];

export const CUSTOMER = { name: "Nur 'Aisyah binti Haji Ahmad 💍", phoneNo: '+60 12-345 6789' };

/** A couple with an order of their own. */
export interface Couple {
  session: Session;
  orderId: string;
  invitationId: string;
}

/** Signs a new couple in and orders for them, over HTTP. */
export async function newCouple(shop: TestApp, items = PREMIUM, more: Record<string, unknown> = {}): Promise<Couple> {
  const session = await shop.signIn();
  const answer = await shop.http
    .post('/api/order/create/v2')
    .set(session.headers)
    .send({ customer: CUSTOMER, items, ...more })
    .expect(200);
  return { session, orderId: answer.body.data.id, invitationId: answer.body.data.invitationId };
}

/** What the seller does: records a payment. */
export async function pay(shop: TestApp, orderId: string, paidAmount: number): Promise<void> {
  await shop.db
    .collection('orders')
    .updateOne({ _id: new Types.ObjectId(orderId) }, [{ $set: { paidAmount } }, STORE_BALANCE]);
}

/**
 * Every byte that the database holds, by collection and id: the documents are not decoded. One command reads all
 * collections.
 */
export async function snapshot(shop: TestApp): Promise<Record<string, string>> {
  await answersClosed(shop);
  const collections = Object.values(shop.db.models)
    .map(({ collection }) => collection.name)
    .filter((name) => name !== 'rate_counters');
  const all = collections.map((coll) => {
    const pipeline = [{ $project: { _id: 0, collection: { $literal: coll }, document: '$$ROOT' } }];
    return { $unionWith: { coll, pipeline } };
  });
  // From a collection that has nothing, as it is none.
  const stored = shop.db.collection('nothing').aggregate(all, { batchSize: 100_000, raw: true });
  const documents: Record<string, string> = {};
  for (const bytes of await stored.toArray()) {
    const { collection, document } = mongo.BSON.deserialize(bytes as unknown as Uint8Array, { raw: true });
    documents[`${collection}/${idOf(document)}`] = Buffer.from(document).toString('hex');
  }
  return documents;
}

/**
 * The `_id` of a BSON document. The server puts it first:
 * after the length, a byte for its type, and `_id` with its zero.
 */
function idOf(bson: Uint8Array): string {
  const bytes = Buffer.from(bson.buffer, bson.byteOffset, bson.byteLength);
  const [type, value] = [bytes[4], 9];
  if (bytes.toString('latin1', 5, value) !== '_id\0') throw new Error('a document does not begin with its _id');
  if (type === 0x07) return bytes.toString('hex', value, value + 12);
  // A string has its length in front, and a zero at its end, which that counts.
  if (type === 0x02) return bytes.toString('utf8', value + 4, value + 4 + bytes.readInt32LE(value) - 1);
  return String(mongo.BSON.deserialize(bytes)['_id']);
}

const EXPORTED = Buffer.from('customer.exported').toString('hex');

/** Of the keys of a snapshot, those that are more than the entry which an export of a customer's data leaves. */
export function butExports(keys: readonly string[], of: Readonly<Record<string, string>>): string[] {
  return keys.filter((key) => !(key.startsWith('audit_entries/') && of[key]?.includes(EXPORTED)));
}

/** The slug at the three places where clients look for it. */
export function slugs(body: { code: unknown; data: { code: unknown; error: { errorCode: unknown } } }): unknown[] {
  return [body.code, body.data.code, body.data.error.errorCode];
}

/** Ids that no record has, in every form that an address can carry. */
export const UNKNOWN_IDS = [
  'x',
  'undefined',
  'null',
  '123456789012',
  '0123456789abcdef01234567',
  '0123456789ABCDEF01234567',
  '0123456789abcdef0123456',
  '0123456789abcdef012345678',
  '%5Bobject%20Object%5D',
  '%00',
  '%7B%22$ne%22%3Anull%7D',
  'sample_',
  'sample_cv9999',
  '..%2f..%2fetc',
  'a'.repeat(500),
] as const;
