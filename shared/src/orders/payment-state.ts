import { DAY_MS } from '../calendar/durations.js';
import type { PaymentState } from './order.types.js';

/** The first day counts as paid: a couple looks around undisturbed. */
export const GRACE_MS = DAY_MS;
/** After seven days an unpaid order is closed for edits, and its invitation for the public. */
export const TRIAL_MS = 7 * DAY_MS;

/**
 * The state of an order: paid, on trial, or with its trial expired.
 * Exactly 24 hours is already `trial`; exactly 7 days is still `trial`.
 * @param paidAmount whole RM received so far
 * @param createdAt and now: milliseconds since the epoch, by the server's clock
 */
export function paymentState(paidAmount: number, createdAt: number, now: number): PaymentState {
  if (paidAmount >= 1) return 'paid';
  const age = now - createdAt;
  if (age < GRACE_MS) return 'paid';
  return age > TRIAL_MS ? 'trial-expired' : 'trial';
}

/** Whether an order blocks the next one and shows 'In Progress': nothing paid, whatever its age. */
export function isPending(paidAmount: number): boolean {
  return paidAmount === 0;
}

/** What is still to pay, in whole RM, never below 0. */
export function outstanding(total: number, paidAmount: number): number {
  return Math.max(0, total - paidAmount);
}

/**
 * What was paid beyond the total, in whole RM, never below 0: after a change to a cheaper package, or paid too much.
 */
export function credit(total: number, paidAmount: number): number {
  return Math.max(0, paidAmount - total);
}
