import type { RawRow } from '@serikad/shared/guest-list/import/read-lines';
import { CsvError, parse } from 'csv-parse/sync';
import { DomainError } from '../../../common/domain-error.js';

const DELIMITERS = [',', ';', '\t'];
/** Longest line of a table that is read. */
const LONGEST_ROW = 20_000;
/** More delimiters than this are no texts with commas: such a line is not split. */
const MOST_DELIMITERS = 2_000;

/**
 * The rows of a CSV text without the empty ones; a line break inside a cell is a space.
 * The delimiter is the one that its first line has most of.
 * @throws DomainError validation when it is no CSV
 */
export function readCsv(text: string): RawRow[] {
  const [first = ''] = text.split('\n', 1);
  const count = (delimiter: string): number => first.split(delimiter).length;
  const [delimiter = ','] = DELIMITERS.toSorted((a, b) => count(b) - count(a));
  if (text.split('\n').some((line) => line.split(delimiter).length > MOST_DELIMITERS)) throw noTable();
  try {
    const rows: string[][] = parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: LONGEST_ROW,
    });
    return rows
      .map((cells) => cells.map((cell) => cell.replace(/\s+/g, ' ')))
      .filter((cells) => cells.some((cell) => cell !== ''))
      .map((cells) => ({ raw: cells.join(`${delimiter} `), cells }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw noTable();
  }
}

const noTable = (): DomainError => new DomainError('validation', { fields: [{ field: 'text', code: 'table' }] });
