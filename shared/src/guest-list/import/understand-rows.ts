import { DEFAULT_FAMILY_SEATS, type FamilyView } from '../family.types.js';
import { foldedName, phoneKey } from '../duplicates.js';
import { FamilyDto } from '../family.dto.js';
import { normaliseGuestPhone } from '../guest-phone.js';
import { validateDto } from '../../validation/validate.js';
import type { ImportColumn, ImportedRow } from './import.types.js';
import type { RawRow } from './read-lines.js';

type Known = Pick<FamilyView, 'id' | 'name' | 'phone'>;
type Duplicate = ImportedRow['duplicateOf'];

/**
 * The families of some rows, each with what is wrong with it and whether the list, or an earlier row, has it already.
 * @param columns what the cells of each row are
 */
export function understandRows(
  rows: readonly RawRow[],
  columns: readonly ImportColumn[],
  list: readonly Known[],
): ImportedRow[] {
  const known = new Map<string, Duplicate>();
  const remember = (keys: readonly string[], duplicate: Duplicate): void =>
    keys.forEach((key) => known.has(key) || known.set(key, duplicate));
  for (const { id, name, phone } of list) remember(keysOf({ name, phone }), { id, row: null, name, phone });
  return rows.map(({ raw, cells }, at) => {
    const row = at + 1;
    const cell = (column: ImportColumn): string => (cells[columns.indexOf(column)] ?? '').trim();
    const seats = seatsOf(cell('seats'));
    const texts = { name: cell('name'), title: cell('title'), table: cell('table'), note: cell('note') };
    const checked = validateDto(FamilyDto, { ...texts, phone: phoneOf(cell('phone')), seats });
    const family = checked.ok ? { ...texts, phone: checked.value.phone } : { ...texts, phone: cell('phone') };
    const keys = keysOf(family);
    const duplicateOf = keys.map((key) => known.get(key)).find((found) => found !== undefined) ?? null;
    remember(keys, { id: null, row, name: family.name, phone: family.phone });
    const problems = checked.ok ? [] : checked.fields;
    const understood = { seats: typeof seats === 'number' ? seats : 0, seatsWritten: cell('seats') };
    return { row, raw, ...family, ...understood, problems, duplicateOf };
  });
}

function keysOf({ name, phone }: Pick<Known, 'name' | 'phone'>): string[] {
  return [phoneKey(phone) && `phone ${phoneKey(phone)}`, foldedName(name) && `name ${foldedName(name)}`].filter(
    Boolean,
  );
}

/** A spreadsheet drops the zero in front of a number. */
function phoneOf(cell: string): string {
  const plain = normaliseGuestPhone(cell);
  return /^1\d{8,9}$/.test(plain) ? `0${plain}` : plain;
}

function seatsOf(cell: string): number | string {
  if (cell === '') return DEFAULT_FAMILY_SEATS;
  // Of several numbers none is taken: `12, 99`.
  if (cell.split(',').filter((part) => /^\s*\d/.test(part)).length > 1) return cell;
  const digits = /^(\d{1,6})(\D.*)?$/.exec(cell)?.[1];
  return digits === undefined ? cell : Number(digits);
}
