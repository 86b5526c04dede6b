import { stringify } from 'csv-stringify/sync';

/** The mark (BOM) that makes a spreadsheet read UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
/** RFC 4180. Texts are quoted, so that a semicolon in one does not split cells where semicolons do. */
const FORM = { record_delimiter: 'windows', quoted_string: true } as const;

/** What a CSV file begins with: the names of its columns. */
export function csvHead(columns: readonly string[]): string {
  return BYTE_ORDER_MARK + stringify([[...columns]], { record_delimiter: 'windows' });
}

/** Rows of a CSV file. Texts written by people must pass inertCell() first. */
export function csvRows(rows: readonly (readonly (string | number)[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    FORM,
  );
}
