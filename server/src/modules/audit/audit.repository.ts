import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model, type QueryFilter } from 'mongoose';
import type { Counted } from '@serikad/shared/admin/counted';
import { AUDIT_SUBJECT_KINDS, type AuditSubjectKind } from '@serikad/shared/admin/audit.types';
import { counted } from '../../common/counted.js';
import { insertOnce } from '../../common/insert-once.js';
import { AUDIT_MODEL, type AuditRecord } from './audit.schema.js';

export interface AuditSearch {
  kind?: AuditSubjectKind | undefined;
  subject?: string | undefined;
  skip: number;
  limit: number;
}

/** The entries: they are added and read, there is no other way to touch them. */
@Injectable()
export class AuditRepository {
  constructor(@InjectModel(AUDIT_MODEL) private readonly entries: Model<AuditRecord>) {}

  /** Adds an entry; nothing happens when it is there already. */
  insertOnce(entry: AuditRecord): Promise<void> {
    return insertOnce(this.entries.collection, entry);
  }

  /** Newest first. */
  async page({ kind, subject, skip, limit }: AuditSearch): Promise<{ entries: AuditRecord[] } & Counted> {
    const filter: QueryFilter<AuditRecord> = {
      ...(kind !== undefined && { 'subject.kind': kind }),
      // The index by subject begins with the kind.
      ...(subject !== undefined && {
        'subject.kind': kind ?? trusted({ $in: [...AUDIT_SUBJECT_KINDS] }),
        'subject.id': subject,
      }),
    };
    const [entries, count] = await Promise.all([
      this.entries.find(filter).sort({ at: -1, _id: -1 }).skip(skip).limit(limit).lean<AuditRecord[]>().exec(),
      counted(this.entries, filter),
    ]);
    return { entries, ...count };
  }
}
