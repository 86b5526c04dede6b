import { Unzip, UnzipInflate, zipSync } from 'fflate';
import { type CellValue, readSheet } from 'read-excel-file/universal';

/** Largest file, and what it may hold unpacked: thousands of rows have a tenth of it. In bytes. */
const LARGEST_FILE = 5_000_000;
const LARGEST_CONTENT = 20_000_000;
/** Parts of a workbook: sheets, texts, styles. */
const MOST_PARTS = 200;
/** Far more than a guest list has; a sheet is filled up to its last cell. */
const MOST_ROWS = 10_000;
const MOST_COLUMNS = 200;
/** So little is unpacked at once that its content, a thousand times as much at most, can be counted in time. */
const PIECE = 8_192;
/** Of themes, pictures and charts nothing is needed, and a list of the parts cannot name one of them as a sheet. */
const PART =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:workbook|sharedStrings|styles|worksheets\/[^/]+)\.xml|xl\/_rels\/workbook\.xml\.rels)$/i;

class TooLarge extends Error {}

/**
 * The first sheet of a workbook as CSV. It is unpacked piece by piece, within limits, and its parts are checked before
 * they are parsed: a small file can hold gigabytes, or a cell in the millionth column.
 * @returns why it cannot be read otherwise
 */
export async function readXlsx(bytes: Uint8Array): Promise<{ csv: string } | 'spreadsheet' | 'large'> {
  if (bytes.length > LARGEST_FILE) return 'large';
  try {
    const parts = unpacked(bytes);
    // Any of them may be named as the sheet.
    if (!Object.values(parts).every(isWithinLimits)) return 'spreadsheet';
    // Exactly what was checked. Stored parts need no worker, which the page's policy forbids.
    const checked = zipSync(parts, { level: 0 });
    const rows = await readSheet(new Blob([checked as BlobPart]));
    const csv = rows.map((row) => row.map(csvCell).join(',')).join('\n');
    return { csv };
  } catch (error) {
    return error instanceof TooLarge ? 'large' : 'spreadsheet';
  }
}

/** The parts of a workbook that are needed. @throws TooLarge, or when it is no such archive */
function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  const parts: Record<string, Uint8Array> = {};
  let [entries, left] = [0, LARGEST_CONTENT];
  const archive = new Unzip((file) => {
    entries += 1;
    if (entries > MOST_PARTS) throw new TooLarge();
    if (!PART.test(file.name)) return;
    const pieces: Uint8Array[] = [];
    file.ondata = (error, piece, isLast) => {
      if (error) throw error;
      left -= piece.length;
      if (left < 0) throw new TooLarge();
      pieces.push(piece);
      if (isLast) parts[file.name] = joined(pieces);
    };
    file.start();
  });
  archive.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += PIECE) {
    archive.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  }
  return parts;
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Whether the addresses of all rows and cells of a sheet are those of a table that a person made. */
function isWithinLimits(part: Uint8Array): boolean {
  const xml = new TextDecoder().decode(part);
  for (const [, address = ''] of xml.matchAll(/\sr\s*=\s*["']([^"']*)["']/g)) {
    const [, column = '', row = ''] = /^([A-Z]{0,3})(\d{1,7})$/.exec(address) ?? [];
    if (row === '' || Number(row) > MOST_ROWS || columnNumber(column) > MOST_COLUMNS) return false;
  }
  return true;
}

/** `A` is 1, `Z` 26, `AA` 27. */
function columnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

function csvCell(value: CellValue | null): string {
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '');
  return `"${text.replace(/\s+/g, ' ').trim().replace(/"/g, '""')}"`;
}
