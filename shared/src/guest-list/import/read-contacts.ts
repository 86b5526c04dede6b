import type { RawRow } from './read-lines.js';

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
    const colon = line.indexOf(':');
    const [key = '', ...parameters] = line.slice(0, Math.max(colon, 0)).toUpperCase().split(';');
    // A property may be grouped: `item1.TEL`.
    const property = key.slice(key.lastIndexOf('.') + 1);
    const value = valueOf(line.slice(colon + 1), parameters.includes('ENCODING=QUOTED-PRINTABLE'));
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
  // Quoted-printable lines end with `=` where they go on.
  return text
    .replace(/\n[ \t]/g, '')
    .replace(/=\n/g, '')
    .split('\n');
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
