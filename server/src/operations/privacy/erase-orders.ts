import type mongoose from 'mongoose';
import { randomObjectId } from '../../common/object-id.js';
import type { AuditRecord } from '../../modules/audit/audit.schema.js';
import type { StoredOrder } from '../../modules/orders/records/order.schema.js';
import type { PaymentRecord } from '../../modules/orders/ledger/payment.schema.js';
import { insertOnce } from './insert-once.js';

type Db = mongoose.mongo.Db;

/** What an audit entry about an order may say when its customer is gone: what was done, nothing that somebody typed. */
const RETAINED_DETAILS = ['payment', 'amount', 'method', 'reverses', 'item', 'from', 'to'];

/**
 * Takes the customer out of their orders. An order that money was entered for stays, as the books need it; one that
 * never was paid goes.
 */
export async function eraseOrders(
  db: Db,
  userId: mongoose.Types.ObjectId,
  now: Date,
): Promise<{ deletedOrders: number; keptOrders: number }> {
  let deletedOrders = 0;
  let keptOrders = 0;
  const orders = await db
    .collection<StoredOrder>('orders')
    .find({ userId }, { projection: { _id: 1 } })
    .toArray();
  for (const { _id } of orders) {
    if (await eraseOrder(db, _id, now)) keptOrders += 1;
    else deletedOrders += 1;
  }
  return { deletedOrders, keptOrders };
}

/** @returns whether the order stays */
async function eraseOrder(db: Db, _id: mongoose.Types.ObjectId, now: Date): Promise<boolean> {
  const orders = db.collection<StoredOrder>('orders');
  for (;;) {
    const order = await orders.findOne({ _id });
    if (!order) return false;
    await settleOutbox(db, order);
    if (order.erasedAt) return true;
    // A payment that comes in this very moment carries its line in the outbox: then it is looked at once more.
    const settled = { _id, 'outbox.0': { $exists: false } };
    const neverPaid = { ...settled, paidAmount: { $lt: 1 }, paymentKeys: { $exists: false } };
    if ((await orders.deleteOne(neverPaid)).deletedCount === 1) return false;
    const { matchedCount } = await orders.updateOne(settled, {
      $set: {
        customer: { name: '', phoneNo: '' },
        notes: '',
        search: [],
        'items.$[].frozen': null,
        idempotency: null,
        // One that there is no invitation under: the old address is nobody's from this write on.
        invitationId: randomObjectId(),
        erasedAt: now,
      },
      $unset: { removals: 1, 'items.$[].returned': 1 },
      // A change of the items that was decided before does not come through, nor the details that it would freeze.
      $inc: { revision: 1 },
    });
    if (matchedCount === 1) return true;
  }
}

/** Writes what was decided at the order where it belongs, as OrderOutboxService does; no line of the ledger is lost. */
async function settleOutbox(db: Db, { _id, outbox = [] }: StoredOrder): Promise<void> {
  for (const entry of outbox) {
    await insertOnce(db.collection<AuditRecord>('audit_entries'), entry.audit);
    if (entry.payment) await insertOnce(db.collection<PaymentRecord>('payments'), entry.payment);
    await db.collection<StoredOrder>('orders').updateOne({ _id }, { $pull: { outbox: { _id: entry._id } } });
  }
}

/** Leaves of the ledger's lines and the audit's entries of somebody's orders what was paid and done, and no text. */
export async function redactLedgerAndAudit(db: Db, userId: mongoose.Types.ObjectId): Promise<void> {
  const orders = await db
    .collection<StoredOrder>('orders')
    .find({ userId }, { projection: { _id: 1 } })
    .toArray();
  const ids = orders.map(({ _id }) => _id);
  if (ids.length === 0) return;
  await db
    .collection<PaymentRecord>('payments')
    // The request's fingerprint is made of the note and the reference.
    .updateMany({ orderId: { $in: ids } }, { $set: { note: '', reference: '', request: null } });
  const isRetained = { $in: ['$$detail.k', RETAINED_DETAILS] };
  const retained = { $filter: { input: { $objectToArray: '$details' }, as: 'detail', cond: isRetained } };
  await db
    .collection<AuditRecord>('audit_entries')
    .updateMany({ 'subject.kind': 'order', 'subject.id': { $in: ids.map((id) => id.toHexString()) } }, [
      { $set: { details: { $arrayToObject: retained } } },
    ]);
}
