import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { AuditSubjectKind } from '@serikad/shared/audit/audit.types';
import { isDuplicateKey } from '../../common/database-errors.js';
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
  async insertOnce(entry: AuditRecord): Promise<void> {
    try {
      await this.entries.create(entry);
    } catch (thrown) {
      if (!isDuplicateKey(thrown)) throw thrown;
    }
  }

  /** Newest first. */
  async page({ kind, subject, skip, limit }: AuditSearch): Promise<{ entries: AuditRecord[]; count: number }> {
    const filter: QueryFilter<AuditRecord> = {
      ...(kind !== undefined && { 'subject.kind': kind }),
      ...(subject !== undefined && { 'subject.id': subject }),
    };
    const [entries, count] = await Promise.all([
      this.entries.find(filter).sort({ at: -1, _id: -1 }).skip(skip).limit(limit).lean<AuditRecord[]>().exec(),
      this.entries.countDocuments(filter).exec(),
    ]);
    return { entries, count };
  }
}
