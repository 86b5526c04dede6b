import { jawiParts } from '@serikad/shared/invitations/jawi-names';
import { fontFiles } from './font-files.js';
import type { TextSpan } from './text-worker.js';

/**
 * Size of names in Jawi in sizes of the names above them,
 * and height of their lines in their own, as cover.css has them.
 */
const EM = 0.46;
const LEADING = 1.6;
/** Letters of a couple's line; a longer one is set on two. */
const MOST_LETTERS = 26;

/** Height of a row, in sizes of the names. */
export const JAWI_HEIGHT = EM * LEADING;

/** The rows of a couple's line in Jawi. */
export function jawiSpans(line: string): TextSpan[] {
  return rowsOf(line).map((text) => ({ text, faces: fontFiles('Amiri', false), weight: 400, em: EM, tracking: 0 }));
}

function rowsOf(line: string): string[] {
  // Marks above and below letters take no width.
  return line.replace(/\p{M}/gu, '').length <= MOST_LETTERS ? [line] : jawiParts(line);
}
