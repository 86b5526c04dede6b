import type { InvitationLanguage } from '@serikad/shared/i18n/language';
import type { OrderItemKind, OrderItemStatus } from '@serikad/shared/orders/order.types';
import { Schema, type Types } from 'mongoose';

export const ORDER_MODEL = 'Order';
/** Decides who makes the one order that may be unpaid. */
export const ONE_UNPAID_ORDER = 'one_unpaid_order_per_user';
export const IDEMPOTENCY_INDEX = 'order_of_idempotency_key';

export interface OrderItemRecord {
  item: OrderItemKind;
  package: string;
  /** Whole RM. */
  price: number;
  status: OrderItemStatus;
  /** The invitation's details as they were confirmed with the item; `null` until then. */
  frozen: unknown;
}

/** An order as stored. Amounts are whole RM. */
export interface OrderRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  kind: 'wedding';
  /** Private: for the owner's and the seller's eyes. */
  customer: { name: string; phoneNo: string };
  notes: string;
  items: OrderItemRecord[];
  price: number;
  discountPrice: number;
  paidAmount: number;
  /** The id of the invitation, decided before the invitation exists: whoever finds it missing makes it. */
  invitationId: Types.ObjectId;
  /** What the invitation begins with. */
  invitationStart: { design: string; language: InvitationLanguage };
  /** The request that made the order, so that its repetitions find it; `null` when it carried no key. */
  idempotency: { key: string; fingerprint: string } | null;
  createdAt: Date;
}

const text = { type: String, default: '' };
const amount = { type: Number, required: true, min: 0 };

const itemSchema = new Schema<OrderItemRecord>(
  {
    item: { type: String, required: true },
    package: { type: String, required: true },
    price: amount,
    status: { type: String, required: true, default: 'draft' },
    frozen: { type: Schema.Types.Mixed, default: null },
  },
  { _id: false },
);

const part = <T>(definition: Record<keyof T & string, object>): Schema<T> =>
  new Schema<T>(definition as never, { _id: false });

export const orderSchema = new Schema<OrderRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, required: true },
    customer: { type: part<OrderRecord['customer']>({ name: text, phoneNo: text }), required: true },
    notes: text,
    items: { type: [itemSchema], required: true },
    price: amount,
    discountPrice: amount,
    paidAmount: { ...amount, default: 0 },
    invitationId: { type: Schema.Types.ObjectId, required: true },
    invitationStart: { type: part<OrderRecord['invitationStart']>({ design: text, language: text }), required: true },
    idempotency: {
      type: part<NonNullable<OrderRecord['idempotency']>>({ key: text, fingerprint: text }),
      default: null,
    },
    createdAt: { type: Date, required: true },
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
