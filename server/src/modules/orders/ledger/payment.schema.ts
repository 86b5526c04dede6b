import type { PaymentMethod } from '@serikad/shared/payments/payment.types';
import { Schema, type Types } from 'mongoose';

export const PAYMENT_MODEL = 'Payment';

/** A line of the ledger as stored. Amounts are whole RM. */
export interface PaymentRecord {
  /** Given before the line is decided, so that writing it again is no second line. */
  _id: Types.ObjectId;
  orderId: Types.ObjectId;
  /** What may be entered once: the request's Idempotency-Key, or the payment that is reversed. */
  key: string;
  /** The Idempotency-Key of the request, and the hash of what it asked for; `null` when it had none. */
  request: { key: string; fingerprint: string } | null;
  /** Below 0 for a reversal. */
  amount: number;
  method: PaymentMethod;
  reference: string;
  note: string;
  reverses: Types.ObjectId | null;
  recordedBy: Types.ObjectId;
  at: Date;
}

const text = { type: String, default: '' };
const id = { type: Schema.Types.ObjectId, required: true };

export const paymentSchema = new Schema<PaymentRecord>(
  {
    orderId: id,
    key: { type: String, required: true },
    request: {
      type: new Schema<NonNullable<PaymentRecord['request']>>({ key: text, fingerprint: text }, { _id: false }),
      default: null,
    },
    amount: { type: Number, required: true },
    method: { type: String, required: true },
    reference: text,
    note: text,
    reverses: { type: Schema.Types.ObjectId, default: null },
    recordedBy: id,
    at: { type: Date, required: true },
  },
  { collection: 'payments', versionKey: false, strict: 'throw', autoIndex: false },
);
paymentSchema.index({ key: 1 }, { name: 'payment_of_key', unique: true });
paymentSchema.index(
  { reverses: 1 },
  { name: 'one_reversal_per_payment', unique: true, partialFilterExpression: { reverses: { $type: 'objectId' } } },
);
paymentSchema.index({ orderId: 1, at: 1, _id: 1 }, { name: 'payments_of_order' });
// With the amount, so that a day's sum is read from the keys.
paymentSchema.index({ at: -1, _id: -1, amount: 1 }, { name: 'payments_newest_first' });
