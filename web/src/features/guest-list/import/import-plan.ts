import { foldedName, phoneKey } from '@serikad/shared/guest-list/duplicates';
import { type FamilyView, MOST_FAMILY_SEATS } from '@serikad/shared/guest-list/family.types';
import type { ImportColumn, ImportedRow } from '@serikad/shared/guest-list/import/import.types';
import { understandRows } from '@serikad/shared/guest-list/import/understand-rows';

/** The columns of the table that an import is sent as. */
export const SENT_COLUMNS = ['name', 'phone', 'seats', 'title', 'table', 'note'] as const satisfies ImportColumn[];
const HEAD = 'Nama,Telefon,Pax,Khas buat,Meja,Catatan';
/** What a family on the list gains from a row when it has none of its own. */
const FILLED = ['phone', 'title', 'table', 'note'] as const;

export type Field = 'name' | 'phone' | 'seats';

/** What the couple wrote in place of what could not be read; or into how many families a row is parted. */
export interface Correction {
  row: number;
  values: Partial<Record<Field, string>>;
  parts?: number;
}

export type DuplicateChoice = 'merge' | 'keep' | 'skip';
export interface Choice {
  row: number;
  choice: DuplicateChoice;
}

/** What a family on the list gains. */
export interface Merge {
  id: string;
  values: Partial<Record<(typeof FILLED)[number], string>>;
}

/** A row that the list or an earlier row may have already. */
export interface Duplicate {
  row: ImportedRow;
  /** The family on the list, or the earlier row. */
  other: FamilyView | ImportedRow;
  why: 'phone' | 'name' | 'repeated';
  choice: DuplicateChoice;
}

/** What becomes of each row. */
export interface ImportPlan {
  additions: ImportedRow[];
  merges: Merge[];
  duplicates: Duplicate[];
  bad: ImportedRow[];
  /** Seats of the additions. */
  seats: number;
}

/**
 * The rows with what was corrected, and the problems and duplicates that are left. Parts of a row that is parted come
 * after all others.
 * @param seats of a family for which none are written
 */
export function correctedRows(
  rows: readonly ImportedRow[],
  corrections: readonly Correction[],
  seats: number,
  families: readonly FamilyView[],
): ImportedRow[] {
  const byRow = new Map(corrections.map((correction) => [correction.row, correction]));
  const parts: { raw: string; cells: string[] }[] = [];
  const own = rows.map((row) => {
    const { values = {}, parts: count = 1 } = byRow.get(row.row) ?? {};
    const written = values.seats ?? row.seatsWritten;
    const { name, phone, title, table, note } = { ...row, ...values };
    const cellsOf = (each: string, number: string, ofSeats: string) => [each, number, ofSeats, title, table, note];
    if (count < 2) return { raw: row.raw, cells: cellsOf(name, phone, written === '' ? String(seats) : written) };
    const size = Math.ceil(row.seats / count);
    for (let part = 2; part <= count; part++) {
      const left = row.seats - size * (part - 1);
      parts.push({ raw: row.raw, cells: cellsOf(`${name} (${part})`, '', String(Math.min(size, left))) });
    }
    return { raw: row.raw, cells: cellsOf(`${name} (1)`, phone, String(size)) };
  });
  const understood = understandRows([...own, ...parts], SENT_COLUMNS, families);
  return understood.map((row, at) => ({ ...row, seatsWritten: rows[at]?.seatsWritten ?? row.seatsWritten }));
}

/** Into how many families a row with too many seats can be parted; 0: it cannot. */
export function partsOf({ seats, problems }: ImportedRow): number {
  const areTooMany = problems.length === 1 && problems[0]?.field === 'seats' && seats > MOST_FAMILY_SEATS;
  const parts = Math.ceil(seats / MOST_FAMILY_SEATS);
  return areTooMany && parts <= MOST_FAMILY_SEATS ? parts : 0;
}

