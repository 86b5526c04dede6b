import type { AuditAction, AuditDetails, AuditSubjectKind } from '@serikad/shared/admin/audit.types';
import { Schema, type Types } from 'mongoose';

export const AUDIT_MODEL = 'AuditEntry';

/** A change by a seller, as stored. */
export interface AuditRecord {
  /** Given before the change is made, so that writing the entry again is no second entry. */
  _id: Types.ObjectId;
  at: Date;
  actorId: Types.ObjectId;
  action: AuditAction;
  subject: { kind: AuditSubjectKind; id: string };
  details: AuditDetails;
}

const text = { type: String, required: true };

export const auditSchema = new Schema<AuditRecord>(
  {
    at: { type: Date, required: true },
    actorId: { type: Schema.Types.ObjectId, required: true },
    action: text,
    subject: { type: new Schema({ kind: text, id: text }, { _id: false }), required: true },
    details: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'audit_entries', versionKey: false, strict: 'throw', autoIndex: false, minimize: false },
);
auditSchema.index({ at: -1, _id: -1 }, { name: 'audit_newest_first' });
auditSchema.index({ 'subject.kind': 1, at: -1, _id: -1 }, { name: 'audit_of_kind' });
auditSchema.index({ 'subject.kind': 1, 'subject.id': 1, at: -1, _id: -1 }, { name: 'audit_of_subject' });
