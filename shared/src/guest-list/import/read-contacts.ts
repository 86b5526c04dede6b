import type { RawRow } from './read-lines.js';

/** The contacts of a text of vCards (2.1 to 4.0): the name and the first number. @returns cells of name and phone */
export function readContacts(text: string): RawRow[] {
  const rows: RawRow[] = [];
  let name = '';
  let phone = '';
  for (const line of unfolded(text)) {
    const colon = line.indexOf(':');
    const [key = '', ...parameters] = line.slice(0, Math.max(colon, 0)).toUpperCase().split(';');
    // A property may be grouped: `item1.TEL`.
    const property = key.slice(key.lastIndexOf('.') + 1);
    const value = valueOf(line.slice(colon + 1), parameters.includes('ENCODING=QUOTED-PRINTABLE'));
    if (property === 'BEGIN') [name, phone] = ['', ''];
    else if (property === 'FN') name = value;
    else if (property === 'N' && name === '') name = value.split(';').filter(Boolean).reverse().join(' ');
    else if (property === 'TEL' && phone === '') phone = value.replace(/^tel:/i, '');
    else if (property === 'END') rows.push({ raw: [name, phone].filter(Boolean).join(', '), cells: [name, phone] });
  }
  return rows;
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
