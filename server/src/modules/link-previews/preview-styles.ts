import type { CoverFace } from '@serikad/shared/designs/cover-setting';
import { FACES } from '@serikad/shared/designs/fonts';
import type { TextStyle } from '@serikad/shared/invitations/invitation.types';
import type { WidePicture, WideText } from '../designs/wide-picture.js';
import { fontFiles, widening } from './font-files.js';
import type { PreviewContent } from './preview-content.js';
import type { TextSpan } from './text-worker.js';

/** Arabic letters look smaller than Latin ones of their size. */
export const ARABIC = /\p{Script=Arabic}/u;
const ARABIC_GROWTH = 1.5;

export interface Style extends WideText {
  bolder: number;
}

/** The faces, sizes and colours of the texts: the design's, changed as the couple chose. */
export function stylesOf(
  { title, names, date, place }: WidePicture,
  { styles, ink }: PreviewContent,
): Record<'title' | 'names' | 'date' | 'place', Style> {
  const inked = <T extends WideText>(text: T): T =>
    ink === null || text.colour !== place.colour ? text : { ...text, colour: ink };
  return {
    title: restyled(inked(title), styles.title),
    names: restyled(names, styles.names),
    date: restyled(inked(date), styles.date),
    place: restyled(inked(place), null),
  };
}

/** The design's setting in the face, colour and weight that the couple chose. */
function restyled(text: WideText, style: TextStyle | null): Style {
  if (!style) return { ...text, bolder: widening(text.face, text.weight) };
  const weight = style.bold ? 700 : FACES[style.font].weight;
  const { font: face, color: colour } = style;
  return { ...text, face, colour, weight, italic: false, bolder: widening(face, weight) };
}

export const grown = (style: Style, text: string): Style =>
  ARABIC.test(text) ? { ...style, size: style.size * ARABIC_GROWTH, tracking: 0 } : style;

export function spanOf(style: CoverFace & { tracking?: number }, text: string, em = 1): TextSpan {
  const { face, italic, weight, upper, tracking = 0 } = style;
  return { text: upper ? text.toUpperCase() : text, faces: fontFiles(face, italic), weight, em, tracking };
}
