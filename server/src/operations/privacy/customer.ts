import { malaysiaDay } from '@serikad/shared/invitations/malaysia-time';
import mongoose from 'mongoose';
import { toObjectId } from '../../common/object-id.js';
import type { InvitationRecord } from '../../modules/invitations/invitation.schema.js';
import type { StoredOrder } from '../../modules/orders/records/order.schema.js';
import type { UserDocument } from '../../modules/users/users.schema.js';
import { lastDays } from './last-days.js';

type Db = mongoose.mongo.Db;

/**
 * The people with this id, or with this email: more than one when an email has passed from one Google account to
 * another. Those whose deletion was begun are among them for as long as it lasts.
 * @param who 24-hex id, or an email in any case
 */
export async function findCustomers(db: Db, who: string): Promise<UserDocument[]> {
  const users = db.collection<UserDocument>('users');
  const _id = toObjectId(who);
  return users.find(_id ? { _id } : { email: who.trim().toLowerCase() }).toArray();
}

/** Why an order is not over: nothing, when it is unpaid or finished. */
export type OpenReason = 'owing' | 'in-the-making' | 'wedding-ahead';

interface OpenOrder {
  id: string;
  reason: OpenReason;
}

/**
 * The orders in progress: paid in part, with an item to be made, or with a future wedding, whose guests would find no
 * page.
 */
export async function openOrders(db: Db, userId: mongoose.Types.ObjectId, now: Date): Promise<OpenOrder[]> {
  const open: OpenOrder[] = [];
  const today = malaysiaDay(now.getTime());
  const orders = db
    .collection<StoredOrder>('orders')
    .find({ userId, erasedAt: { $exists: false } })
    .sort({ _id: 1 });
  for await (const order of orders) {
    const invitation = await db
      .collection<InvitationRecord>('invitations')
      .findOne({ _id: order.invitationId }, { projection: { date: 1 } });
    const days = invitation ? await lastDays(db, [invitation]) : undefined;
    const reason = openReason(order, days?.get(order.invitationId.toHexString()) ?? null, today);
    if (reason) open.push({ id: order._id.toHexString(), reason });
  }
  return open;
}

/** @param lastDay of the last session, YYYY-MM-DD. @param today YYYY-MM-DD in Malaysia */
export function openReason(
  order: Pick<StoredOrder, 'paidAmount' | 'price' | 'discountPrice' | 'items'>,
  lastDay: string | null,
  today: string,
): OpenReason | null {
  const { paidAmount, price, discountPrice, items } = order;
  if (paidAmount < 1) return null;
  if (paidAmount < price - discountPrice) return 'owing';
  if (items.some(({ item, status }) => item !== 'rsvp' && status !== 'completed')) return 'in-the-making';
  const isAhead = items.some(({ item }) => item === 'rsvp') && (lastDay === null || lastDay >= today);
  return isAhead ? 'wedding-ahead' : null;
}
