import type { ImportColumn } from './import.types.js';
import { isPhoneCell, isSeatsCell } from './read-lines.js';

const WORDS: readonly (readonly [ImportColumn, RegExp])[] = [
  ['title', /khas|gelaran|title|addressee/i],
  ['phone', /tel|fon|phone|hp|mobile|whatsapp|nombor|^no\.?$/i],
  ['seats', /pax|seat|tempat|bil|orang|jumlah/i],
  ['table', /meja|table/i],
  ['note', /nota|note|catatan|remark/i],
  ['name', /nama|name|tetamu|guest|keluarga|family/i],
];

/** Whether the first row of a table names its columns: it has a word for one, and no number. */
export function hasHead([first = []]: readonly (readonly string[])[]): boolean {
  const isNumber = (cell: string): boolean => isPhoneCell(cell) || isSeatsCell(cell);
  return !first.some(isNumber) && first.filter((cell) => columnOf(cell) !== undefined).length >= 2;
}

/** What the columns of a table hold: by the words of its head, else by their values. */
export function matchColumns(rows: readonly (readonly string[])[]): ImportColumn[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array<ImportColumn>(width).fill('ignored');
  const put = (column: ImportColumn, at: number): void => {
    if (at >= 0 && columns[at] === 'ignored' && !columns.includes(column)) columns[at] = column;
  };
  const head = hasHead(rows);
  if (head) rows[0]?.forEach((cell, at) => put(columnOf(cell) ?? 'ignored', at));
  const body = head ? rows.slice(1) : rows;
  const mostly = (test: (cell: string) => boolean, at: number): boolean => {
    const filled = body.map((row) => row[at] ?? '').filter((cell) => cell !== '');
    return filled.length > 0 && filled.filter(test).length * 2 > filled.length;
  };
  const places = columns.map((_, at) => at);
  const free = (test: (cell: string) => boolean): number =>
    places.findIndex((at) => columns[at] === 'ignored' && mostly(test, at));
  put('phone', free(isPhoneCell));
  put('seats', free(isSeatsCell));
  put(
    'name',
    free((cell) => /\p{L}/u.test(cell)),
  );
  return columns;
}

function columnOf(cell: string): ImportColumn | undefined {
  return WORDS.find(([, words]) => words.test(cell.trim()))?.[0];
}
