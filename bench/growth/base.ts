import { createRequire } from 'node:module';
import { ObjectId, type Db, type Document } from 'mongodb';
import { call, makeInvitation, register, type MadeInvitation } from '../support/invitation.ts';

export const SELLER = 'seller@example.com';
/** Orders of the small shop. The last one is unpaid, and the one before paid in part. */
export const BASE_ORDERS = 10;
/** RSVPs of an invitation that has any, in the small shop as in the large one. */
export const RSVPS_PER_INVITATION = 150;
const PRICE = 48;
/** The little of sharp that draws the photo; it is the server's own copy. */
interface Drawing {
  jpeg(options: { quality: number }): { toBuffer(): Promise<Buffer> };
}
const sharp = createRequire(new URL('../../server/package.json', import.meta.url))('sharp') as (
  options: object,
) => Drawing;

/** An invitation to be measured. */
export interface Subject {
  invitationId: string;
  pagePath: string;
}

/** Makes the small shop by the calls of the web app: orders, invitations, payments, photos, RSVPs. */
export async function makeBase(url: string, db: Db): Promise<MadeInvitation[]> {
  const seller = (await register(url, SELLER)).token;
  const photo = await picture();
  const made: MadeInvitation[] = [];
  for (let n = 0; n < BASE_ORDERS; n += 1) {
    const invitation = await makeInvitation({ url, db }, 1);
    await addPhoto(url, invitation, photo);
    await resetPayment(db, invitation);
    const amount = n === BASE_ORDERS - 1 ? 0 : n === BASE_ORDERS - 2 ? PRICE / 2 : PRICE;
    if (amount > 0) await pay(url, db, seller, invitation, amount);
    made.push(invitation);
  }
  return made;
}

async function addPhoto(url: string, { invitationId, token }: MadeInvitation, photo: Blob): Promise<void> {
  const form = new FormData();
  form.set('invitationId', invitationId);
  form.set('order', '0');
  form.set('image', photo, 'gambar.jpg');
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/photo/add`, { method: 'POST', headers, body: form });
  if (!answer.ok) throw new Error(`photo refused: ${answer.status} ${await answer.text()}`);
}

/** makeInvitation() enters its payment past the ledger; here the seller enters it. */
async function resetPayment(db: Db, { invitationId }: MadeInvitation): Promise<void> {
  const unpaid = { $set: { paidAmount: 0, balance: PRICE } };
  await db.collection('orders').updateOne({ invitationId: new ObjectId(invitationId) }, unpaid);
}

async function pay(url: string, db: Db, seller: string, invitation: MadeInvitation, amount: number): Promise<void> {
  const order = await db.collection('orders').findOne({ invitationId: new ObjectId(invitation.invitationId) });
  const payment = { amount, method: 'bank-transfer', reference: 'FT26325', note: '' };
  await call(url, 'POST', `/api/admin/order/${String(order?._id)}/payment`, payment, seller);
}

/** A small photo. */
async function picture(): Promise<Blob> {
  const photo = sharp({ create: { width: 800, height: 600, channels: 3, background: '#b08968' } });
  return new Blob([new Uint8Array(await photo.jpeg({ quality: 80 }).toBuffer())], { type: 'image/jpeg' });
}

/** All documents of one order of the small shop, by collection: what the copies are made from. */
export type Template = Record<string, Document[]>;

/** Collections whose documents belong to one order, and by which field, as what kind of value. */
const OF_AN_ORDER = {
  orders: { field: '_id', id: 'order', as: 'object' },
  payments: { field: 'orderId', id: 'order', as: 'object' },
  audit_entries: { field: 'subject.id', id: 'order', as: 'any' },
  users: { field: '_id', id: 'user', as: 'object' },
  invitations: { field: '_id', id: 'invitation', as: 'object' },
  attendances: { field: '_id', id: 'invitation', as: 'object' },
  photos: { field: 'invitationId', id: 'invitation', as: 'object' },
  imageLedgers: { field: '_id', id: 'invitation', as: 'text' },
} as const;

export const COPIED_COLLECTIONS = [...Object.keys(OF_AN_ORDER), 'wishes'];

/** Reads the templates, oldest order first. */
export async function readTemplates(db: Db): Promise<Template[]> {
  const orders = await db.collection('orders').find().sort({ createdAt: 1 }).limit(BASE_ORDERS).toArray();
  return Promise.all(
    orders.map(async (order) => {
      const { _id, userId, invitationId } = order as Record<'_id' | 'userId' | 'invitationId', ObjectId>;
      const ids = { order: _id, user: userId, invitation: invitationId };
      const template: Template = {};
      for (const [collection, { field, id, as }] of Object.entries(OF_AN_ORDER)) {
        const value = ids[id];
        const wanted = { object: [value], text: [value.toHexString()], any: [value, value.toHexString()] }[as];
        template[collection] = await db
          .collection(collection)
          .find({ [field]: { $in: wanted as never[] } })
          .toArray();
      }
      return template;
    }),
  );
}