/** What becomes of each row. In the order of the rows: a duplicate's earlier row is decided before it. */
export function planOf(
  rows: readonly ImportedRow[],
  choices: readonly Choice[],
  families: readonly FamilyView[],
): ImportPlan {
  const chosen = new Map(choices.map(({ row, choice }) => [row, choice]));
  const byId = new Map(families.map((family) => [family.id, family]));
  const additions = new Map<number, ImportedRow>();
  const merges = new Map<string, Merge['values']>();
  const duplicates: Duplicate[] = [];
  const fillFamily = (family: FamilyView, row: ImportedRow) => {
    const values = merges.get(family.id) ?? {};
    merges.set(family.id, { ...values, ...gained({ ...family, ...values }, row) });
  };
  for (const row of rows) {
    if (row.problems.length > 0) continue;
    const { id, row: earlier } = row.duplicateOf ?? { id: null, row: null };
    const family = id === null ? undefined : byId.get(id);
    const before = earlier === null ? undefined : additions.get(earlier);
    const other = family ?? before;
    // Without the earlier row there is nothing that it repeats.
    if (!other) {
      additions.set(row.row, row);
      continue;
    }
    const choice = chosen.get(row.row) ?? proposed(row, other, before !== undefined);
    duplicates.push({ row, other, choice, why: whyOf(row, other, before !== undefined) });
    if (choice === 'keep') additions.set(row.row, row);
    else if (choice === 'merge' && family) fillFamily(family, row);
    else if (choice === 'merge' && before) additions.set(before.row, { ...before, ...gained(before, row) });
  }
  const added = [...additions.values()];
  return {
    additions: added,
    merges: [...merges].flatMap(([id, values]) => (Object.keys(values).length > 0 ? [{ id, values }] : [])),
    duplicates,
    bad: rows.filter(({ problems }) => problems.length > 0),
    seats: added.reduce((sum, { seats }) => sum + seats, 0),
  };
}

/** What a family lacks and a row has. */
export function gained(family: Pick<FamilyView, (typeof FILLED)[number]>, row: ImportedRow): Merge['values'] {
  const lacking = FILLED.filter((field) => family[field] === '' && row[field] !== '');
  return Object.fromEntries(lacking.map((field) => [field, row[field]]));
}

/** Whether both have the same number, and whether both have the same name. */
export function samePhone(one: { phone: string }, other: { phone: string }): boolean {
  return one.phone !== '' && phoneKey(one.phone) === phoneKey(other.phone);
}
export function sameName(one: { name: string }, other: { name: string }): boolean {
  return foldedName(one.name) !== '' && foldedName(one.name) === foldedName(other.name);
}

function whyOf(row: ImportedRow, other: Duplicate['other'], isRepeated: boolean): Duplicate['why'] {
  if (isRepeated) return 'repeated';
  return samePhone(row, other) ? 'phone' : 'name';
}

/** Two numbers are two families; else it is the one that is there. */
function proposed(row: ImportedRow, other: Duplicate['other'], isRepeated: boolean): DuplicateChoice {
  if (row.phone !== '' && other.phone !== '' && !samePhone(row, other)) return 'keep';
  return isRepeated ? 'skip' : 'merge';
}

/** How many of the rows, as they are sent, the list has already. */
export function listedRows(rows: readonly ImportedRow[], families: readonly FamilyView[]): number {
  const sent = rows.map((row) => ({ raw: row.raw, cells: SENT_COLUMNS.map((column) => String(row[column])) }));
  return understandRows(sent, SENT_COLUMNS, families).filter(({ duplicateOf }) => duplicateOf?.id).length;
}

/** The rows as the table that is sent: what was corrected, parted and merged is in it. */
export function sentText(rows: readonly ImportedRow[]): string {
  const quoted = (cell: string) => `"${cell.replace(/"/g, '""')}"`;
  const lines = rows.map((row) => SENT_COLUMNS.map((column) => quoted(String(row[column]))).join(','));
  return [HEAD, ...lines].join('\n');
}
