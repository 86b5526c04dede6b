import type mongoose from 'mongoose';
import { insertOnce } from '../../common/insert-once.js';
import { randomObjectId } from '../../common/object-id.js';
import type { AuditRecord } from '../../modules/audit/audit.schema.js';
import type { StoredOrder } from '../../modules/orders/records/order.schema.js';
import type { PaymentRecord } from '../../modules/orders/ledger/payment.schema.js';

type Db = mongoose.mongo.Db;

/** The details of an audit entry that stay when the order's customer is deleted: facts, no typed text. */
const RETAINED_DETAILS = ['payment', 'amount', 'method', 'reverses', 'item', 'from', 'to'];

/**
 * Removes the customer from their orders. An order with payments stays for the books; one that was never paid is
 * deleted.
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
    // A payment entered at this moment has its line in the outbox: then retry.
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
        // An id without invitation: from this write on the old address is unknown.
        invitationId: randomObjectId(),
        erasedAt: now,
      },
      $unset: { removals: 1, 'items.$[].returned': 1 },
      // Makes changes of the items that were decided before fail, with the details that they would freeze.
      $inc: { revision: 1 },
    });
    if (matchedCount === 1) return true;
  }
}

/**
 * Writes what was decided at the order where it belongs, as OrderOutboxService does.
 * @throws MongoServerError 11000 when another line of the ledger has the key of one of its payments
 */
async function settleOutbox(db: Db, { _id, outbox = [] }: StoredOrder): Promise<void> {
  for (const entry of outbox) {
    await insertOnce(db.collection<AuditRecord>('audit_entries'), entry.audit);
    if (entry.payment) await insertOnce(db.collection<PaymentRecord>('payments'), entry.payment);
    await db.collection<StoredOrder>('orders').updateOne({ _id }, { $pull: { outbox: { _id: entry._id } } });
  }
}

/** Removes all typed text from the payments and audit entries of a customer's orders. */
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
