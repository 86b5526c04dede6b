import { MALAYSIA_OFFSET_MS } from '@serikad/shared/invitations/malaysia-time';
import { stringify } from 'csv-stringify/sync';
import { inertCell } from '../../common/csv-cell.js';
import type { ListedWish } from './wish-pages.repository.js';

/** By which a spreadsheet knows that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
const COLUMNS = ['name', 'attending', 'count', 'message', 'time'];
/** RFC 4180. Texts stand in quotes, so that a semicolon in one parts no cells where semicolons do that. */
const FORM = { record_delimiter: 'windows', quoted_string: true } as const;

/** What the file begins with. */
export function csvHead(): string {
  return BYTE_ORDER_MARK + stringify([COLUMNS], { record_delimiter: 'windows' });
}

/** Answers as rows of the file. */
export function csvRows(wishes: readonly ListedWish[]): string {
  return stringify(wishes.map(rowOf), FORM);
}

function rowOf({ from, willAttend, attendanceCount, message, createdAt, withheld }: ListedWish): (string | number)[] {
  return [
    inertCell(from),
    willAttend ? 'yes' : 'no',
    attendanceCount,
    // As the couple's list shows it.
    inertCell(withheld ? '' : message),
    malaysiaTime(createdAt.getTime()),
  ];
}

/** The file of an export that is made at a moment: `guests-20261231-235959.csv`, in Malaysia time. */
export function csvFileName(moment: number): string {
  return `guests-${malaysiaTime(moment).replace(/[-:]/g, '').replace(' ', '-')}.csv`;
}

/** `2026-12-31 23:59:59`, which spreadsheets read as a date and a time. */
function malaysiaTime(moment: number): string {
  return new Date(moment + MALAYSIA_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}
