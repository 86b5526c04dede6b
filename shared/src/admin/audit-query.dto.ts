import { MOST_SKIPPED } from './counted.js';
import { OneOf, Optional, QueryNumber, Text } from '../validation/decorators.js';
import { AUDIT_PAGE_LIMIT, AUDIT_SUBJECT_KINDS, type AuditSubjectKind } from './audit.types.js';

/** Query of GET /api/admin/audit. */
export class AuditQuery {
  @QueryNumber(0, MOST_SKIPPED) skip: number = 0;
  @QueryNumber(1, AUDIT_PAGE_LIMIT) limit: number = 50;
  /** Of this kind of thing alone. */
  @Optional() @OneOf(AUDIT_SUBJECT_KINDS) kind?: AuditSubjectKind;
  /** Of the thing with this id alone: an order's or a design's. */
  @Optional() @Text({ max: 100 }) subject?: string;
}
