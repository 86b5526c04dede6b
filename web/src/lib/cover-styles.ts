import type { CoverFace, CoverMark, CoverSetting, CoverText } from '@serikad/shared/designs/cover-setting';
import { FACES, type FontName } from '@serikad/shared/designs/fonts';
import type { CSSProperties } from 'react';

/*
 * How texts are set on a blank cover: in the catalogue with the names that visitors type, and in the book of wishes. No
 * component: the file is in a chunk that the preview loads, which has another React.
 */

/** The `font-family` of a face: behind it what the system has of its kind. */
export function familyOf(face: string): string {
  return face in FACES ? FACES[face as FontName].family : `'${face}', sans-serif`;
}

/** How much wider a capital of a face is than its mean letter, in letters. */
function capitalOf(face: string): number {
  return face in FACES ? FACES[face as FontName].capital : 0;
}

/** The grid of a cover's texts, in the size of COVER_SIZE. */
export function sheetStyle({ above, below, align }: CoverSetting): CSSProperties {
  return {
    gridTemplateRows:
      `minmax(${above.least}px, ${above.share * 100}fr) auto auto ` +
      `minmax(${below.least}px, ${100 - above.share * 100}fr)`,
    textAlign: align,
  };
}

/** A picture between the texts; `null` where the cover has none. */
export function markStyle({ marks, gaps }: CoverSetting, mark: CoverMark): CSSProperties | null {
  const box = marks[mark];
  return box ? { marginLeft: box.left, width: box.width, height: box.height, marginTop: gaps[mark] } : null;
}

/**
 * The size of the names in px of COVER_SIZE, as the guest view's style sheet computes it.
 * @param fitted what fitNames gives: letters of the widest row, capitals beyond its mean, height in lines
 */
export function namesSize(
  { face, size, width, height, advance, leading }: CoverSetting['names'],
  { letters, capitals, lines }: { letters: number; capitals: number; lines: number },
): number {
  return Math.min(size, width / ((letters + capitals * capitalOf(face)) * advance), height / (lines * leading));
}

export function faceStyle({ face, weight, italic, leading, colour }: CoverFace): CSSProperties {
  return {
    fontFamily: familyOf(face),
    fontWeight: weight,
    fontStyle: italic ? 'italic' : 'normal',
    lineHeight: leading,
    color: colour,
  };
}

export function textStyle({ left, width, size, tracking, indent, upper, ...face }: CoverText): CSSProperties {
  return {
    ...faceStyle(face as CoverFace),
    marginLeft: left,
    width,
    fontSize: size,
    letterSpacing: tracking === 0 ? 'normal' : `${tracking}em`,
    textIndent: indent,
    textTransform: upper ? 'uppercase' : 'none',
  };
}
