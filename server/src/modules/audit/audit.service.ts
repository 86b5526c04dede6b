import { Injectable } from '@nestjs/common';
import type { AuditAction, AuditDetails, AuditPage, AuditSubjectKind } from '@serikad/shared/admin/audit.types';
import { Types } from 'mongoose';
import { Clock } from '../../common/clock.js';
import { UsersService } from '../users/users.service.js';
import { AuditRepository, type AuditSearch } from './audit.repository.js';
import type { AuditRecord } from './audit.schema.js';
import { auditEntryView } from './audit.view.js';

/** A change that a seller is about to make. */
interface AuditDraft {
  /** The seller's 24-hex id. */
  actorId: string;
  action: AuditAction;
  subject: { kind: AuditSubjectKind; id: string };
  details: AuditDetails;
}

/**
 * The audit. Every change by the seller has its entry, wherever the server is killed, so there are two ways to write
 * one (docs/decisions/040-ledger.md):
 * - `record` **before** the change. A crash in between leaves an entry of a change that was not made; it holds what was
 *   asked for.
 * - `prepare`, then store the entry inside the changed document in the very write that changes it, then `write` it and
 *   remove it from the document. A crash in between leaves it there, for a reconciler to write.
 */
@Injectable()
export class AuditService {
  constructor(
    private readonly repository: AuditRepository,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** Stores the entry of a change; call it before the change is made. */
  async record(draft: AuditDraft): Promise<void> {
    await this.repository.insertOnce(this.prepare(draft));
  }

  /** An entry with its id and its time, not stored yet. */
  prepare({ actorId, action, subject, details }: AuditDraft): AuditRecord {
    return {
      _id: new Types.ObjectId(),
      at: this.clock.date(),
      actorId: new Types.ObjectId(actorId),
      action,
      subject: { kind: subject.kind, id: subject.id },
      details: { ...details },
    };
  }

  /** Stores a prepared entry; the same however often. */
  write(entry: AuditRecord): Promise<void> {
    return this.repository.insertOnce(entry);
  }

  /** The entries, newest first. */
  async page(search: AuditSearch): Promise<AuditPage> {
    const { entries, count, countIs } = await this.repository.page(search);
    const emails = await this.users.emails(entries.map(({ actorId }) => actorId.toHexString()));
    return { count, countIs, entries: entries.map((entry) => auditEntryView(entry, emails)) };
  }
}
