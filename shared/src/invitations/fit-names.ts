/** About how many letters a line of the couple's names takes before it breaks. */
const LETTERS_PER_LINE = 12;
/** Two couples: a pair is on one line up to this many letters. */
const LETTERS_PER_PAIR = 14;
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
 * size = min(largest, width / (letters × advance), height / (lines × line height)).
 */
export interface FittedNames {
  rows: NameRow[];
  /** Letters of the widest row, those that are half as wide again counted so. */
  letters: number;
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
 * Lays out the names of one couple (name, ampersand, name) or two (a pair each).
 * @param couples the short names of each couple in the order that they chose
 * @param most letters of a line before it breaks; more where there is more width than height
 */
export function fitNames(
  couples: readonly (readonly [first: string, second: string])[],
  most = LETTERS_PER_LINE,
): FittedNames {
  const rows: NameRow[] = [];
  let letters = FEWEST_LETTERS;
  let lines = 0;
  const add = (row: NameRow, text: string, height: number): void => {
    rows.push(row);
    letters = Math.max(letters, widthOf(text));
    lines += height;
  };
  couples.forEach(([first, second], index) => {
    if (index > 0) add({ kind: 'rule' }, '', RULE_HEIGHT);
    if (couples.length > 1) {
      const together = lettersOf(first) + lettersOf(second);
      if (together <= LETTERS_PER_PAIR) add({ kind: 'pair', first, second }, `${first} & ${second}`, 1);
      else {
        add({ kind: 'name', text: first }, first, 1);
        add({ kind: 'and-name', text: second }, `& ${second}`, 1);
      }
      return;
    }
    nameLines(first, most).forEach((text) => add({ kind: 'name', text }, text, 1));
    if (second.trim() === '') return;
    if (first.trim() !== '') add({ kind: 'and' }, '&', AMPERSAND_HEIGHT);
    nameLines(second, most).forEach((text) => add({ kind: 'name', text }, text, 1));
  });
  return { rows, letters, lines };
}

/** A full name in two parts: the given name, to be set large, and what follows from bin/binti on. */
export function splitFullName(name: string): { given: string; lineage: string } {
  const match = /^(.*?\S)\s+((?:bin|binti|bte|bt|b\.|a\/l|a\/p|anak)\s+.*)$/iu.exec(name.trim());
  return match ? { given: match[1] ?? '', lineage: match[2] ?? '' } : { given: name.trim(), lineage: '' };
}

const TITLE = "(?:bin|binti|Hj\\.?|Hjh\\.?|Hajah|Haji|Dato'|Datuk|Datin|Seri|Tan Sri|Puan Sri|Wan|Mohd|Dr\\.)";
/** Titles in a row, each with its space. Without a lookbehind, which Safari reads from 16.4 on: the space is part of it. */
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
const WIDER = 0.5;
const NARROWER = 0.25;

/** About how many letters of mean width a row is as wide as; narrow letters only make up for wide ones. */
function widthOf(text: string): number {
  const letters = lettersOf(text);
  const wide = (text.match(/[mw]/giu) ?? []).length * WIDER;
  const narrow = (text.match(/[fijlrt ]/gu) ?? []).length * NARROWER;
  return letters + Math.max(0, wide - narrow);
}
