import type { AuditEntry } from '@serikad/shared/admin/audit.types';
import type { AuditRecord } from './audit.schema.js';

/** @param emails the present emails of people, by their ids */
export function auditEntryView(entry: AuditRecord, emails: ReadonlyMap<string, string>): AuditEntry {
  const { _id, at, actorId, action, subject, details } = entry;
  const actor = actorId.toHexString();
  return {
    _id: _id.toHexString(),
    at: at.toISOString(),
    actor: { _id: actor, email: emails.get(actor) ?? null },
    action,
    subject: { kind: subject.kind, id: subject.id },
    details: { ...details },
  };
}
