import { Check, Choices, Flag, Id, IdList, OneOf, Optional, Text, WholeNumber } from '../../validation/decorators.js';
import { fieldMessageCode } from '../../validation/field-messages.js';
import { MOST_FAMILIES } from '../family.types.js';
import { MOST_SESSIONS } from '../session.types.js';
import {
  IMPORT_COLUMNS,
  IMPORT_FORMATS,
  type ImportColumn,
  type ImportFormat,
  LONGEST_IMPORT,
  MOST_IMPORT_COLUMNS,
} from './import.types.js';

/** Body of POST /api/family/import/preview. */
export class PreviewImportDto {
  @Id() invitationId!: string;
  @OneOf(IMPORT_FORMATS) format!: ImportFormat;
  @Text({ max: LONGEST_IMPORT, multiline: true }) text!: string;
  /** What the columns of a table hold; left out: found out. */
  @Optional() @Choices(IMPORT_COLUMNS, MOST_IMPORT_COLUMNS) columns?: ImportColumn[];
}

/** Body of POST /api/family/import/commit: the same text, without the rows that are left out. */
export class CommitImportDto extends PreviewImportDto {
  /** The branch's id; left out: the couple's own. */
  @Optional() @Id() branch?: string;

  /** Ids of the sessions that the families are invited to; left out: all. */
  @Optional() @IdList(MOST_SESSIONS) sessions?: string[];

  /** Rows that are not added. */
  @Check(
    'rows',
    (value) => {
      if (!Array.isArray(value) || !value.every((row) => Number.isInteger(row) && (row as number) > 0)) return 'list';
      return value.length > MOST_FAMILIES ? fieldMessageCode('tooMany', MOST_FAMILIES) : undefined;
    },
    { type: 'array', items: { type: 'integer', minimum: 1 }, maxItems: MOST_FAMILIES },
  )
  skip: number[] = [];

  /**
   * How many of the added rows the couple saw as being on the list already; with more the import is refused. Left out:
   * any number.
   */
  @Optional() @WholeNumber(0, MOST_FAMILIES) duplicates?: number;

  /** That the couple may give these numbers to the shop. */
  @Flag({ missing: 'required' })
  @Check('consent', (value) => (value === false ? 'consent' : undefined))
  consent!: boolean;
}

/** Body of PUT /api/family/import/undo. */
export class UndoImportDto {
  @Id() invitationId!: string;
  @Id() id!: string;
}
