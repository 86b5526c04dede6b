import { paymentState } from './payment-state.js';

/** The fields of an order that decide whether its invitation is public. */
export interface PublicState {
  /** Whole RM received so far. */
  paidAmount: number;
  createdAt: Date;
  /** When its customer was deleted; absent otherwise. */
  erasedAt?: Date;
}

/**
 * Whether an order's invitation is public: guests see it, send RSVPs and reserve gifts. It is closed from 7 days
 * after an order that nothing was paid for, and after its customer was deleted.
 * @param now milliseconds since the epoch, by the server's clock
 */
export function isOpenToPublic({ paidAmount, createdAt, erasedAt }: PublicState, now: number): boolean {
  return !erasedAt && paymentState(paidAmount, createdAt.getTime(), now) !== 'trial-expired';
}
