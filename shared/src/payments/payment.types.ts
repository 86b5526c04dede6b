export type PaymentMethod = 'bank-transfer' | 'duitnow' | 'e-wallet' | 'card' | 'cash' | 'other';
export const PAYMENT_METHODS: readonly PaymentMethod[] = [
  'bank-transfer',
  'duitnow',
  'e-wallet',
  'card',
  'cash',
  'other',
];
/** The most that is entered at once, in RM: more than the dearest order by far, less than a slip of the keyboard. */
export const LARGEST_PAYMENT = 100_000;

/** A line of an order's ledger. The lines of an order add up to its paidAmount; none is ever changed or deleted. */
export interface PaymentView {
  _id: string;
  orderId: string;
  /** Whole RM; below 0 for a reversal. */
  amount: number;
  /** A reversal has the method and the reference of what it reverses. */
  method: PaymentMethod;
  /** What the bank calls it; may be empty. */
  reference: string;
  note: string;
  /** The payment that this line takes back, or `null`. */
  reverses: string | null;
  /** The line that takes this one back, or `null`. */
  reversedBy: string | null;
  /** The seller's id. */
  recordedBy: string;
  /** ISO 8601 */
  at: string;
}
