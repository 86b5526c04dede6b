/**
 * Reads CSV by the letter of RFC 4180: cells parted by commas, rows by CRLF, a cell in double quotes may hold both, a
 * quote in it is written twice.
 * @throws Error for what RFC 4180 doesn't allow
 */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let at = 0;
  let row: string[] = [];
  while (at < text.length) {
    let cell: string;
    [cell, at] = text[at] === '"' ? quoted(text, at) : plain(text, at);
    row.push(cell);
    if (text[at] === ',') {
      at += 1;
      // A comma at the very end of a row begins an empty cell.
      if (at === text.length) row.push('');
      continue;
    }
    if (at < text.length && !text.startsWith('\r\n', at)) throw new Error(`no comma and no CRLF at ${at}`);
    at += 2;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) throw new Error('the last row has no end');
  return rows;
}

function quoted(text: string, start: number): [cell: string, at: number] {
  let cell = '';
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] !== '"') cell += text[at];
    else if (text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else return [cell, at + 1];
  }
  throw new Error(`the quote at ${start} has no end`);
}

function plain(text: string, start: number): [cell: string, at: number] {
  const length = /^[^",\r\n]*/.exec(text.slice(start, start + 100_000))?.[0].length ?? 0;
  return [text.slice(start, start + length), start + length];
}
