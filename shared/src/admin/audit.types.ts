import type { Counted } from './counted.js';

/** What of the shop a seller has changed. */
export type AuditSubjectKind = 'order' | 'design' | 'customer';
export const AUDIT_SUBJECT_KINDS: readonly AuditSubjectKind[] = ['order', 'design', 'customer'];

/** What a seller did, or a customer with a bank account, as `thing.verb`. */
export type AuditAction =
  | 'order.payment-recorded'
  | 'order.payment-reversed'
  | 'order.item-moved'
  | 'order.wish-withheld'
  | 'order.wish-shown'
  | 'order.picture-removed'
  | 'order.bank-account-changed'
  | 'customer.exported'
  | 'customer.deleted'
  | 'design.created'
  | 'design.edited'
  | 'design.hidden'
  | 'design.shown'
  | 'design.ordered'
  | 'design.file-uploaded'
  | 'design.file-removed';

/** The particulars of a change: flat, and nothing that is to stay secret from the next seller. */
export type AuditDetails = Record<string, string | number | boolean | null>;

/**
 * One change by a seller, or by a customer of a bank account.
 * Never deleted, and never changed but for texts that were of a customer who was deleted.
 */
export interface AuditEntry {
  _id: string;
  /** When it was decided; ISO 8601. */
  at: string;
  /**
   * Who did it; `email` is the person's present one, `null` when the account is gone. An `_id` of zeros is the
   * operator, by a command.
   */
  actor: { _id: string; email: string | null };
  action: AuditAction;
  subject: { kind: AuditSubjectKind; id: string };
  details: AuditDetails;
}

/** A page of the audit, and how many entries there are altogether. */
export interface AuditPage extends Counted {
  /** Newest first. */
  entries: AuditEntry[];
}
export const AUDIT_PAGE_LIMIT = 100;
