/** About how many letters a line of the couple's names takes before it breaks. */
const LETTERS_PER_LINE = 12;
/** Two couples: a pair is on one line up to this many letters. */
const LETTERS_PER_PAIR = 14;
/** A word of more letters is no name. Up to here it stays whole, in smaller letters the longer it is. */
const LONGEST_WORD = 24;
/** In a name of at least so many letters not more than half are wide. */
const ODD_FROM = 4;
/** Names shorter than this are not set larger for it. */
const FEWEST_LETTERS = 6;
/** Heights in lines of names: an ampersand between names, a rule between couples. */
const AMPERSAND_HEIGHT = 0.62;
const RULE_HEIGHT = 0.7;

/** A row of the cover's names, from top to bottom. */
export type NameRow =
  | { kind: 'name'; text: string }
  | { kind: 'and' }
  /** Both short names on one line. */
  | { kind: 'pair'; first: string; second: string }
  /** The second name of a pair that needs two lines, behind its ampersand. */
  | { kind: 'and-name'; text: string }
  /** The line between two couples. */
  | { kind: 'rule' };

/**
 * Names broken into rows, with what a stylesheet needs to size them without measuring:
 * size = min(largest, width / ((letters + capitals × capital) × advance), height / (lines × line height)), where
 * `advance` and `capital` are the face's (designs/fonts.ts).
 */
export interface FittedNames {
  rows: NameRow[];
  /** Letters of the widest row, those that are half as wide again counted so. */
  letters: number;
  /** Of the row that has most: capitals that begin no word, as in a name in capitals. */
  capitals: number;
  /** Height of all rows, in lines. */
  lines: number;
}

