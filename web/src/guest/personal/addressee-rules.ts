import { FACES, type Face, type FontName } from '@serikad/shared/designs/fonts';
import type { DesignView } from '@serikad/shared/designs/design.types';
import { declarations } from '../view/safe-css.js';

/**
 * Where a design's faces are all script: the pages' own text face, by its name, since --f-text waits behind the doors.
 */
const TEXT_FACE: Pick<Face, 'family' | 'advance' | 'weight'> = {
  family: "'EB Garamond', var(--wait-text)",
  advance: 0.5,
  weight: 600,
};
/** Titles have fewer capitals than the names that a face's advance is measured by. */
const TITLE_TO_NAME = 0.94;

/** The face of the title on the cover: the design's own, unless it is script, in which a long title cannot be read. */
export function addresseeRules({ type }: Pick<DesignView, 'type'>): string {
  const faces = [type.name, type.head].map((name) => (name in FACES ? FACES[name as FontName] : TEXT_FACE));
  const { family, advance, weight } = faces.find((face) => !('kind' in face && face.kind === 'script')) ?? TEXT_FACE;
  return `:root{${declarations({
    '--to-face': family,
    '--to-weight': String(weight),
    '--to-adv': String(Math.round(advance * TITLE_TO_NAME * 100) / 100),
  })}}`;
}
