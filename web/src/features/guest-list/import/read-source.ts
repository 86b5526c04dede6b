import { LONGEST_IMPORT } from '@serikad/shared/guest-list/import/import.types';
import { readContacts } from '@serikad/shared/guest-list/import/read-contacts';
import type { Source } from './import-draft.js';

/** Why a file cannot be taken: a spreadsheet, another kind of file, too large, or without a name in it. */
export type Refusal = 'spreadsheet' | 'kind' | 'large' | 'empty';

/** A contact as the browser's picker gives it. */
export interface PickedContact {
  name?: string[];
  tel?: string[];
}

/** Largest file of contacts or workbook that is read, in bytes: contacts carry their pictures. */
const LARGEST_FILE = 40_000_000;
/** Largest table or text, in bytes: a letter has four at most. */
const LARGEST_TEXT = 4 * LONGEST_IMPORT;
const FORMATS = { csv: 'csv', tsv: 'csv', txt: 'lines', vcf: 'contacts' } as const;
/** Excel's own are read; for others the message says how to save a CSV. */
const WORKBOOK = 'xlsx';
const SPREADSHEETS = ['xls', 'ods', 'numbers'];

/** The text of a file. Of contacts the names and numbers alone are taken. */
export async function readSource(file: File): Promise<Source | Refusal> {
  const kind = file.name.split('.').pop()?.toLowerCase() ?? '';
  if (SPREADSHEETS.includes(kind)) return 'spreadsheet';
  if (kind === WORKBOOK) return workbookSource(file);
  const format = isKnown(kind) ? FORMATS[kind] : undefined;
  if (!format) return 'kind';
  if (file.size > (format === 'contacts' ? LARGEST_FILE : LARGEST_TEXT)) return 'large';
  const read = decoded(new Uint8Array(await file.arrayBuffer())).replace(/\r\n?/g, '\n');
  // A table or text has no such characters; a spreadsheet under another name has.
  if (read.includes('\u0000')) return 'kind';
  return checked(
    file.name,
    format,
    format === 'contacts' ? contactsText(readContacts(read).map(({ cells }) => cells)) : read,
  );
}

/** What reads a workbook is loaded when one is chosen. */
async function workbookSource(file: File): Promise<Source | Refusal> {
  if (file.size > LARGEST_FILE) return 'large';
  const { readXlsx } = await import('./read-xlsx.js');
  const read = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  return typeof read === 'string' ? read : checked(file.name, 'csv', read.csv);
}

function checked(name: string, format: Source['format'], text: string): Source | Refusal {
  // Contacts can write any byte; halves of characters are none.
  if (/\u0000|\p{Surrogate}/u.test(text)) return 'kind';
  if (/^[\s",]*$/.test(text)) return 'empty';
  return text.length > LONGEST_IMPORT ? 'large' : { name, format, text };
}

/** The contacts that were picked. */
export function pickedSource(contacts: readonly PickedContact[]): Source {
  const cells = contacts.map(({ name = [], tel = [] }) => [name[0] ?? '', tel[0] ?? '']);
  return { name: '', format: 'contacts', text: contactsText(cells) };
}

function isKnown(kind: string): kind is keyof typeof FORMATS {
  return kind in FORMATS;
}

/** Cells of name and phone as vCards. */
function contactsText(contacts: readonly (readonly string[])[]): string {
  const escaped = (text = '') => text.replace(/\s+/g, ' ').replace(/[\\,;]/g, '\\$&');
  const cards = contacts.filter((cells) => cells.some((cell) => cell !== ''));
  return cards.map(([name, phone]) => `BEGIN:VCARD\nFN:${escaped(name)}\nTEL:${escaped(phone)}\nEND:VCARD`).join('\n');
}

/** UTF-8 or UTF-16; else as Excel on Windows writes a CSV. Address books may mix both: each line for itself. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return inUtf8(bytes) ?? linesOf(bytes).map(decodedLine).join('\n');
}

function decodedLine(line: Uint8Array): string {
  return inUtf8(line) ?? new TextDecoder('windows-1252').decode(line);
}

function inUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let start = 0; start <= bytes.length;) {
    const end = bytes.indexOf(0x0a, start);
    lines.push(bytes.subarray(start, end < 0 ? bytes.length : end));
    start = end < 0 ? bytes.length + 1 : end + 1;
  }
  return lines;
}
