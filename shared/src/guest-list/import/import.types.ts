import type { InvalidField } from '../../validation/validate.js';

export const IMPORT_FORMATS = ['lines', 'csv', 'contacts'] as const;
/** What a text holds: a family a line, a table, or vCards. */
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

export const IMPORT_COLUMNS = ['name', 'title', 'phone', 'seats', 'table', 'note', 'ignored'] as const;
/** What a column of a table holds. */
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** Most characters of a text, and most columns of a table. */
export const LONGEST_IMPORT = 400_000;
export const MOST_IMPORT_COLUMNS = 40;
/** How many minutes an import can be undone. */
export const UNDO_MINUTES = 10;

/** A row of an import as it was understood. */
export interface ImportedRow {
  /** Its place in the text, from 1 on, without empty lines and the head of a table. */
  row: number;
  /** As it was written. */
  raw: string;
  name: string;
  title: string;
  phone: string;
  seats: number;
  /** What was written for the seats; empty: nothing, and they have the default. */
  seatsWritten: string;
  table: string;
  note: string;
  /** Why it cannot be added, by field; none when it can. */
  problems: InvalidField[];
  /** A family of the list, or an earlier row, with the same number or the same name without titles. */
  duplicateOf: { id: string | null; row: number | null; name: string; phone: string } | null;
}

/** What was understood of a text. */
export interface ImportPreview {
  /** Of a table: what its columns hold, and its head when it has one. */
  columns: ImportColumn[];
  head: string[] | null;
  rows: ImportedRow[];
}

/** What the cells of a pasted line are. */
export const LINE_COLUMNS = ['name', 'phone', 'seats'] as const satisfies readonly ImportColumn[];

/** A batch of families that was added. */
export interface ImportedBatch {
  id: string;
  families: number;
  /** ISO 8601. */
  undoUntil: string;
}
