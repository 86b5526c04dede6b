import { FACES } from '@serikad/shared/designs/fonts';
import { fitNames, type NameRow } from '@serikad/shared/invitations/fit-names';
import type { WidePicture } from '../designs/wide-picture.js';
import { widening } from './font-files.js';
import { JAWI_HEIGHT, jawiSpans } from './jawi-rows.js';
import type { PreviewContent } from './preview-content.js';
import { ARABIC, spanOf, type Style } from './preview-styles.js';
import type { TextSpan } from './text-worker.js';

/** As the guest view's stylesheet has them: the line between two couples. */
export const PAIR_RULE = { width: 57, height: 1, above: 0.32, below: 0.28 };
/**
 * Letters of a line of names, of which the one is taken that makes the names largest; the first is the guest view's.
 */
export const LETTERS_PER_LINE = [12, 18, 26, 40] as const;
/** Arabic letters reach higher and lower, with their marks. */
const ARABIC_LEADING = 1.45;

/** A line of the names, before its text is shaped. */
export interface NameLine {
  spans: TextSpan[];
  /** In sizes. */
  height: number;
  colours: string[];
  bolder: number[];
}

interface NameRows {
  rows: NameLine[];
  /** The size that the guest view's stylesheet gives them. */
  fitted: number;
}

/** The names in lines of at most so many letters. */
export function nameRows(wide: WidePicture, style: Style, content: PreviewContent, most: number): NameRows {
  const chosen = content.styles.names;
  const advance = chosen ? FACES[chosen.font].advance : wide.names.advance;
  const usual = !chosen ? wide.names.leading : FACES[chosen.font].kind === 'script' ? 1.04 : 1.08;
  const leading = content.couples.flat().some((one) => ARABIC.test(one)) ? Math.max(usual, ARABIC_LEADING) : usual;
  const { rows, letters, lines } = fitNames(content.couples, most);
  const andBolder = widening(wide.and.face, wide.and.weight);
  const row = (elements: readonly (readonly [TextSpan, 'name' | 'and' | 'jawi'])[], height: number): NameLine => ({
    spans: elements.map(([span]) => span),
    height,
    colours: elements.map(([, of]) => (of === 'and' ? wide.and.colour : style.colour)),
    bolder: elements.map(([, of]) => ({ name: style.bolder, and: andBolder, jawi: 0 })[of]),
  });
  const name = (text: string): readonly [TextSpan, 'name'] => [{ ...spanOf(style, text), noLigatures: true }, 'name'];
  const and = (em: number): readonly [TextSpan, 'and'] => [spanOf(wide.and, content.and, em), 'and'];
  const rowOf = (entry: NameRow): NameLine => {
    switch (entry.kind) {
      case 'name':
        return row([name(entry.text)], leading);
      case 'and':
        return row([and(wide.and.em)], wide.and.em * wide.and.leading);
      case 'pair':
        return row([name(`${entry.first} `), and(wide.and.inline), name(` ${entry.second}`)], leading);
      case 'and-name':
        // The line is on the names' baseline, so their row begins with an empty element.
        return row([name(''), and(wide.and.inline), name(`\u00a0${entry.text}`)], leading);
      case 'rule':
        return row([], PAIR_RULE.above + PAIR_RULE.below);
    }
  };
  const jawi = (content.jawi ?? []).flatMap(jawiSpans).map((span) => row([[span, 'jawi']], JAWI_HEIGHT));
  const { width, size, height } = wide.names;
  const ems = lines * leading + jawi.length * JAWI_HEIGHT;
  return { rows: [...rows.map(rowOf), ...jawi], fitted: Math.min(size, width / (letters * advance), height / ems) };
}
