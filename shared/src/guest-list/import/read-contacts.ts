import type { RawRow } from './read-lines.js';

/** The parameter of a value whose lines end with `=` where they go on. */
const QUOTED = 'ENCODING=QUOTED-PRINTABLE';

/**
 * The contacts of a text of vCards (2.1 to 4.0):
 * the name, and the mobile number, else the preferred, else the first one.
 * @returns cells of name and phone
 */
export function readContacts(text: string): RawRow[] {
  const rows: RawRow[] = [];
  let name = '';
  let [phone, rank] = ['', 0];
  for (const line of unfolded(text)) {
    const [key = '', ...parameters] = parametersOf(line);
    // A property may be grouped: `item1.TEL`.
    const property = key.slice(key.lastIndexOf('.') + 1);
    const value = valueOf(line.slice(line.indexOf(':') + 1), parameters.includes(QUOTED));
    if (property === 'BEGIN') [name, phone, rank] = ['', '', 0];
    else if (property === 'FN') name = value;
    else if (property === 'N' && name === '') name = value.split(';').filter(Boolean).reverse().join(' ');
    else if (property === 'TEL' && rankOf(parameters) > rank) {
      [phone, rank] = [value.replace(/^tel:/i, ''), rankOf(parameters)];
    } else if (property === 'END') rows.push({ raw: [name, phone].filter(Boolean).join(', '), cells: [name, phone] });
  }
  return rows;
}

/**
 * A message reaches a mobile; a landline or fax comes last.
 * @param parameters in capitals: `TYPE=CELL`, `TYPE="home,voice"`, `PREF`
 */
function rankOf(parameters: readonly string[]): number {
  const types = parameters.join(',');
  if (/\b(CELL|MOBILE|IPHONE)\b/.test(types)) return 4;
  if (/\bFAX\b/.test(types)) return 1;
  return /\bPREF\b/.test(types) ? 3 : 2;
}

/** The lines, with those that continue an earlier one. */
function unfolded(text: string): string[] {
  const lines: string[] = [];
  let [isQuoted, isOpen] = [false, false];
  for (const line of text.replace(/\n[ \t]/g, '').split('\n')) {
    if (!isOpen) {
      isQuoted = parametersOf(line).includes(QUOTED);
      lines.push('');
    }
    // A picture in Base64 may end with `=`, too, and so may an address of the web.
    isOpen = isQuoted && line.endsWith('=');
    lines[lines.length - 1] += isOpen ? line.slice(0, -1) : line;
  }
  return lines;
}

/** What stands before the value of a line, in capitals: the property, and its parameters. */
function parametersOf(line: string): string[] {
  return line
    .slice(0, Math.max(line.indexOf(':'), 0))
    .toUpperCase()
    .split(';');
}

function valueOf(text: string, isQuoted: boolean): string {
  const plain = text
    .replace(/\\n/gi, ' ')
    .replace(/\\([,;\\])/g, '$1')
    .trim();
  return isQuoted ? unquoted(plain) : plain;
}

function unquoted(text: string): string {
  try {
    return decodeURIComponent(text.replace(/%/g, '%25').replace(/=([0-9A-F]{2})/gi, '%$1'));
  } catch {
    return text;
  }
}
