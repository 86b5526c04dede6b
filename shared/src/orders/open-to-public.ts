import { paymentState } from './payment-state.js';

/** As much of an order as decides who may see its invitation. */
export interface Openness {
  /** Whole RM received so far. */
  paidAmount: number;
  createdAt: Date;
  /** When its customer was deleted; absent otherwise. */
  erasedAt?: Date;
}

/**
 * Whether an order's invitation is open to everybody: guests see it, answer and reserve gifts. It is closed from 7 days
 * after an order that nothing was paid for, and after its customer was deleted.
 * @param now milliseconds since the epoch, by the server's clock
 */
export function isOpenToPublic({ paidAmount, createdAt, erasedAt }: Openness, now: number): boolean {
  return !erasedAt && paymentState(paidAmount, createdAt.getTime(), now) !== 'trial-expired';
}
