import { fieldMessageCode, type FieldMessageKey } from '@serikad/shared/validation/field-messages';
import { DomainError } from '../../common/domain-error.js';
import { LARGEST_FIELD, LARGEST_FILE_MB, MOST_FIELDS } from './upload-limits.js';

/** A body of more than 10 MB and its texts. */
export function fileTooLarge(field: string): DomainError {
  return new DomainError('file-too-large', {
    fields: [{ field, code: fieldMessageCode('fileTooLarge', LARGEST_FILE_MB) }],
  });
}

/** What the contract says of something that multer, or the parser below it, refused. */
export function uploadFailure(error: unknown, imageField: string): DomainError {
  const { code = '', field = '' } = error as { code?: string; field?: string };
  switch (code) {
    case 'LIMIT_FILE_SIZE':
      return fileTooLarge(imageField);
    case 'LIMIT_FILE_COUNT':
      return invalid(imageField, 'tooMany', 1);
    case 'LIMIT_FIELD_COUNT':
    case 'LIMIT_PART_COUNT':
      return invalid('', 'tooMany', MOST_FIELDS);
    case 'LIMIT_FIELD_VALUE':
      return invalid(field, 'tooLong', LARGEST_FIELD);
    // A second file in the field of the first, and a file in a field that takes none.
    case 'LIMIT_UNEXPECTED_FILE':
      return field === imageField ? invalid(field, 'tooMany', 1) : invalid(field, 'unknown');
    case 'LIMIT_FIELD_KEY':
    case 'LIMIT_FIELD_NESTING':
    case 'LIMIT_FIELD_ARRAY_INDEX':
    case 'INVALID_FIELD_NAME':
    case 'MISSING_FIELD_NAME':
      return invalid(field, 'unknown');
    default:
      // The parser's own errors: no boundary, malformed headers, an early end. Also a closed connection.
      return invalid('', 'object');
  }
}

function invalid(field: string, key: FieldMessageKey, n?: number): DomainError {
  return new DomainError('validation', { fields: [{ field, code: fieldMessageCode(key, n) }] });
}
