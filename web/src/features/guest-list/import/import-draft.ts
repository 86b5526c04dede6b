import type { ImportColumn, ImportFormat } from '@serikad/shared/guest-list/import/import.types';
import { DEFAULT_FAMILY_SEATS, OWN_BRANCH } from '@serikad/shared/guest-list/family.types';
import type { Choice, Correction, Merge } from './import-plan.js';

export type Way = 'lines' | 'file' | 'contacts';

/** A text that families are read from, and where it comes from. Without `text` there is none. */
export interface Source {
  /** The file's name; empty: picked from the phone's contacts. */
  name: string;
  format: ImportFormat;
  text: string;
}

/** A batch as it is sent: the same under the same key until the server has answered. */
export interface Batch {
  /** The Idempotency-Key. */
  key: string;
  /** Empty: there is nothing to add, only to merge. */
  text: string;
  branch: string;
  /** To which sessions the families are invited; `null`: all. */
  sessions: string[] | null;
  families: number;
  /** Of these on the list already, as the couple saw it. Absent in a draft of an earlier version. */
  duplicates?: number;
  seats: number;
  merges: Merge[];
}

/** A batch that is stored. */
export interface Stored extends Omit<Batch, 'key' | 'text' | 'sessions' | 'duplicates'> {
  /** Empty when nothing was added. */
  id: string;
  /** On this device's clock, in ms. */
  at: number;
}

/** An import as it is kept on the device, from the first letter to the end of the time in which it can be undone. */
export interface ImportDraft {
  step: 'enter' | 'check';
  way: Way;
  text: string;
  file: Source;
  contacts: Source;
  branch: string;
  /** To which sessions the families are invited; `null`: all. */
  sessions: string[] | null;
  /** Seats of a family for which none are written. */
  seats: number;
  /** What the columns hold, as chosen; empty: as found out. */
  columns: ImportColumn[];
  corrections: Correction[];
  choices: Choice[];
  consent: boolean;
  /** On its way to the server. */
  sending: Batch | null;
  stored: Stored | null;
}

export const NO_SOURCE: Source = { name: '', format: 'csv', text: '' };

export const EMPTY_IMPORT: ImportDraft = {
  step: 'enter',
  way: 'lines',
  text: '',
  file: NO_SOURCE,
  contacts: NO_SOURCE,
  branch: OWN_BRANCH,
  sessions: null,
  seats: DEFAULT_FAMILY_SEATS,
  columns: [],
  corrections: [],
  choices: [],
  consent: false,
  sending: null,
  stored: null,
};

export const importKey = (invitationId: string): string => `guest-list-import:${invitationId}`;

/** The text that is checked and added: of the way that is chosen. */
export function sourceOf({ way, text, file, contacts }: ImportDraft): Source {
  if (way === 'lines') return { name: '', format: 'lines', text };
  return way === 'file' ? file : contacts;
}

/** What was done about the rows of a text, which no longer fits another one. */
export const UNCHECKED = { columns: [], corrections: [], choices: [], consent: false } satisfies Partial<ImportDraft>;
