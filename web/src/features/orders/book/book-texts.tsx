import {
  COVER_SIZE,
  coverMark,
  type CoverMark,
  type CoverSetting,
  type WritableCover,
} from '@serikad/shared/designs/cover-setting';
import { andLetters, beginningCapitals, fitNames, type NameRow } from '@serikad/shared/invitations/fit-names';
import type { CSSProperties, ReactNode } from 'react';
import { JAWI_FACE } from '../../../guest/view/faces.js';
import { faceStyle, markStyle, namesSize, sheetStyle, textStyle } from '../../../lib/cover-styles.js';
import { JawiParts } from './jawi-parts.js';

/**
 * In the size in which designs measure their covers, COVER_SIZE;
 * scaled to the cover's by `--scale` of what is around it.
 */
const SHEET: CSSProperties = {
  position: 'absolute',
  top: 0,
  left: 0,
  display: 'grid',
  gridTemplateColumns: '100%',
  width: COVER_SIZE.width,
  height: COVER_SIZE.height,
  overflow: 'hidden',
  transform: 'scale(var(--scale, 0))',
  transformOrigin: '0 0',
  contain: 'strict',
};
const HEAD: CSSProperties = { display: 'flow-root', gridRow: 2 };
const FOOT: CSSProperties = { display: 'flow-root', gridRow: 3 };
const ROW: CSSProperties = { display: 'block' };
/** As the guest view sets names: “fi” as one letter loses its dot. */
const NAME: CSSProperties = { ...ROW, whiteSpace: 'nowrap', fontVariantLigatures: 'no-common-ligatures' };
/** Beside a name, as in the guest view's cover.css. */
const AND_ON_ROW: CSSProperties = { fontSize: '0.82em', lineHeight: 1 };
/** Between two couples, as in the guest view's cover.css. */
const RULE: CSSProperties = { ...ROW, width: 64, height: 1, background: 'var(--book-line, currentColor)' };
const TEXT: CSSProperties = {
  ...ROW,
  maxWidth: 'none',
  overflowWrap: 'normal',
  whiteSpace: 'normal',
  WebkitHyphens: 'none',
  hyphens: 'none',
};

/**
 * Sizes of names in Jawi: `em` a part of the names', `advance` the mean width of a letter,
 * `least` in pixels of the sheet.
 */
const JAWI = { em: 0.46, leading: 1.6, advance: 0.42, least: 16 };

interface Props {
  id: string;
  setting: CoverSetting;
  /** One couple, or two. */
  couples: readonly (readonly [first: string, second: string])[];
  /** Their lines in Jawi, below the names. */
  jawi: readonly string[];
  texts: Pick<WritableCover['sample'], 'title' | 'and' | 'date' | 'place'>;
}

/**
 * The texts of a cover where the guest view has them, in the pixels of COVER_SIZE. Sizes of names are those that the
 * guest view's style sheet gives them: both read shared/invitations/fit-names.
 */
export function BookTexts({ id, setting, couples, jawi, texts }: Props) {
  const { gaps, footHeight, title, date, place } = setting;
  return (
    <span style={{ ...SHEET, ...sheetStyle(setting) }}>
      <span style={HEAD}>
        <Mark id={id} setting={setting} mark="jawi" />
        <span style={{ ...TEXT, ...textStyle(title), marginTop: gaps.title }}>{texts.title}</span>
        <Names setting={setting} couples={couples} jawi={jawi} and={texts.and} />
      </span>
      <span style={{ ...FOOT, minHeight: footHeight, marginTop: gaps.foot }}>
        <Mark id={id} setting={setting} mark="rule" />
        <span style={{ ...TEXT, ...textStyle(date), marginTop: gaps.date }}>{texts.date}</span>
        <span style={{ ...TEXT, ...textStyle(place), marginTop: gaps.place, textWrap: 'balance' }}>{texts.place}</span>
      </span>
    </span>
  );
}

function Mark({ id, setting, mark }: { id: string; setting: CoverSetting; mark: CoverMark }) {
  const style = markStyle(setting, mark);
  return (
    style && <img src={coverMark(id, setting.version, mark)} alt="" style={{ ...ROW, maxWidth: 'none', ...style }} />
  );
}

function Names({
  setting: { names, and, gaps, align },
  couples,
  jawi,
  and: between,
}: Pick<Props, 'setting' | 'couples' | 'jawi'> & { and: string }) {
  const { rows, letters, capitals, lines } = fitNames(couples);
  const fontSize = namesSize(names, {
    letters: letters + (couples.length > 1 ? andLetters(between) : 0),
    capitals: capitals + beginningCapitals(rows),
    lines: lines + (jawi.length * JAWI.em * JAWI.leading) / names.leading,
  });
  const style: CSSProperties = {
    ...TEXT,
    ...textStyle(names),
    fontSize,
    marginTop: gaps.names,
    ...(names.shadow !== '' && { textShadow: names.shadow }),
  };
  const andStyle: CSSProperties = { ...faceStyle(and), fontSize: `${and.em}em`, textTransform: 'none' };
  const overhang = align === 'center' ? '-0.5em' : 0;
  return (
    <span data-part="names" style={style}>
      {rows.map((row, i) =>
        row.kind === 'rule' ? (
          <span key={i} style={{ ...RULE, margin: align === 'center' ? '0.32em auto 0.28em' : '0.32em 0 0.28em' }} />
        ) : row.kind === 'and' ? (
          <span key={i} style={{ ...ROW, ...andStyle }}>
            {between}
          </span>
        ) : (
          <span key={i} style={{ ...NAME, marginInline: overhang }}>
            <NamesOfRow row={row} and={<span style={{ ...andStyle, ...AND_ON_ROW }}>{between}</span>} />
          </span>
        ),
      )}
      {jawi.map((line) => (
        <span key={line} lang="ms-Arab" dir="rtl" style={jawiStyle(line, fontSize, names.width)}>
          <JawiParts line={line} />
        </span>
      ))}
    </span>
  );
}

function NamesOfRow({ row, and }: { row: Exclude<NameRow, { kind: 'and' | 'rule' }>; and: ReactNode }) {
  if (row.kind === 'name') return row.text;
  return row.kind === 'pair' ? (
    <>
      {row.first} {and} {row.second}
    </>
  ) : (
    <>
      {and}
      {`\u00a0${row.text}`}
    </>
  );
}

/** As in the guest view's cover.css: a part of the names' size, smaller where the line would be wider than its room. */
function jawiStyle(line: string, names: number, width: number): CSSProperties {
  const letters = line.replace(/\p{M}/gu, '').length;
  return {
    ...ROW,
    fontFamily: `'${JAWI_FACE}', serif`,
    fontWeight: 400,
    fontStyle: 'normal',
    fontSize: Math.max(JAWI.least, Math.min(names * JAWI.em, width / (letters * JAWI.advance))),
    lineHeight: JAWI.leading,
    letterSpacing: 'normal',
    textWrap: 'balance',
  };
}