/** Splits a name at its spaces into lines of about `most` letters; a longer word stays whole. */
export function nameLines(name: string, most: number = LETTERS_PER_LINE): string[] {
  const lines: string[] = [];
  for (const word of name.trim().split(/\s+/)) {
    const last = lines[lines.length - 1];
    if (last !== undefined && lettersOf(`${last} ${word}`) <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * Lays out the names of one couple (name, ampersand, name) or two (a pair each). Names break at spaces alone; what is
 * no name, such as forty letters without a space, is broken anywhere,
 * so that it stays on the cover in letters to be read.
 * @param couples the short names of each couple in the order that they chose
 * @param most letters of a line before it breaks; more where there is more width than height
 */
export function fitNames(
  couples: readonly (readonly [first: string, second: string])[],
  most = LETTERS_PER_LINE,
): FittedNames {
  const rows: NameRow[] = [];
  let letters = FEWEST_LETTERS;
  let capitals = 0;
  let lines = 0;
  const add = (row: NameRow, width: Width, height: number): void => {
    rows.push(row);
    letters = Math.max(letters, width.letters);
    capitals = Math.max(capitals, width.capitals);
    lines += height;
  };
  const addName = (line: string): void => {
    for (const text of partsOf(line)) add({ kind: 'name', text }, partWidth(line, text), 1);
  };
  couples.forEach(([first, second], index) => {
    if (index > 0) add({ kind: 'rule' }, widthOf(''), RULE_HEIGHT);
    if (couples.length > 1) {
      const isPair = lettersOf(first) + lettersOf(second) <= LETTERS_PER_PAIR && !isOdd(first + second);
      if (isPair) add({ kind: 'pair', first, second }, widthOf(`${first} & ${second}`), 1);
      else {
        addName(first);
        const [begin = '', ...rest] = partsOf(second);
        add({ kind: 'and-name', text: begin }, partWidth(second, `& ${begin}`), 1);
        for (const text of rest) add({ kind: 'name', text }, partWidth(second, text), 1);
      }
      return;
    }
    nameLines(first, most).forEach(addName);
    if (second.trim() === '') return;
    if (first.trim() !== '') add({ kind: 'and' }, widthOf('&'), AMPERSAND_HEIGHT);
    nameLines(second, most).forEach(addName);
  });
  return { rows, letters, capitals, lines };
}

/** A full name in two parts: the given name, to be set large, and what follows from bin/binti on. */
export function splitFullName(name: string): { given: string; lineage: string } {
  const match = /^(.*?\S)\s+((?:bin|binti|bte|bt|b\.|a\/l|a\/p|anak)\s+.*)$/iu.exec(name.trim());
  return match ? { given: match[1] ?? '', lineage: match[2] ?? '' } : { given: name.trim(), lineage: '' };
}

const TITLE = "(?:bin|binti|Hj\\.?|Hjh\\.?|Hajah|Haji|Dato'|Datuk|Datin|Seri|Tan Sri|Puan Sri|Wan|Mohd|Dr\\.)";
/**
 * Titles in a row, each with its space. Without a lookbehind, which Safari reads from 16.4 on: the space is part of it.
 */
const TITLES = new RegExp(`(^|[\\s(])((?:${TITLE} )+)`, 'gu');
const ONE_TITLE = new RegExp(`(${TITLE}) `, 'gu');

/** Ties titles and bin/binti to the word behind them, so that no line ends in one. */
export function keepTitles(name: string): string {
  return name.replace(
    TITLES,
    (_match, before: string, titles: string) => before + titles.replace(ONE_TITLE, '$1\u00a0'),
  );
}

/** The size in pixels of the couple's names from the size that they chose: 30 is 36 for one couple, and two get 30. */
export function coupleNameSize(chosen: number, coupleNo: 1 | 2): number {
  if (coupleNo === 2) return 30;
  return chosen === 30 ? 36 : chosen;
}

/** Letters as a person counts them. */
function lettersOf(text: string): number {
  return [...text].length;
}

/** Letters' widths beyond, and short of, the mean of a face's advance. */
const BEYOND = 0.64;
const SHORT_OF = 0.25;

interface Width {
  letters: number;
  capitals: number;
}

/** About how many letters of mean width a row is as wide as; narrow letters only make up for wide ones. */
function widthOf(text: string): Width {
  const letters = lettersOf(text);
  const wide = (text.match(/[mw]/giu) ?? []).length * BEYOND;
  const narrow = (text.match(/[fijlrt ]/gu) ?? []).length * SHORT_OF;
  return { letters: letters + Math.max(0, wide - narrow), capitals: capitalsIn(text) };
}

/** Letters of a word of mean length: a face's mean width has one capital in as many. */
const LETTERS_OF_A_WORD = 7;

/**
 * Of the row that has most: how many words begin with a capital beyond those that words of mean length would begin
 * with, as in Seri Ayu; a part of one counts too. To be added to `capitals`.
 */
export function beginningCapitals(rows: readonly NameRow[]): number {
  const texts = rows.map((row) => ('text' in row ? row.text : row.kind === 'pair' ? `${row.first} ${row.second}` : ''));
  const beyond = texts.map((text) => {
    const begun = (text.match(/(?:^|[\s-])\p{Lu}/gu) ?? []).length;
    return begun - Math.max(1, lettersOf(text) / LETTERS_OF_A_WORD);
  });
  return Math.max(0, ...beyond);
}

/** Letters of mean width by which the sign or word between two names on a row is wider than one. */
export const andLetters = (and: string): number => Math.max(1, [...and].length - 1);

/** How many capitals begin no word; the first letters of words are in a face's mean width already. */
export function capitalsIn(text: string): number {
  const runs = text.match(/\p{L}\p{Lu}+/gu) ?? [];
  return runs.reduce((sum, run) => sum + lettersOf(run) - 1, 0);
}

/** A row of names, or its parts where it is too wide for one. */
const partsOf = (line: string): string[] =>
  isOdd(line) && mostWidthOf(line) > LONGEST_WORD ? brokenAnywhere(line) : [line];
const partWidth = (line: string, part: string): Width =>
  isOdd(line) ? { letters: mostWidthOf(part), capitals: 0 } : widthOf(part);

/** What is wide in every face: two letters, emoji, the writings from Chinese to Korean. */
const WIDE = /[mw\p{Extended_Pictographic}\u2e80-\ud7ff]/giu;

/** Whether a row is no name: a word without an end, or one of wide letters alone. */
function isOdd(line: string): boolean {
  if (line.split(/\s/).some((word) => lettersOf(word) > LONGEST_WORD)) return true;
  const letters = lettersOf(line);
  return letters >= ODD_FROM && (line.match(WIDE) ?? []).length > letters / 2;
}

const WIDEST = /[MW\p{Extended_Pictographic}]/u;
const WIDER = /[mw\p{Lu}\u2e80-\ud7ff]/u;
const NO_WIDTH = /[\p{M}\u200d]/u;

/**
 * The width in the face where it is the most, in letters of mean width:
 * a script's capitals are up to three times as wide.
 */
function mostWidthOf(text: string): number {
  return [...text].reduce(
    (sum, each) => sum + (WIDEST.test(each) ? 3.4 : WIDER.test(each) ? 2.5 : NO_WIDTH.test(each) ? 0 : 1.15),
    0,
  );
}

/**
 * A letter with its marks; an emoji with its modifiers, or several that are joined. No `Intl.Segmenter`: Firefox 98.
 */
const CLUSTER = /(?:\p{Regional_Indicator}{2}|[^])(?:[\p{M}\p{Emoji_Modifier}]|\u200d[^])*/gu;
/** Of a cover: how many letters of mean width a line takes for each line that there is height for, about. */
const LETTERS_FOR_EACH_LINE = 8;

/** Breaks a row into so many parts of equal width that they fill the cover's names, whose room is wider than high. */
function brokenAnywhere(line: string): string[] {
  const whole = mostWidthOf(line);
  const count = Math.max(2, Math.round(Math.sqrt(whole / LETTERS_FOR_EACH_LINE)));
  const parts: string[] = [];
  let width = 0;
  for (const cluster of line.match(CLUSTER) ?? []) {
    const own = mostWidthOf(cluster);
    const part = Math.min(count - 1, Math.floor(((width + own / 2) / whole) * count));
    parts[part] = (parts[part] ?? '') + cluster;
    width += own;
  }
  return parts.filter((part) => part.trim() !== '');
}
