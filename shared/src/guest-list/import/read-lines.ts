/** A row of a text: its cells, and what was written. */
export interface RawRow {
  raw: string;
  cells: string[];
}

const PHONE = /^\+?[\d\s().-]{7,24}$/;
const SEATS = /^\d{1,3}(\s?(pax|orang|org|tempat|seats?))?$/i;
/** The number or dash in front of a line of a list, as WhatsApp and Notes write it. */
const LIST_MARK = /^(?:\d{1,4}[.)]|[-•*–])\s+/;
const DASH = /\s[-–—]\s/;

/** So many letters at the end of a line are searched for number and seats: no longer ones are read. */
const LONGEST_END = 40;
const SEATS_AT_END = /[\s-](\d{1,3}(?:\s?(?:pax|orang|org|tempat|seats?))?)$/i;
/** With spaces inside only where a number begins as Malaysian or international ones do. */
const PHONES_AT_END = [/[\s-]((?:\+|0|60)[\d\s().-]{5,22}\d)$/, /[\s-](\d[\d().-]{5,22}\d)$/];
const FEWEST_DIGITS = 9;

export function isPhoneCell(cell: string): boolean {
  return PHONE.test(cell) && digitsOf(cell) >= 7;
}

export function isSeatsCell(cell: string): boolean {
  return SEATS.test(cell);
}

/**
 * The families of a text with one a line: the name, then number and seats in any order, between commas, semicolons,
 * tabs, dashes with spaces, or only spaces.
 * @returns cells of name, phone and seats
 */
export function readLines(text: string): RawRow[] {
  return text.split('\n').flatMap((line) => {
    const raw = line.trim();
    if (raw === '') return [];
    const [name = '', ...rest] = partsOf(raw.replace(LIST_MARK, ''));
    return [{ raw, cells: [name, ...sorted(rest.filter((part) => part !== ''))] }];
  });
}

/** The name first, then what else there is. */
function partsOf(line: string): string[] {
  const [name = '', ...rest] = line.split(/[\t;,]/).map((part) => part.trim());
  if (rest.length === 0) {
    const [first = '', ...others] = line.split(DASH).map((part) => part.trim());
    const areValues = others.length > 0 && others.every((part) => isPhoneCell(part) || isSeatsCell(part));
    return areValues ? [first, ...others] : atEnd(line);
  }
  if (rest.some(isPhoneCell)) return [name, ...rest];
  const [before, phone] = cut(name, phoneAtEnd(name));
  return [before, phone, ...rest];
}

/** Number and seats at the end of a line without separators. */
function atEnd(line: string): string[] {
  const seats = end(SEATS_AT_END, line);
  const [before] = cut(line, seats);
  // The last digits are seats, not those of the number: after a whole number, or where there is no number.
  const areSeats = /[a-z]/i.test(seats) || phoneAtEnd(line) === '' || digitsOf(phoneAtEnd(before)) >= FEWEST_DIGITS;
  const rest = areSeats ? before : line;
  const [name, phone] = cut(rest, phoneAtEnd(rest));
  if (areSeats && seats !== '') return [name, phone, seats];
  return phone === '' ? [name] : [...cut(name, end(SEATS_AT_END, name)), phone];
}

function phoneAtEnd(line: string): string {
  return PHONES_AT_END.map((pattern) => end(pattern, line)).find(isPhoneCell) ?? '';
}

function end(pattern: RegExp, line: string): string {
  return pattern.exec(line.slice(-LONGEST_END))?.[1] ?? '';
}

/** A line without what stands at its end, and that. */
function cut(line: string, last: string): [before: string, last: string] {
  if (last === '') return [line, ''];
  return [line.slice(0, -last.length).trimEnd().replace(/-$/, '').trimEnd(), last];
}

function digitsOf(text: string): number {
  return text.replace(/\D/g, '').length;
}

/**
 * Phone and seats; what is neither is taken for what is missing, and what is left over for seats too, so that its
 * problem is shown and nothing is dropped silently.
 */
function sorted(rest: string[]): [phone: string, seats: string] {
  const phone = rest.find(isPhoneCell) ?? rest.find((part) => !isSeatsCell(part)) ?? '';
  const others = rest.filter((_, at) => at !== rest.indexOf(phone));
  return [phone, [...others.filter(isSeatsCell), ...others.filter((part) => !isSeatsCell(part))].join(', ')];
}
