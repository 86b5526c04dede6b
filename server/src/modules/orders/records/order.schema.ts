import type { PicturePlace } from '@serikad/shared/orders/removal.types';
import type { InvitationLanguage } from '@serikad/shared/i18n/language';
import type { FrozenDetails } from '@serikad/shared/orders/frozen-details.types';
import type { ItemReturn, OrderItemStatus } from '@serikad/shared/orders/order.types';
import type { OrderItemKind } from '@serikad/shared/pricing/order-item.types';
import { Schema, type Types } from 'mongoose';
import type { AuditRecord } from '../../audit/audit.schema.js';
import type { PaymentRecord } from '../ledger/payment.schema.js';

export const ORDER_MODEL = 'Order';
/** Decides who makes the one order that may be unpaid. */
export const ONE_UNPAID_ORDER = 'one_unpaid_order_per_user';
export const IDEMPOTENCY_INDEX = 'order_of_idempotency_key';
/** Decides which order a payment's key belongs to. */
export const PAYMENT_KEY_INDEX = 'order_of_payment_key';
/** By time, with what an order costs and what is paid. */
const ORDERS_WITH_SUMS = 'orders_with_sums';
/** Those that owe something, by time, with how much. */
export const ORDERS_OWING = 'orders_owing';
export const ORDERS_PART_PAID = 'orders_part_paid';

export interface OrderItemRecord {
  item: OrderItemKind;
  package: string;
  /** Whole RM. */
  price: number;
  status: OrderItemStatus;
  /** Of a draft that the seller returned to its customer. */
  returned?: ItemReturn;
}

/**
 * A picture that the seller removes. Stored before the picture is deleted, so that an interrupted removal can be
 * resumed.
 */
export interface RemovalRecord {
  place: PicturePlace;
  imageUrl: string;
  at: Date;
  reason: string;
}

/** An order without what only its changes and the seller need. Amounts are whole RM. */
export interface OrderRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  kind: 'wedding';
  /** Private: only the owner and the seller read it. */
  customer: { name: string; phoneNo: string };
  notes: string;
  items: OrderItemRecord[];
  price: number;
  discountPrice: number;
  paidAmount: number;
  /** price − discountPrice − paidAmount, written with each of them: below 0 is credit. For filters and sums. */
  balance: number;
  /** The invitation's id, decided before the invitation exists: a reader that finds it missing creates it. */
  invitationId: Types.ObjectId;
  invitationStart: { design: string; language: InvitationLanguage };
  /** Counts the changes of the items; each writer names the one that it has decided on. */
  revision: number;
  createdAt: Date;
  /** Pictures that the seller took out of its invitation, the oldest first; absent before the first. */
  removals?: RemovalRecord[];
  /** When its customer was deleted: it stays for the books alone, and has no invitation any more. */
  erasedAt?: Date;
}

export interface StoredItem extends OrderItemRecord {
  /** The invitation's details as they were confirmed with the item; `null` until then. */
  frozen: FrozenDetails | null;
}

/**
 * A decided change by the seller, and what of it still has to be written into other collections. Stored in the order by
 * the very write that decided it; any server can finish it (docs/decisions/040-ledger.md).
 */
export interface OutboxEntry {
  _id: Types.ObjectId;
  at: Date;
  audit: AuditRecord;
  payment: PaymentRecord | null;
}

export interface StoredOrder extends Omit<OrderRecord, 'items'> {
  items: StoredItem[];
  /** The request that made the order, so that its repetitions find it; `null` when it carried no key. */
  idempotency: { key: string; fingerprint: string } | null;
  /** Beginnings by which the seller finds the order; see search-keys.ts. */
  search: string[];
  /** The keys of the ledger's lines, each of which counts once; absent before the first. */
  paymentKeys?: string[];
  /** Absent before the seller's first change. */
  outbox?: OutboxEntry[];
}

const text = { type: String, default: '' };
const amount = { type: Number, required: true, min: 0 };

const part = <T>(definition: Record<keyof T & string, object>): Schema<T> =>
  new Schema<T>(definition as never, { _id: false });

const itemSchema = new Schema<StoredItem>(
  {
    item: { type: String, required: true },
    package: { type: String, required: true },
    price: amount,
    status: { type: String, required: true, default: 'draft' },
    frozen: { type: Schema.Types.Mixed, default: null },
    returned: { type: part<ItemReturn>({ at: text, reason: text }) },
  },
  { _id: false },
);

