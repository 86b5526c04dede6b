import { Flag, OneOf, Optional, Text, WholeNumber } from '../validation/decorators.js';
import { LARGEST_PAYMENT, PAYMENT_METHODS, type PaymentMethod } from './payment.types.js';

/** Body of POST /api/admin/order/:id/payment. */
export class RecordPaymentDto {
  /** Whole RM. */
  @WholeNumber(1, LARGEST_PAYMENT) amount!: number;
  @OneOf(PAYMENT_METHODS) method!: PaymentMethod;
  @Optional() @Text({ max: 100, optional: true }) reference?: string;
  @Optional() @Text({ max: 500, optional: true, multiline: true }) note?: string;
  /** Confirms an amount above what the order owes; without it such a payment is refused with `overpayment`. */
  @Optional() @Flag() overpay?: boolean;
}

/** Body of POST /api/admin/payment/:id/reverse. */
export class ReversePaymentDto {
  /** Why. */
  @Text({ max: 500, multiline: true }) note!: string;
}
