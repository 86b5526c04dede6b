import type { OrderItemStatus } from '@serikad/shared/orders/order.types';
import type { OrderItemKind } from '@serikad/shared/pricing/order-item.types';
import { Types } from 'mongoose';
import type { StoredOrder } from '../../../src/modules/orders/records/order.schema.js';
import type { TestApp } from '../../support/app.js';
import type { Session } from '../../support/sign-in.js';

/** The seller's session. */
export const signInSeller = (shop: TestApp): Promise<Session> =>
  shop.signIn({ email: shop.config.adminEmails[0] ?? '', name: 'Puan Seri' });

export const PAYMENT = { amount: 48, method: 'bank-transfer', reference: 'FT26325', note: '' };

/** The seller enters a payment; returns supertest's request. */
export const recordPayment = (
  shop: TestApp,
  seller: Session,
  orderId: string,
  payment: Record<string, unknown> = {},
  key?: string,
) =>
  shop.http
    .post(`/api/admin/order/${orderId}/payment`)
    .set({ ...seller.headers, ...(key !== undefined && { 'Idempotency-Key': key }) })
    .send({ ...PAYMENT, ...payment });

export const reversePayment = (shop: TestApp, seller: Session, paymentId: string, key?: string) =>
  shop.http
    .post(`/api/admin/payment/${paymentId}/reverse`)
    .set({ ...seller.headers, ...(key !== undefined && { 'Idempotency-Key': key }) })
    .send({ note: 'Tersalah taip' });

export const moveItem = (shop: TestApp, seller: Session, orderId: string, item: OrderItemKind, to: OrderItemStatus) =>
  shop.http
    .put(`/api/admin/order/${orderId}/item`)
    .set(seller.headers)
    .send({ item, to, ...(to === 'draft' && { reason: 'Nama pengantin belum diisi.' }) });

/** The order as stored. */
export async function storedOrder(shop: TestApp, orderId: string): Promise<StoredOrder> {
  const order = await shop.db.collection<StoredOrder>('orders').findOne({ _id: new Types.ObjectId(orderId) });
  if (!order) throw new Error(`no order ${orderId}`);
  return order;
}

/** Puts an item of an order straight into a status, as a shop that has worked for a while would have it. */
export async function setStatus(
  shop: TestApp,
  orderId: string,
  item: OrderItemKind,
  status: OrderItemStatus,
): Promise<void> {
  await shop.db
    .collection('orders')
    .updateOne({ _id: new Types.ObjectId(orderId), 'items.item': item }, { $set: { 'items.$.status': status } });
}