const outboxSchema = new Schema<OutboxEntry>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, required: true },
    audit: { type: Schema.Types.Mixed, required: true },
    payment: { type: Schema.Types.Mixed, default: null },
  },
  { minimize: false },
);

export const orderSchema = new Schema<StoredOrder>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, required: true },
    customer: { type: part<OrderRecord['customer']>({ name: text, phoneNo: text }), required: true },
    notes: text,
    items: { type: [itemSchema], required: true },
    price: amount,
    discountPrice: amount,
    paidAmount: { ...amount, default: 0 },
    balance: { type: Number },
    invitationId: { type: Schema.Types.ObjectId, required: true },
    invitationStart: { type: part<OrderRecord['invitationStart']>({ design: text, language: text }), required: true },
    idempotency: {
      type: part<NonNullable<StoredOrder['idempotency']>>({ key: text, fingerprint: text }),
      default: null,
    },
    revision: { type: Number, required: true, default: 0 },
    search: { type: [String], required: true },
    // No empty lists: in a unique index all of them would be the same value.
    paymentKeys: { type: [String], default: undefined },
    outbox: { type: [outboxSchema], default: undefined },
    createdAt: { type: Date, required: true },
    removals: {
      type: [part<RemovalRecord>({ place: text, imageUrl: text, at: { type: Date }, reason: text })],
      default: undefined,
    },
    erasedAt: { type: Date },
  },
  { collection: 'orders', versionKey: false, strict: 'throw', autoIndex: false, minimize: false },
);

orderSchema.index(
  { userId: 1 },
  { name: ONE_UNPAID_ORDER, unique: true, partialFilterExpression: { paidAmount: { $lt: 1 } } },
);
orderSchema.index(
  { userId: 1, 'idempotency.key': 1 },
  { name: IDEMPOTENCY_INDEX, unique: true, partialFilterExpression: { 'idempotency.key': { $exists: true } } },
);
orderSchema.index({ invitationId: 1 }, { name: 'order_of_invitation', unique: true });
orderSchema.index({ userId: 1, createdAt: -1 }, { name: 'orders_of_user' });
orderSchema.index(
  { paymentKeys: 1 },
  { name: PAYMENT_KEY_INDEX, unique: true, partialFilterExpression: { paymentKeys: { $exists: true } } },
);
// Sparse: only the few orders with something left to write are in it.
orderSchema.index({ 'outbox.at': 1 }, { name: 'orders_with_outbox', sparse: true });
orderSchema.index({ search: 1 }, { name: 'orders_by_search' });
orderSchema.index({ createdAt: -1, _id: -1 }, { name: 'orders_newest_first' });
// Holds what the figures by day need: they read its keys, and no order.
orderSchema.index({ createdAt: -1, price: 1, discountPrice: 1, paidAmount: 1 }, { name: ORDERS_WITH_SUMS });
// By payment state. The filter's fields are in the key as well, so that counts and sums read keys only.
orderSchema.index(
  { createdAt: -1, _id: -1, balance: 1, paidAmount: 1 },
  { name: ORDERS_OWING, partialFilterExpression: { balance: { $gt: 0 } } },
);
orderSchema.index(
  { createdAt: -1, _id: -1, paidAmount: 1, balance: 1 },
  { name: ORDERS_PART_PAID, partialFilterExpression: { balance: { $gt: 0 }, paidAmount: { $gte: 1 } } },
);
orderSchema.index(
  { createdAt: -1, _id: -1, paidAmount: 1 },
  { name: 'orders_unpaid', partialFilterExpression: { paidAmount: { $lt: 1 } } },
);
orderSchema.index(
  { createdAt: -1, _id: -1, balance: 1 },
  { name: 'orders_settled', partialFilterExpression: { balance: { $lte: 0 } } },
);
orderSchema.index(
  { createdAt: -1, _id: -1, balance: 1 },
  { name: 'orders_with_credit', partialFilterExpression: { balance: { $lt: 0 } } },
);
orderSchema.index({ 'items.status': 1, createdAt: -1, _id: -1 }, { name: 'orders_by_item_status' });
