import type { PaymentView } from '@serikad/shared/payments/payment.types';
import type { PaymentRecord } from './payment.schema.js';

/** @param reversal the line that takes this one back, if there is one */
export function paymentView(payment: PaymentRecord, reversal: Pick<PaymentRecord, '_id'> | null): PaymentView {
  return {
    _id: payment._id.toHexString(),
    orderId: payment.orderId.toHexString(),
    amount: payment.amount,
    method: payment.method,
    reference: payment.reference,
    note: payment.note,
    reverses: payment.reverses?.toHexString() ?? null,
    reversedBy: reversal?._id.toHexString() ?? null,
    recordedBy: payment.recordedBy.toHexString(),
    at: payment.at.toISOString(),
  };
}
