import type { CSSProperties } from 'react';
import { andLetters, beginningCapitals, fitNames, type NameRow } from '@serikad/shared/invitations/fit-names';
import { JawiLine } from '../ui/jawi-line.js';

interface Props {
  couples: readonly (readonly [string, string])[];
  and: string;
}

/**
 * The couple's names, sized by the style sheet from the letters and lines that they take.
 * @param props.jawi lines of names in Jawi below them,
 *   which the style sheet shows in layouts that have a place for them
 * @param props.line the couple's own below those, likewise
 */
export function Names({ couples, and, jawi, line }: Props & { jawi: readonly string[]; line: string }) {
  const { rows, letters, capitals, lines } = fitNames(couples);
  const style: CSSProperties & Partial<Record<'--n' | '--caps' | '--rows' | '--j' | '--jn' | '--o' | '--on', number>> =
    {
      '--n': letters + (couples.length > 1 ? andLetters(and) : 0),
      '--caps': capitals + beginningCapitals(rows),
      '--rows': lines,
      // Marks above and below letters take no width.
      ...(jawi.length > 0 && {
        '--j': jawi.length,
        '--jn': Math.max(...jawi.map((line) => line.replace(/\p{M}/gu, '').length)),
      }),
      ...(line !== '' && { '--o': Math.ceil(emsOf(line) / NARROWEST), '--on': emsOf(line) }),
    };
  return (
    <h1
      className={`names${couples.length > 1 ? ' two' : ''}`}
      id="names"
      style={style}
      tabIndex={-1}
      data-field="names"
    >
      {rows.map((row, index) => (
        <Row key={index} row={row} and={and} />
      ))}
      {jawi.map((names, index) => (
        <JawiLine key={index} line={names} className="jw" />
      ))}
      {line !== '' && (
        <span className="ol" lang={languageOf(line)} dir="auto">
          {line}
        </span>
      )}
    </h1>
  );
}

/** Sizes of its smallest type that fit beside each other on the narrowest phones. */
const NARROWEST = 12;

/** By its first Chinese, Tamil or Urdu letter; other Arabic letters may be Arabic, Jawi or Urdu, and say nothing. */
function languageOf(line: string): 'zh' | 'ta' | 'ur' | undefined {
  const [letter] = /[\u0679\u0688\u0691\u06ba\u06be\u06c1\u06d2\u0b80-\u0bff\u3400-\u9fff]/.exec(line) ?? [];
  if (letter === undefined) return undefined;
  return letter < '\u0b80' ? 'ur' : letter < '\u3400' ? 'ta' : 'zh';
}

/** About how wide a line is, in sizes of its type. Chinese letters are squares; marks above and below take no width. */
function emsOf(line: string): number {
  const ems = [...line.replace(/\p{Mn}/gu, '')].map((letter) =>
    letter >= '\u2e80' ? 1.05 : /[\u0b80-\u0bff]/.test(letter) ? 0.95 : 0.62,
  );
  return ems.reduce((sum, em) => sum + em, 0);
}

/** The same names running on, at the end of the page. */
export function NamesLine({ couples, and }: Props) {
  return (
    <p className="end-names" data-field="names">
      {couples.map(([first, second], index) => (
        <span key={index} className="ln">
          {first} <span className="amp">{and}</span> {second}
        </span>
      ))}
    </p>
  );
}

function Row({ row, and }: { row: NameRow; and: string }) {
  switch (row.kind) {
    case 'rule':
      return <i className="pair-rule" />;
    case 'and':
      return <span className="amp">{and} </span>;
    case 'name':
      return <span className="ln">{row.text} </span>;
    case 'pair':
      return (
        <span className="ln">
          {row.first} <span className="amp">{and}</span> {row.second}{' '}
        </span>
      );
    case 'and-name':
      return (
        <span className="ln">
          <span className="amp">{and}</span>
          {`\u00a0${row.text} `}
        </span>
      );
  }
}
