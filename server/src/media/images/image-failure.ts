import { fieldMessageCode, type FieldMessageKey } from '@serikad/shared/validation/field-messages';
import { DomainError } from '../../common/domain-error.js';

/** Field of the picture in every form that has one. */
const FIELD = 'image';

/** A file that is no picture, or not an accepted one; the reason is shown below the field. */
export function invalidImage(key: FieldMessageKey, n?: number): DomainError {
  return new DomainError('invalid-file', { fields: [{ field: FIELD, code: fieldMessageCode(key, n) }] });
}

/** More pictures, or larger ones, than an invitation may have. */
export function quotaReached(key: 'imagesFull' | 'imageSpaceFull', n: number): DomainError {
  return new DomainError('limit-reached', { fields: [{ field: FIELD, code: fieldMessageCode(key, n) }] });
}

/** Too many pictures at once: worth trying again soon. */
export function imagesBusy(): DomainError {
  return new DomainError('unavailable', { retryAfter: 5 });
}
